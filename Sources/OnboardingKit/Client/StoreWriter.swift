import OnboardingDelivery

/// Hands records to the store in their order; records that come while a write is under way go together in the next one.
@MainActor
final class StoreWriter {
    private let store: any Store
    private var waiting: [StoreRecord] = []
    private var current: Task<Void, any Error>?
    private var following: Task<Void, any Error>?
    private var waiters: [CheckedContinuation<Void, any Error>] = []
    /// Whether somebody writes in a task of his own, and who waits for the end of that.
    private var isWriting = false
    private let end = Waiters()

    init(store: any Store) { self.store = store }

    /// Takes records; the task ends once they are on disk, or throws when they could not be written.
    @discardableResult
    func write(_ records: [StoreRecord]) -> Task<Void, any Error> {
        waiting += records
        if let following { return following }
        let before = current
        let task = Task { [self] in
            if let before { _ = await before.result }
            while isWriting { await end.wait() }
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
    /// Where no write is under way they are written in the caller's own task, together with those that wait, and that task
    /// leaves the main actor only where the store does. Throws `StoreError` when they could not be written.
    func writeAndWait(_ records: [StoreRecord]) async throws {
        guard current == nil, !isWriting else {
            write(records)
            return try await withCheckedThrowingContinuation { waiters.append($0) }
        }
        // A task that was to write what waits finds nothing left, and hears from the store whether all of it is there.
        let batch = waiting + records
        waiting = []
        isWriting = true
        defer {
            isWriting = false
            end.resume()
        }
        try await store.append(batch)
    }

    /// Returns once everything handed in so far is on disk.
    ///
    /// Throws `StoreError` when it could not be written; it is then still held and written with the next record.
    func flush() async throws {
        try await write([]).value
    }
}
