import Foundation
import OnboardingDelivery
import OnboardingValues
import TestSupport
import Testing

@Suite("The snapshot store")
struct SnapshotStoreTests {
    let directory = TemporaryDirectory()
    var file: URL { directory.url.appendingPathComponent("onboarding.json") }
    var files: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: directory.url.path).sorted() }
    }

    @Test("Gives back what was appended, also to another store on the same directory")
    func roundTrip() async throws {
        let store = SnapshotStore(directory: directory.url)
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
        #expect(try await SnapshotStore(directory: directory.url).contents() == contents)
    }

    @Test("Makes its file and directory for their owner alone, and leaves no other file")
    func rights() async throws {
        let store = SnapshotStore(directory: directory.url)
        for number in 0..<3 { try await store.append([.set(key: "a", json: "\(number)")]) }
        func rights(_ url: URL) throws -> Int? {
            try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
        }
        #expect(try rights(file) == 0o600)
        #expect(try rights(directory.url) == 0o700)
        #expect(try files == ["onboarding.json"])
    }

    @Test(
        "Sets a damaged file aside, every one under a name of its own, and begins anew",
        arguments: ["", "{", "{}", "\u{0}\u{1}", "{\"version\": 0, \"items\": {}, \"events\": []}", "[1, 2"]
    )
    func damaged(text: String) async throws {
        try FileManager.default.createDirectory(at: directory.url, withIntermediateDirectories: true)
        for _ in 0..<2 {
            try Data(text.utf8).write(to: file)
            let store = SnapshotStore(directory: directory.url)
            let contents = try await store.contents()
            #expect(contents.items.isEmpty && contents.events.isEmpty)
            #expect(contents.damage.count == 1 && contents.damage[0].reason.contains("damaged-"))
            try await store.append([.set(key: "a", json: "1")])
        }
        #expect(try files == ["onboarding.json", "onboarding.json.damaged-1", "onboarding.json.damaged-2"])
        let asideText = try Data(contentsOf: directory.url.appendingPathComponent("onboarding.json.damaged-1"))
        #expect(asideText == Data(text.utf8))
    }

    @Test("Does not begin anew over what a newer version keeps")
    func newer() async throws {
        try FileManager.default.createDirectory(at: directory.url, withIntermediateDirectories: true)
        let text = Data(#"{"version": 2, "items": {}, "events": []}"#.utf8)
        try text.write(to: file)
        let store = SnapshotStore(directory: directory.url)
        await #expect(throws: StoreError.self) { try await store.contents() }
        await #expect(throws: StoreError.self) { try await store.append([.set(key: "a", json: "1")]) }
        #expect(try files == ["onboarding.json"])
        #expect(try Data(contentsOf: file) == text)
    }

    @Test("Takes what cannot be read for what cannot be read, not for a new store, and writes nothing over it")
    func unreadable() async throws {
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
        let store = SnapshotStore(directory: directory.url)
        await #expect(throws: StoreError.self) { try await store.contents() }
        await #expect(throws: StoreError.self) { try await store.append([.set(key: "a", json: "1")]) }
        #expect(try files == ["onboarding.json"])
        try FileManager.default.removeItem(at: file)
        try await store.append([.set(key: "b", json: "2")])
        #expect(try await store.contents().items == ["b": "2"])
    }

    @Test("Keeps in memory what it could not write and writes it with the next append, be it an empty one")
    func failedWrite() async throws {
        let store = SnapshotStore(directory: directory.url)
        try await store.append([.set(key: "a", json: "1")])
        try FileManager.default.removeItem(at: directory.url)
        try Data().write(to: directory.url)
        for number in 2...3 {
            let error = await #expect(throws: StoreError.self) {
                try await store.append([.set(key: "b", json: "\(number)")])
            }
            #expect(error?.operation == .write && error?.file == file.path)
            #expect(error?.reason == "Not a directory" || error?.reason == "File exists")
        }
        #expect(try await store.contents().items == ["a": "1", "b": "3"])
        try FileManager.default.removeItem(at: directory.url)
        try await store.append([])
        #expect(try await SnapshotStore(directory: directory.url).contents().items == ["a": "1", "b": "3"])
    }

    @Test("Is as it was before when a write was cut short, and goes over what that left")
    func cutShort() async throws {
        let store = SnapshotStore(directory: directory.url)
        try await store.append([.set(key: "a", json: "1")])
        try Data("{\"version\": 1, \"items\": {\"a\": 2".utf8).write(to: file.appendingPathExtension("new"))
        let next = SnapshotStore(directory: directory.url)
        #expect(try await next.contents().items == ["a": "1"])
        try await next.append([.set(key: "a", json: "3")])
        #expect(try await SnapshotStore(directory: directory.url).contents().items == ["a": "3"])
        #expect(try files == ["onboarding.json"])
    }

    @Test("Takes the records of 30 writers at once, each writer's in its order")
    func writers() async throws {
        let store = SnapshotStore(directory: directory.url)
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
        let contents = try await SnapshotStore(directory: directory.url).contents()
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
        #expect(contents.eventsDropped == 3)
        let store = MemoryStore(contents)
        try await store.append([.event(0)])
        #expect(await store.contents().eventsDropped == 4)
    }
}
