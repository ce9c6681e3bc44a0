/// A store that lives and ends with the process.
///
/// It is on the main actor, as the client that uses it, and keeps values as they are: they become JSON when somebody asks
/// for the contents, and one that cannot be encoded leaves there what they held the time before.
@MainActor
package final class MemoryStore: Store {
    private var kept: StoreContents
    private var records: [String: StoreRecord] = [:]
    private var events: [StoreRecord] = []

    nonisolated package init(_ contents: StoreContents = StoreContents()) { kept = contents }

    package func contents() -> StoreContents {
        for record in records.values { kept.apply(record.encoded) }
        for event in events { kept.apply(event) }
        (records, events) = ([:], [])
        return kept
    }

    package func append(_ records: [StoreRecord]) throws {
        for record in records {
            switch record {
            case .keep(let key, _): self.records[key] = record
            case .set(let key, _), .remove(let key):
                self.records[key] = nil
                kept.apply(record)
            case .event, .keepEvent:
                events.append(record)
                if events.count > StoreContents.mostEvents { _ = contents() }
            case .clearEvents:
                events = []
                kept.apply(record)
            case .failed: break
            }
        }
        try records.throwFailure()
    }

    package func erase() {
        kept = StoreContents()
        (records, events) = ([:], [])
    }
}
