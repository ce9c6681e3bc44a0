import OnboardingDelivery

/// A store in memory that refuses or holds up what a test says. As stores do, it keeps what it could not write, and writes
/// it with the next append.
actor StubbornStore: Store {
    private var kept = StoreContents()
    private var owed: [StoreRecord] = []
    private var refusesErasure = false
    private var refusedAppends = 0
    private var holdsErasure = false
    private var held: [CheckedContinuation<Void, Never>] = []
    private var watchers: [CheckedContinuation<Void, Never>] = []

    func refuseErasure(_ refuses: Bool) { refusesErasure = refuses }

    func refuseAppends(_ count: Int) { refusedAppends = count }

    func holdErasure() { holdsErasure = true }

    /// Returns once an erasure is held up.
    func erasureIsHeld() async {
        if held.isEmpty { await withCheckedContinuation { watchers.append($0) } }
    }

    func releaseErasure() {
        holdsErasure = false
        for continuation in held { continuation.resume() }
        held = []
    }

    func contents() -> StoreContents { kept }

    func append(_ records: [StoreRecord]) throws {
        owed += records
        if refusedAppends > 0 {
            refusedAppends -= 1
            throw StoreError(operation: .write, file: "store", reason: "it is full")
        }
        for record in owed { kept.apply(record) }
        owed = []
    }

    func erase() async throws {
        if holdsErasure {
            await withCheckedContinuation { continuation in
                held.append(continuation)
                for watcher in watchers { watcher.resume() }
                watchers = []
            }
        }
        if refusesErasure { throw StoreError(operation: .write, file: "store", reason: "it stays") }
        (kept, owed) = (StoreContents(), [])
    }
}
