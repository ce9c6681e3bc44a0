import Foundation
import OnboardingDelivery
import OnboardingValues
import TestSupport
import Testing

@Suite("The journal store")
struct JournalStoreTests {
    let directory = TemporaryDirectory()
    var journal: URL { directory.url.appendingPathComponent("onboarding.journal") }
    /// Where versions before the journal kept everything.
    var snapshot: URL { directory.url.appendingPathComponent("onboarding.json") }
    var files: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: directory.url.path).sorted() }
    }

    @Test("Gives back what was appended, also to another store on the same directory")
    func roundTrip() async throws {
        let store = JournalStore(directory: directory.url)
        #expect(try await store.contents() == StoreContents())
        let value: JSONValue = [
            "text": "Gr\u{00FC}\u{00DF}e \u{1F469}\u{200D}\u{1F692} \"\\\n\u{0}", "list": [1, true, .null, -0],
            "exact": .number(try #require(Decimal(string: "0.12345678901234567890123456789"))),
        ]
        let json = value.text
        try await store.append([.set(key: "a", json: json), .set(key: "b", json: "1"), .event(["id": "1"])])
        try await store.append([.remove(key: "b"), .event(["id": "2"])])
        let contents = try await store.contents()
        #expect(contents.items == ["a": json])
        #expect(contents.events == [#"{"id":"1"}"#, #"{"id":"2"}"#])
        #expect(try await JournalStore(directory: directory.url).contents() == contents)
    }

    @Test("Makes its file and directory for their owner alone, and leaves no other file than the lock's")
    func rights() async throws {
        let store = JournalStore(directory: directory.url)
        for number in 0..<3 { try await store.append([.set(key: "a", json: "\(number)")]) }
        func rights(_ url: URL) throws -> Int? {
            try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
        }
        #expect(try rights(journal) == 0o600)
        #expect(try rights(directory.url) == 0o700)
        #expect(try files == ["onboarding.journal", "onboarding.lock"])
    }

    @Test(
        "Sets a damaged snapshot aside, every one under a name of its own, and begins anew",
        arguments: ["", "{", "{}", "\u{0}\u{1}", "{\"version\": 0, \"items\": {}, \"events\": []}", "[1, 2"]
    )
    func damaged(text: String) async throws {
        try FileManager.default.createDirectory(at: directory.url, withIntermediateDirectories: true)
        for _ in 0..<2 {
            try Data(text.utf8).write(to: snapshot)
            let store = JournalStore(directory: directory.url)
            let contents = try await store.contents()
            #expect(contents.items.isEmpty && contents.events.isEmpty)
            #expect(contents.damage.count == 1 && contents.damage[0].reason.contains("damaged-"))
            try await store.append([.set(key: "a", json: "1")])
            try FileManager.default.removeItem(at: journal)
        }
        #expect(try files == ["onboarding.json.damaged-1", "onboarding.json.damaged-2", "onboarding.lock"])
        let asideText = try Data(contentsOf: directory.url.appendingPathComponent("onboarding.json.damaged-1"))
        #expect(asideText == Data(text.utf8))
    }

    @Test("Does not begin anew over what a newer version keeps")
    func newer() async throws {
        try FileManager.default.createDirectory(at: directory.url, withIntermediateDirectories: true)
        let text = Data(#"{"version": 2, "items": {}, "events": []}"#.utf8)
        try text.write(to: snapshot)
        let store = JournalStore(directory: directory.url)
        await #expect(throws: StoreError.self) { try await store.contents() }
        await #expect(throws: StoreError.self) { try await store.append([.set(key: "a", json: "1")]) }
        #expect(try files.filter { $0 != "onboarding.lock" } == ["onboarding.json"])
        #expect(try Data(contentsOf: snapshot) == text)
    }

    @Test("Takes what cannot be read for what cannot be read, not for a new store, and writes nothing over it")
    func unreadable() async throws {
        try FileManager.default.createDirectory(at: snapshot, withIntermediateDirectories: true)
        let store = JournalStore(directory: directory.url)
        await #expect(throws: StoreError.self) { try await store.contents() }
        await #expect(throws: StoreError.self) { try await store.append([.set(key: "a", json: "1")]) }
        #expect(try files == ["onboarding.json"])
        try FileManager.default.removeItem(at: snapshot)
        try await store.append([.set(key: "b", json: "2")])
        #expect(try await store.contents().items == ["a": "1", "b": "2"])
    }

    @Test("Keeps in memory what it could not write and writes it with the next append, be it an empty one")
    func failedWrite() async throws {
        let store = JournalStore(directory: directory.url)
        try await store.append([.set(key: "a", json: "1")])
        try FileManager.default.removeItem(at: directory.url)
        try Data().write(to: directory.url)
        for number in 2...3 {
            let error = await #expect(throws: StoreError.self) {
                try await store.append([.set(key: "b", json: "\(number)")])
            }
            #expect(error?.operation == .write && error?.file == directory.url.path)
            #expect(error?.reason == "Not a directory" || error?.reason == "File exists")
        }
        #expect(try await store.contents().items == ["a": "1", "b": "3"])
        try FileManager.default.removeItem(at: directory.url)
        try await store.append([])
        #expect(try await JournalStore(directory: directory.url).contents().items == ["a": "1", "b": "3"])
    }

    @Test("Is as it was before when a write was cut short, and goes over what that left")
    func cutShort() async throws {
        let store = JournalStore(directory: directory.url)
        try await store.append([.set(key: "a", json: "1")])
        try Data("cut short".utf8).write(to: journal.appendingPathExtension("new"))
        let next = JournalStore(directory: directory.url)
        #expect(try await next.contents().items == ["a": "1"])
        try await next.append([.set(key: "a", json: "3")])
        #expect(try await JournalStore(directory: directory.url).contents().items == ["a": "3"])
    }

    @Test("Takes the records of 30 writers at once, each writer's in its order")
    func writers() async throws {
        let store = JournalStore(directory: directory.url)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for writer in 0..<30 {
                group.addTask {
                    for number in 0..<20 {
                        let event: JSONValue = ["writer": .number(.init(writer)), "number": .number(.init(number))]
                        try await store.append([
                            .set(key: "writer/\(writer)", json: "\(number)"), .event(event),
                        ])
                    }
                }
            }
            try await group.waitForAll()
        }
        let contents = try await JournalStore(directory: directory.url).contents()
        #expect(contents == (try await store.contents()))
        let events = try contents.events.map { try JSONValue(reading: $0) }
        #expect(events.count == 600)
        for writer in 0..<30 {
            let numbers = events.filter { $0["writer"]?.integer == writer }.compactMap { $0["number"]?.integer }
            #expect(numbers == Array(0..<20))
            #expect(contents.items["writer/\(writer)"] == "19")
        }
    }

    @Test("Lets the oldest events give way to the bound and counts them")
    func bound() async throws {
        var contents = StoreContents()
        for number in 0..<(StoreContents.mostEvents + 3) { contents.apply(.event(.number(Decimal(number)))) }
        #expect(contents.events.count == StoreContents.mostEvents)
        #expect(contents.events.first == "3")
        #expect(contents.dropped == DroppedEvents(count: 3))
        let store = MemoryStore(contents)
        try await store.append([.event(0)])
        #expect(await store.contents().dropped.total == 4)
    }
}
