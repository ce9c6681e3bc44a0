import Foundation
import OnboardingValues
import TestSupport
import Testing

@testable import OnboardingDelivery

@Suite("A journal that several stores have")
struct JournalSharingTests {
    @Test(
        "Has each record once, of two stores that write at the same time, also on a real disk",
        arguments: [false, true]
    )
    func atOnce(isReal: Bool) async throws {
        let directory = TemporaryDirectory()
        let fixture = JournalFixture()
        func store() -> JournalStore { isReal ? JournalStore(directory: directory.url) : fixture.store() }
        let stores = [store(), store()]
        try await withThrowingTaskGroup(of: Void.self) { group in
            for writer in 0..<20 {
                group.addTask {
                    for number in 0..<25 {
                        // The large ones bring compactions about.
                        let json = String(repeating: "7", count: number % 5 == 0 ? 5_000 : 1)
                        try await stores[writer % 2].append([
                            .set(key: "writer/\(writer % 4)", json: json), .event(.string("\(writer) \(number)")),
                        ])
                    }
                }
            }
            try await group.waitForAll()
        }
        let contents = try await store().contents()
        #expect(contents.events.count == 500 && Set(contents.events).count == 500)
        #expect(contents.damage.isEmpty)
        for store in stores { #expect(try await store.contents() == contents) }
        for writer in 0..<20 {
            let own = contents.events.filter { $0.hasPrefix("\"\(writer) ") }
            #expect(own == (0..<25).map { "\"\(writer) \($0)\"" })
        }
    }

    @Test("Comes to the same as the plain model, whoever writes, is opened or compacts, and in whatever order")
    func properties() async throws {
        let seed = UInt64.forThisRun
        for round in UInt64(0)..<UInt64(Sanitizer.few(40)) {
            var generator = SeededGenerator(seed: seed &+ round)
            let fixture = JournalFixture()
            var stores = [fixture.opened(), fixture.opened()]
            var model = StoreContents()
            for step in 0..<80 {
                let who = Int.random(in: 0...1, using: &generator)
                switch Int.random(in: 0..<12, using: &generator) {
                case 0: stores[who] = fixture.opened()
                case 1:
                    try stores[who].locked { (journal) throws(StoreError) in
                        try journal.refresh()
                        try journal.rewrite(journal.fold)
                    }
                case 2:
                    try stores[who].erase()
                    model = StoreContents()
                case 3: #expect(try stores[who].contents() == model, "seed \(seed), round \(round), step \(step)")
                default:
                    let records = Self.records(&generator)
                    try stores[who].keep(records)
                    for record in records { model.apply(record) }
                }
            }
            #expect(try fixture.reopened() == model, "seed \(seed), round \(round)")
            for index in stores.indices {
                #expect(try stores[index].contents() == model, "seed \(seed), round \(round)")
            }
        }
    }

    private static func records(_ generator: inout SeededGenerator) -> [StoreRecord] {
        (0..<Int.random(in: 1...4, using: &generator)).map { _ in
            let key = "key/\(Int.random(in: 0..<6, using: &generator))"
            switch Int.random(in: 0..<10, using: &generator) {
            case 0...4:
                let count = Int.random(in: 1...9_000, using: &generator)
                return .set(key: key, json: JSONValue.string(String(repeating: "\u{4E2D}", count: count)).text)
            case 5: return .remove(key: key)
            case 6: return .clearEvents
            default: return .event(.string("\(UInt64.random(in: 0 ... .max, using: &generator))"))
            }
        }
    }

    @Test("Is read on before anything is written to it, and by who asks for the contents")
    func readOn() async throws {
        let fixture = JournalFixture()
        let (one, other) = (fixture.store(), fixture.store())
        try await one.append([.set(key: "a", json: "1"), .event("1")])
        #expect(try await other.contents().items == ["a": "1"])
        try await one.append([.set(key: "a", json: "2")])
        #expect(try await other.contents().items == ["a": "2"])
        try await other.append([.set(key: "b", json: "3"), .event("2")])
        try await one.append([.event("3")])
        let expected = StoreContents(after: [
            [.set(key: "a", json: "2"), .set(key: "b", json: "3"), .event("1"), .event("2"), .event("3")]
        ])
        #expect(try await one.contents() == expected)
        #expect(try await other.contents() == expected)
    }

    @Test("Is opened anew by those who had the file that another one replaced")
    func replaced() throws {
        let fixture = JournalFixture()
        var (one, other) = (fixture.opened(), fixture.opened())
        try one.keep([.set(key: "a", json: "1")])
        _ = try other.contents()
        try one.locked { (journal) throws(StoreError) in try journal.rewrite(journal.fold) }
        try one.keep([.set(key: "b", json: "2")])
        try other.keep([.set(key: "c", json: "3")])
        #expect(try fixture.reopened().items == ["a": "1", "b": "2", "c": "3"])
        #expect(try one.contents().items == ["a": "1", "b": "2", "c": "3"])
    }

    @Test("Loses no record of one store to the torn record of another that was killed")
    func torn() throws {
        let fixture = JournalFixture()
        var (one, other) = (fixture.opened(), fixture.opened())
        try one.keep([.event("1")])
        _ = try other.contents()
        // What a kill in the middle of a write of another process leaves.
        fixture.disk.append(Array(fixture.disk[JournalFixture.journal]?.prefix(20) ?? []), to: JournalFixture.journal)
        try other.keep([.event("2")])
        // A torn record is no damage.
        let expected = StoreContents(after: [[.event("1"), .event("2")]])
        #expect(try one.contents() == expected)
        #expect(try fixture.reopened() == expected)
    }
}
