/// Where everything is kept that must outlive the process.
///
/// State is the fold of records. The records of one `append` are kept all or none. `append` returns once the records are
/// on disk; when it throws, they stay in the store's memory and go to disk with the next append that succeeds.
package protocol Store: Sendable {
    nonisolated(nonsending) func contents() async throws -> StoreContents
    nonisolated(nonsending) func append(_ records: [StoreRecord]) async throws
    /// Forgets everything, so that nothing of it is left anywhere. Returns once that is on disk; the store takes new records.
    nonisolated(nonsending) func erase() async throws
}

/// One change to what is kept. Values are, or become, JSON texts: the store keeps them and never looks into them.
package enum StoreRecord: Hashable, Sendable {
    /// An item gets a value.
    case set(key: String, json: String)
    /// An item gets a value that is not encoded yet; see `encoded`.
    case keep(key: String, KeptItem)
    /// An item goes.
    case remove(key: String)
    /// An event joins the log.
    case event(json: String)
    /// An event joins the log that is not encoded yet.
    case keepEvent(KeptItem)
    /// All events go, as where the person does not want them kept. They do not count as given way.
    case clearEvents
    /// A value could not be encoded: what is kept under its key stays, and `append` throws once the rest is written.
    case failed(StoreError)
}

extension [StoreRecord] {
    /// Throws the first failure among the records.
    func throwFailure() throws(StoreError) {
        for case .failed(let error) in self { throw error }
    }
}

/// What is kept: items by key, and the log of events in their order, each a JSON text.
package struct StoreContents: Hashable, Sendable {
    package var items: [String: String] = [:]
    package var events: [String] = []
    /// How many of the oldest events gave way to the bounds.
    package var dropped = DroppedEvents()
    /// What could not be read when the store was opened, and where it was put; not kept itself.
    package var damage: [StoreError] = []

    /// The most events that are kept.
    package static let mostEvents = StoreBounds.standard.events

    package init() {}

    package mutating func apply(_ record: StoreRecord) {
        switch record {
        case .set(let key, let json): items[key] = json
        case .remove(let key): items[key] = nil
        case .keep, .keepEvent: apply(record.encoded)
        case .clearEvents: events = []
        case .failed: break
        case .event(let json):
            events.append(json)
            if events.count > Self.mostEvents {
                events.removeFirst()
                dropped.count += 1
            }
        }
    }
}
