import Foundation
import OnboardingValues
import TestSupport

@testable import OnboardingDelivery

/// A store's files in memory, and the stores and journals on them.
struct JournalFixture {
    static let directory = "/store"
    static let journal = directory + "/onboarding.journal"
    static let snapshot = directory + "/onboarding.json"

    var disk = MemoryDisk()
    var bounds = StoreBounds.standard
    var now: @Sendable () -> Date = { Date(timeIntervalSince1970: 1_700_000_000) }

    /// A store that reads what is there, as after a start.
    func store() -> JournalStore {
        JournalStore(directory: URL(fileURLWithPath: Self.directory), bounds: bounds, files: disk, now: now)
    }

    /// What a store does, without waiting.
    func opened() -> Journal {
        Journal(directory: Self.directory, bounds: bounds, files: disk, now: now)
    }

    /// What a store finds that is opened now.
    func reopened() throws -> StoreContents {
        var journal = opened()
        return try journal.contents()
    }
}

extension Journal {
    /// One append.
    mutating func keep(_ records: [StoreRecord]) throws {
        var writer = ByteWriter()
        for record in records { JournalChange(record)?.put(into: &writer) }
        try append(writer.bytes.isEmpty ? [] : [writer.bytes])
    }
}

extension StoreRecord {
    /// Changes of a run: of ten items one gets a text of some length, in several scripts, and each is an event, too.
    static func change(_ number: Int, length: Int = 40) -> [StoreRecord] {
        let scripts = ["a", "\u{00FC}", "\u{4E2D}", "\u{1F469}\u{200D}\u{1F692}", "\u{F5}"]
        let text = String(
            repeating: scripts[number % scripts.count],
            count: max(1, length / (number % scripts.count + 1))
        )
        let json = JSONValue.string("\(number) " + text).text
        return [.set(key: "key/\(number % 10)", json: json), .event(["id": .string("\(number)")])]
    }
}

extension StoreContents {
    /// The plain model of what a store has after some appends.
    init(after appends: some Sequence<[StoreRecord]>) {
        self.init()
        for record in appends.joined() { apply(record) }
    }

    /// The states after 0, 1, 2 ... appends.
    static func states(_ appends: [[StoreRecord]]) -> [StoreContents] {
        appends.reduce(into: [StoreContents()]) { states, records in
            var next = states[states.count - 1]
            for record in records { next.apply(record) }
            states.append(next)
        }
    }

    /// The same without what is said of damage.
    var kept: StoreContents {
        var kept = self
        kept.damage = []
        return kept
    }
}

extension [UInt8] {
    /// Whether a text stands somewhere in the bytes.
    func contains(_ text: String) -> Bool {
        let wanted = Array(text.utf8)
        return indices.contains { self[$0...].starts(with: wanted) }
    }
}
