import Foundation
import OnboardingValues
import TestSupport
import Testing

@testable import OnboardingDelivery

@Suite("A snapshot of before the journal")
struct JournalTakeoverTests {
    private static let text = """
        {"version":1,"items":{"a":{"name":"\u{1F469}\u{200D}\u{1F692}"},"b":0.12345678901234567890},\
        "events":[{"id":"1"},{"id":"2"}],"eventsDropped":7}
        """

    private static let contents: StoreContents = {
        var contents = StoreContents(after: [
            [
                .set(key: "a", json: "{\"name\":\"\u{1F469}\u{200D}\u{1F692}\"}"),
                .set(key: "b", json: "0.1234567890123456789"),
                .event(["id": "1"]), .event(["id": "2"]),
            ]
        ])
        contents.dropped.count = 7
        return contents
    }()

    private func fixture() -> JournalFixture {
        JournalFixture(disk: MemoryDisk([JournalFixture.snapshot: Array(Self.text.utf8)]))
    }

    @Test("Is taken over when it is opened, and goes")
    func takeover() async throws {
        let fixture = fixture()
        let store = fixture.store()
        #expect(try await store.contents() == Self.contents)
        #expect(fixture.disk[JournalFixture.snapshot] == nil)
        #expect(try fixture.reopened() == Self.contents)
        try await store.append([.event("3")])
        #expect(try fixture.reopened().events.count == 3)
    }

    @Test("Loses nothing and doubles nothing, wherever the takeover is killed")
    func kills() throws {
        var isThere: Set<Bool> = []
        for last in 0..<80 {
            let fixture = fixture()
            fixture.disk.setFault { _, number in number > last ? .error(EIO) : nil }
            var journal = fixture.opened()
            _ = try? journal.contents()
            fixture.disk.setFault(nil)
            isThere.insert(fixture.disk[JournalFixture.journal] != nil && fixture.disk[JournalFixture.snapshot] != nil)
            #expect(try fixture.reopened() == Self.contents, "killed after call \(last)")
            #expect(fixture.disk[JournalFixture.snapshot] == nil && fixture.disk[JournalFixture.journal] != nil)
            // The same process goes on.
            try journal.keep([.event("3")])
            let more = try fixture.reopened()
            #expect(more.events == Self.contents.events + [#""3""#] && more.items == Self.contents.items)
        }
        #expect(isThere == [true, false])
    }

    @Test(
        "Loses nothing and doubles nothing in a power cut at any call of the takeover",
        arguments: PowerCut.Unsynced.allCases
    )
    func powerCuts(unsynced: PowerCut.Unsynced) throws {
        let fixture = fixture()
        fixture.disk.record()
        var journal = fixture.opened()
        _ = try journal.contents()
        try journal.keep([.event("3")])
        var generator = SeededGenerator(seed: .forThisRun)
        let calls = fixture.disk.calls
        for count in 0...calls.count {
            var cut = PowerCut(files: [JournalFixture.snapshot: Array(Self.text.utf8)])
            for call in calls.prefix(count) { cut.take(call) }
            let after = JournalFixture(disk: MemoryDisk(cut.files(unsynced, &generator)))
            let contents = try after.reopened()
            #expect(contents.items == Self.contents.items && contents.events.starts(with: Self.contents.events))
            #expect(contents.events.count <= 3 && (count < calls.count || contents.events.count == 3))
        }
    }

    @Test("Counts where there is no room for a journal, stays where it is, and is taken over with the next write")
    func full() async throws {
        let fixture = fixture()
        fixture.disk.setFault { call, _ in if case .write = call { .error(ENOSPC) } else { nil } }
        let store = fixture.store()
        #expect(try await store.contents() == Self.contents)
        await #expect(throws: StoreError.self) { try await store.append([.event("3")]) }
        #expect(fixture.disk[JournalFixture.snapshot] == Array(Self.text.utf8))
        fixture.disk.setFault(nil)
        try await store.append([.event("4")])
        #expect(fixture.disk[JournalFixture.snapshot] == nil)
        #expect(try fixture.reopened().events == Self.contents.events + [#""3""#, #""4""#])
    }

    @Test("Is taken over once by two stores that open it at the same time")
    func twoStores() async throws {
        let fixture = fixture()
        let (one, other) = (fixture.store(), fixture.store())
        async let first: Void = one.append([.event("3")])
        async let second: Void = other.append([.event("4")])
        _ = try await (first, second)
        let contents = try fixture.reopened()
        #expect(contents.items == Self.contents.items && contents.events.count == 4)
        #expect(contents.events.starts(with: Self.contents.events))
    }
}
