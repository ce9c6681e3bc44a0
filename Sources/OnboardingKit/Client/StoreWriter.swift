import OnboardingDelivery

/// Hands records to the store in their order; records that come while a write is under way go together in the next one.
@MainActor
final class StoreWriter {
    private let store: any Store
    private var waiting: [StoreRecord] = []
    private var current: Task<Void, any Error>?
    private var following: Task<Void, any Error>?
    private var waiters: [CheckedContinuation<Void, any Error>] = []
    private var isWriting = false
    /// Whether a write is under way, or the last one failed, so that the store still has something to write.
    private var isBehind = false
    /// What the store begins with once it is erased, where that is still to be done.
    private var owedBeginning: [StoreRecord]?
    /// Counts erasures, so that nothing of the time before one is written after it.
    private var era = 0
    /// Who waits for the end of a write.
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
            isWriting = true
            defer {
                isWriting = false
                end.resume()
            }
            let (batch, waiters) = (waiting, waiters)
            (waiting, self.waiters) = ([], [])
            current = following
            following = nil
            defer { if following == nil { current = nil } }
            do {
                try await append(batch)
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
        // Going to the store and back takes longer than all that led to this.
        if records.isEmpty, waiting.isEmpty, !isBehind, !owesErasure { return }
        // A task that was to write what waits finds nothing left, and hears from the store whether all of it is there.
        let batch = waiting + records
        waiting = []
        isWriting = true
        defer {
            isWriting = false
            end.resume()
        }
        try await append(batch)
    }

    /// Erases the store, with all that was handed in so far, and has it begin with some records.
    ///
    /// Throws `StoreError` when something is left. Then nothing is written before the store is erased, which is tried again
    /// with each write.
    func erase(before records: [StoreRecord]) async throws {
        // What is handed in from now on is written after.
        waiting = []
        owedBeginning = records
        era += 1
        try await flush()
    }

    /// Whether the store is still to be erased.
    var owesErasure: Bool { owedBeginning != nil }

    private func append(_ records: [StoreRecord]) async throws {
        isBehind = true
        guard owesErasure else {
            try await store.append(records)
            isBehind = false
            return
        }
        let now = era
        do {
            try await store.erase()
        } catch {
            // They are of the time after, and wait with what comes next.
            if era == now { waiting = records + waiting }
            throw error
        }
        // Another erasure came meanwhile: it is done next, and these go with the rest.
        guard era == now, let beginning = owedBeginning else { return }
        owedBeginning = nil
        try await store.append(beginning + records)
        isBehind = false
    }

    /// Returns once everything handed in so far is on disk.
    ///
    /// Throws `StoreError` when it could not be written; it is then still held and written with the next record.
    func flush() async throws {
        try await write([]).value
    }
}
