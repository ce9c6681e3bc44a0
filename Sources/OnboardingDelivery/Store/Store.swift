package import OnboardingValues

/// Where everything is kept that must outlive the process.
///
/// State is the fold of records. `append` returns once the records are on disk; when it throws, they stay in the store's
/// memory and go to disk with the next append that succeeds.
package protocol Store: Sendable {
    nonisolated(nonsending) func contents() async throws -> StoreContents
    nonisolated(nonsending) func append(_ records: [StoreRecord]) async throws
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
    case event(JSONValue)
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
    /// How many of the oldest events gave way to the bound.
    package var eventsDropped = 0
    /// What could not be read when the store was opened, and where it was put; not kept itself.
    package var damage: [StoreError] = []

    /// The most events that are kept.
    package static let mostEvents = 10_000

    package init() {}

    package mutating func apply(_ record: StoreRecord) {
        switch record {
        case .set(let key, let json): items[key] = json
        case .remove(let key): items[key] = nil
        case .keep: apply(record.encoded)
        case .failed: break
        case .event(let event):
            events.append(event.text)
            if events.count > Self.mostEvents {
                events.removeFirst()
                eventsDropped += 1
            }
        }
    }
}
