import Foundation
import OnboardingValues
import TestSupport
import Testing

@testable import OnboardingDelivery

@Suite("An erasure")
struct JournalErasureTests {
    private static let secret = "Augusta Ada King"
    private static let json = JSONValue.string(secret).text

    /// A directory with every kind of file a store may have, each with something of the person.
    private func full() throws -> JournalFixture {
        let fixture = JournalFixture()
        var journal = fixture.opened()
        try journal.keep([.set(key: "name", json: Self.json), .event(.string(Self.secret))])
        try journal.keep([.event(.string(Self.secret))])
        let bytes = Array(Self.json.utf8)
        for name in ["journal.new", "journal.damaged-1", "journal.damaged-27", "json", "json.new", "json.damaged-3"] {
            fixture.disk[JournalFixture.directory + "/onboarding." + name] = bytes
        }
        fixture.disk[JournalFixture.directory + "/flow.json"] = Array("the host's".utf8)
        return fixture
    }

    private func isClean(_ disk: MemoryDisk) -> Bool { !disk.files.values.contains { $0.contains(Self.secret) } }

    @Test("Leaves nothing in any file of the store, and a store that takes new records")
    func clean() async throws {
        let fixture = try full()
        #expect(!isClean(fixture.disk))
        let store = fixture.store()
        _ = try await store.contents()
        try await store.erase()
        #expect(isClean(fixture.disk))
        #expect(
            fixture.disk.files.keys.sorted()
                == ["flow.json", "onboarding.journal", "onboarding.lock"].map {
                    JournalFixture.directory + "/" + $0
                }
        )
        #expect(try await store.contents() == StoreContents())
        try await store.append([.set(key: "a", json: "1")])
        #expect(try fixture.reopened().items == ["a": "1"])
        #expect(isClean(fixture.disk))
    }

    @Test("Leaves nothing on a real disk, also of what waited for room there")
    func realDisk() async throws {
        let directory = TemporaryDirectory()
        let store = JournalStore(directory: directory.url)
        try await store.append([.set(key: "name", json: Self.json)])
        try await store.append([.event(.string(Self.secret))])
        try Data(Self.json.utf8).write(to: directory.url.appendingPathComponent("onboarding.json.damaged-1"))
        try await store.erase()
        let files = try FileManager.default.contentsOfDirectory(atPath: directory.url.path)
        #expect(files.sorted() == ["onboarding.journal", "onboarding.lock"])
        for file in files {
            let bytes = try Data(contentsOf: directory.url.appendingPathComponent(file))
            #expect(![UInt8](bytes).contains(Self.secret))
        }
        try await store.append([.event("new")])
        #expect(try await JournalStore(directory: directory.url).contents().events == [#""new""#])
    }

    @Test("Is either not begun or done by the next opening, wherever it is killed")
    func kills() throws {
        var states: Set<Bool> = []
        for last in 0... {
            let fixture = try full()
            var journal = fixture.opened()
            let before = try journal.contents()
            fixture.disk.setFault { _, number in number > last ? .error(EIO) : nil }
            let isDone = (try? journal.erase()) != nil
            fixture.disk.setFault(nil)
            let after = try fixture.reopened()
            #expect(after == before || after == StoreContents(), "killed after call \(last)")
            if after == StoreContents() { #expect(isClean(fixture.disk), "killed after call \(last)") }
            states.insert(after == before)
            // What is damaged later is not taken for what was to be removed.
            if after == StoreContents() {
                fixture.disk[JournalFixture.journal + ".damaged-1"] = [1]
                _ = try fixture.reopened()
                #expect(fixture.disk[JournalFixture.journal + ".damaged-1"] == [1])
            }
            if isDone { break }
        }
        #expect(states == [true, false])
    }

    @Test(
        "That failed halfway is done by the same store with its next write, or when it is asked again",
        arguments: [false, true]
    )
    func halfway(asksAgain: Bool) throws {
        for last in 0..<60 {
            let fixture = try full()
            var journal = fixture.opened()
            let before = try journal.contents()
            fixture.disk.setFault { _, number in number > last ? .error(EIO) : nil }
            do {
                try journal.erase()
            } catch {}
            fixture.disk.setFault(nil)
            if asksAgain { try journal.erase() }
            try journal.keep([.set(key: "a", json: "1")])
            let contents = try fixture.reopened()
            #expect(try journal.contents() == contents)
            if asksAgain || contents.items["name"] == nil {
                #expect(contents == StoreContents(after: [[.set(key: "a", json: "1")]]), "failed after call \(last)")
                #expect(isClean(fixture.disk), "failed after call \(last)")
            } else {
                #expect(contents.events == before.events)
            }
        }
    }

    @Test("Is not written back by another store, neither from its memory nor from what it could not write before")
    func others() async throws {
        let fixture = try full()
        let (store, other) = (fixture.store(), fixture.store())
        _ = try await other.contents()
        fixture.disk.setFault { call, _ in if case .write = call { .error(ENOSPC) } else { nil } }
        await #expect(throws: StoreError.self) { try await other.append([.event(.string(Self.secret + " 2"))]) }
        fixture.disk.setFault(nil)
        try await store.erase()
        try await other.append([.event("new")])
        #expect(isClean(fixture.disk))
        let expected = StoreContents(after: [[.event("new")]])
        #expect(try await store.contents() == expected)
        #expect(try await other.contents() == expected)
        #expect(try fixture.reopened() == expected)
    }

    @Test("Forgets what could not be written, and what is damaged")
    func owed() throws {
        let fixture = try full()
        var journal = fixture.opened()
        _ = try journal.contents()
        fixture.disk.setFault { call, _ in if case .write = call { .error(ENOSPC) } else { nil } }
        #expect(throws: StoreError.self) { try journal.keep([.event(.string(Self.secret))]) }
        fixture.disk.append([1, 2, 3], to: JournalFixture.journal)
        #expect(try journal.contents().damage.count == 1)
        fixture.disk.setFault(nil)
        try journal.erase()
        #expect(try journal.contents() == StoreContents())
        #expect(isClean(fixture.disk))
    }

    @Test("Of a store in memory leaves one that is empty and takes new records")
    func memory() async throws {
        let store = MemoryStore()
        try await store.append([.set(key: "name", json: Self.json), .keep(key: "b", KeptItem(1)), .event("1")])
        await store.erase()
        #expect(await store.contents() == StoreContents())
        try await store.append([.set(key: "a", json: "1")])
        #expect(await store.contents().items == ["a": "1"])
    }
}
