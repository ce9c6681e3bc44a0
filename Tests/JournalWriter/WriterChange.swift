package import OnboardingDelivery
import OnboardingValues

/// A change that a writer makes: one item gets a text, another one goes, and an event says which change it is.
package struct WriterChange: Hashable, Sendable {
    package let writer: String
    package let number: Int

    /// The bytes of a text: such that every thirty changes or so a compaction is due.
    private static let length = 2_000
    private static let places = 5

    package init(_ writer: String, _ number: Int) { (self.writer, self.number) = (writer, number) }

    /// The event as a store keeps it.
    package var eventText: String { "\"\(writer) \(number)\"" }

    package var records: [StoreRecord] {
        [
            .set(key: key(number), json: json), .remove(key: key(number + 1)),
            .event(json: "\"\(writer) \(number)\""),
        ]
    }

    private var json: String { "\"\(number) \(String(repeating: "7", count: Self.length))\"" }

    private func key(_ number: Int) -> String { "\(writer)/\(number % Self.places)" }

    /// How many changes of a writer a store has.
    ///
    /// Nil where these are not its first ones, each once, in their order, and with all that each of them changed.
    package static func count(of writer: String, in contents: StoreContents) -> Int? {
        let events = contents.events.filter { $0.hasPrefix("\"\(writer) ") }
        guard events.indices.allSatisfy({ events[$0] == WriterChange(writer, $0).eventText }) else { return nil }
        // What came before the last few is written over.
        var items: [String: String] = [:]
        for number in max(0, events.count - places)..<events.count {
            let change = WriterChange(writer, number)
            items[change.key(number)] = change.json
            items[change.key(number + 1)] = nil
        }
        let found = contents.items.filter { $0.key.hasPrefix("\(writer)/") }
        return found == items && contents.damage.isEmpty && contents.dropped.total == 0 ? events.count : nil
    }
}
