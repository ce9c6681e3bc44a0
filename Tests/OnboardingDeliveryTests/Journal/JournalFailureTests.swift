import Foundation
import OnboardingValues
import TestSupport
import Testing

@testable import OnboardingDelivery

@Suite("A journal whose disk fails")
struct JournalFailureTests {
    static let faults: [MemoryDisk.Fault] = [
        .error(ENOSPC), .error(EIO), .error(EFBIG), .partial(ENOSPC), .partial(EIO), .short,
    ]

    /// 70 appends in which the file is written anew several times.
    static let appends = (0..<70).map { number in
        (number % 15 == 14 ? [.clearEvents] : []) + StoreRecord.change(number, length: 6000)
    }
    static let states = StoreContents.states(appends)

    @Test(
        "Loses nothing acknowledged by a call that fails once, be it any, and has all again with the next append",
        arguments: faults
    )
    func once(fault: MemoryDisk.Fault) async throws {
        for number in stride(from: 1, through: try await callCount(), by: Sanitizer.isOn ? 23 : 1) {
            try await run(fault, in: number...number)
        }
    }

    @Test("Loses nothing acknowledged by calls that fail for a while", arguments: faults.filter { $0 != .short })
    func forAWhile(fault: MemoryDisk.Fault) async throws {
        var generator = SeededGenerator(seed: .forThisRun)
        let count = try await callCount()
        for _ in 0..<Sanitizer.few(60) {
            let first = Int.random(in: 1...count, using: &generator)
            try await run(fault, in: first...(first + .random(in: 1...60, using: &generator)))
        }
    }

    /// How many calls a run makes that change something.
    private func callCount() async throws -> Int {
        let fixture = JournalFixture()
        let counter = FaultPlan(fault: nil, calls: 0...0)
        fixture.disk.setFault { call, _ in counter.next(call) }
        let store = fixture.store()
        for records in Self.appends { try await store.append(records) }
        _ = try await store.contents()
        #expect(counter.renames > 2)
        return counter.count
    }

    private func run(_ fault: MemoryDisk.Fault, in calls: ClosedRange<Int>) async throws {
        let fixture = JournalFixture()
        let plan = FaultPlan(fault: fault, calls: calls)
        fixture.disk.setFault { call, _ in plan.next(call) }
        let store = fixture.store()
        var acknowledged = 0
        for (number, records) in Self.appends.enumerated() {
            do {
                try await store.append(records)
                acknowledged = number + 1
            } catch let error as StoreError {
                #expect(fault != .short && !error.reason.isEmpty && error.file.hasPrefix(JournalFixture.directory))
                // What is acknowledged is there also where the process ends now.
                let copy = JournalFixture(disk: MemoryDisk(fixture.disk.files))
                let found = try copy.reopened()
                let possible = Self.states[acknowledged...(number + 1)]
                if !possible.contains(found) { Issue.record("\(fault) in \(calls): \(acknowledged) acknowledged") }
                #expect(fixture.opened().damage.isEmpty)
            }
        }
        fixture.disk.setFault(nil)
        try await store.append([])
        let whole = Self.states[Self.appends.count]
        let (own, found) = (try await store.contents(), try fixture.reopened())
        if own != whole || found != whole {
            Issue.record("\(fault) in \(calls): \(own.events.count), \(found.events.count), \(whole.events.count)")
        }
    }

    @Test("Writes a whole new file after a sync that failed, for what the system kept is unknown")
    func failedSync() throws {
        let fixture = JournalFixture()
        var journal = fixture.opened()
        try journal.keep([.set(key: "a", json: "1")])
        let first = fixture.disk[JournalFixture.journal]
        fixture.disk.setFault { call, _ in if case .sync = call { .error(EIO) } else { nil } }
        let error = #expect(throws: StoreError.self) { try journal.keep([.event("1")]) }
        #expect(error?.operation == .write && error?.file == JournalFixture.journal)
        #expect(fixture.disk[JournalFixture.journal] == first)
        fixture.disk.setFault(nil)
        fixture.disk.record()
        try journal.keep([.event("2")])
        #expect(fixture.disk.calls.contains { if case .rename = $0 { true } else { false } })
        #expect(try fixture.reopened().events == [#""1""#, #""2""#])
    }

    @Test("Counts once what a failed write left in the file and could not be cut off", arguments: [false, true])
    func uncut(isFollowed: Bool) throws {
        let fixture = JournalFixture()
        var journal = fixture.opened()
        try journal.keep([.set(key: "a", json: "1")])
        fixture.disk.setFault { call, _ in
            switch call {
            case .sync, .truncate: .error(EIO)
            default: nil
            }
        }
        #expect(throws: StoreError.self) { try journal.keep([.event("1")]) }
        fixture.disk.setFault(nil)
        var other = fixture.opened()
        if isFollowed { try other.keep([.event("2")]) }
        try journal.keep([.event("3")])
        #expect(
            try Set(fixture.reopened().events) == Set(isFollowed ? [#""1""#, #""2""#, #""3""#] : [#""1""#, #""3""#])
        )
        #expect(try fixture.reopened().events.count == (isFollowed ? 3 : 2))
        #expect(try other.contents() == journal.contents())
    }

    @Test("Keeps the old file and goes on where a new one cannot be put in its place")
    func compaction() async throws {
        let fixture = JournalFixture()
        fixture.disk.setFault { call, _ in
            if case .rename(_, let place) = call, place.hasSuffix("l") { .error(EIO) } else { nil }
        }
        let store = fixture.store()
        // The first file is one that is put in place, too.
        await #expect(throws: StoreError.self) { try await store.append([.set(key: "a", json: "0")]) }
        fixture.disk.setFault(nil)
        try await store.append([])
        fixture.disk.setFault { call, _ in if case .rename = call { .error(EIO) } else { nil } }
        let big = String(repeating: "1", count: 30_000)
        for _ in 0..<20 { try await store.append([.set(key: "a", json: big)]) }
        #expect((fixture.disk[JournalFixture.journal]?.count ?? 0) > 500_000)
        fixture.disk.setFault(nil)
        for _ in 0..<20 { try await store.append([.set(key: "a", json: big)]) }
        _ = try await store.contents()
        #expect((fixture.disk[JournalFixture.journal]?.count ?? 0) < 500_000)
        #expect(try fixture.reopened().items == ["a": big])
    }

    @Test(
        "Makes and wipes nothing where reading is denied, says so, and works once it is not",
        arguments: [EACCES, EPERM]
    )
    func denied(code: Int32) async throws {
        for path in [JournalFixture.journal, JournalFixture.snapshot] {
            let fixture = JournalFixture()
            if path == JournalFixture.journal {
                try await fixture.store().append([.set(key: "a", json: "1")])
            } else {
                fixture.disk[path] = Array(#"{"version":1,"items":{"a":1},"events":[],"eventsDropped":0}"#.utf8)
            }
            let before = fixture.disk.files
            fixture.disk.setFault { call, _ in if case .open = call { .error(code) } else { nil } }
            let store = fixture.store()
            for _ in 0..<2 {
                let error = await #expect(throws: StoreError.self) { try await store.contents() }
                #expect(error?.operation == .read && error?.file == path)
            }
            await #expect(throws: StoreError.self) { try await store.append([.set(key: "b", json: "2")]) }
            #expect(fixture.disk.files == before)
            fixture.disk.setFault(nil)
            #expect(try await store.contents().items == ["a": "1", "b": "2"])
            try await store.append([])
            #expect(try fixture.reopened().items == ["a": "1", "b": "2"])
        }
    }

    @Test("Says of a lock that cannot be had that it cannot write, and writes later")
    func lock() async throws {
        let fixture = JournalFixture()
        let store = fixture.store()
        try await store.append([.event("1")])
        fixture.disk.setFault { call, _ in call == .lock ? .error(ENOLCK) : nil }
        let error = await #expect(throws: StoreError.self) { try await store.append([.event("2")]) }
        #expect(error?.operation == .write)
        #expect(try await store.contents().events.count == 2)
        fixture.disk.setFault(nil)
        try await store.append([.event("3")])
        #expect(try fixture.reopened().events == [#""1""#, #""2""#, #""3""#])
    }
}

/// Which calls of a run fail, counting those that change something.
private final class FaultPlan: Sendable {
    private let fault: MemoryDisk.Fault?
    private let calls: ClosedRange<Int>
    // The disk asks under its lock.
    nonisolated(unsafe) private(set) var count = 0
    nonisolated(unsafe) private(set) var renames = 0

    init(fault: MemoryDisk.Fault?, calls: ClosedRange<Int>) { (self.fault, self.calls) = (fault, calls) }

    func next(_ call: MemoryDisk.Call) -> MemoryDisk.Fault? {
        if call == .look { return nil }
        if case .open = call { return nil }
        count += 1
        if case .rename = call { renames += 1 }
        guard calls.contains(count), let fault else { return nil }
        if case .write = call { return fault }
        // Only a write can be done in part.
        switch fault {
        case .error: return fault
        case .partial(let code): return .error(code)
        case .short: return nil
        }
    }
}
