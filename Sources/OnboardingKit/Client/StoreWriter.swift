import OnboardingDelivery

/// Hands records to the store in their order; records that come while a write is under way go together in the next one.
@MainActor
final class StoreWriter {
    private let store: any Store
    private var waiting: [StoreRecord] = []
    private var current: Task<Void, any Error>?
    private var following: Task<Void, any Error>?
    private var waiters: [CheckedContinuation<Void, any Error>] = []

    init(store: any Store) { self.store = store }

    /// Takes records; the task ends once they are on disk, or throws when they could not be written.
    @discardableResult
    func write(_ records: [StoreRecord]) -> Task<Void, any Error> {
        waiting += records
        if let following { return following }
        let before = current
        let task = Task { [self] in
            if let before { _ = await before.result }
            let (batch, waiters) = (waiting, waiters)
            (waiting, self.waiters) = ([], [])
            current = following
            following = nil
            defer { if following == nil { current = nil } }
            do {
                try await store.append(batch)
            } catch {
                for waiter in waiters { waiter.resume(throwing: error) }
                throw error
            }
            for waiter in waiters { waiter.resume() }
        }
        following = task
        return task
    }

    /// Takes records and returns once they are on disk.
    ///
    /// Unlike waiting for a task's value this leaves the main actor only where the store does. Throws `StoreError` when they
    /// could not be written.
    func writeAndWait(_ records: [StoreRecord]) async throws {
        write(records)
        try await withCheckedThrowingContinuation { waiters.append($0) }
    }

    /// Returns once everything handed in so far is on disk.
    ///
    /// Throws `StoreError` when it could not be written; it is then still held and written with the next record.
    func flush() async throws {
        try await write([]).value
    }
}
