import OnboardingDelivery

/// A store that takes records only while its gate is open, and remembers in which groups they came.
actor GatedStore: Store {
    private(set) var batches: [[StoreRecord]] = []
    private var kept = StoreContents()
    private var isOpen = true
    private var atGate: [CheckedContinuation<Void, Never>] = []
    private var watchers: [CheckedContinuation<Void, Never>] = []

    func contents() -> StoreContents { kept }

    func append(_ records: [StoreRecord]) async {
        while !isOpen {
            await withCheckedContinuation { continuation in
                atGate.append(continuation)
                for watcher in watchers { watcher.resume() }
                watchers = []
            }
        }
        batches.append(records)
        for record in records { kept.apply(record) }
    }

    func erase() { kept = StoreContents() }

    func close() { isOpen = false }

    func open() {
        isOpen = true
        for waiter in atGate { waiter.resume() }
        atGate = []
    }

    /// Returns once a writer stands at the closed gate.
    func appendIsWaiting() async {
        if !atGate.isEmpty { return }
        await withCheckedContinuation { watchers.append($0) }
    }
}
