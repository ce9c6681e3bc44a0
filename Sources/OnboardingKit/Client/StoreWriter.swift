import OnboardingDelivery

/// Hands records to the store in their order; records that come while a write is under way go together in the next one.
@MainActor
final class StoreWriter {
    private let store: any Store
    private var waiting: [StoreRecord] = []
    private var current: Task<Void, any Error>?
    private var following: Task<Void, any Error>?

    init(store: any Store) { self.store = store }

    /// Takes records; the task ends once they are on disk, or throws when they could not be written.
    @discardableResult
    func write(_ records: [StoreRecord]) -> Task<Void, any Error> {
        waiting += records
        if let following { return following }
        let before = current
        let task = Task { [self] in
            _ = await before?.result
            let batch = waiting
            waiting = []
            current = following
            following = nil
            try await store.append(batch)
        }
        following = task
        return task
    }

    /// Returns once everything handed in so far is on disk.
    ///
    /// Throws `StoreError` when it could not be written; it is then still held and written with the next record.
    func flush() async throws {
        try await write([]).value
    }
}
