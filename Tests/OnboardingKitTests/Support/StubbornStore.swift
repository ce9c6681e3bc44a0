import OnboardingDelivery

/// A store in memory that refuses to be erased as long as a test says so.
actor StubbornStore: Store {
    private var kept = StoreContents()
    private var refusesErasure = false

    func refuseErasure(_ refuses: Bool) { refusesErasure = refuses }

    func contents() -> StoreContents { kept }

    func append(_ records: [StoreRecord]) {
        for record in records { kept.apply(record) }
    }

    func erase() throws {
        if refusesErasure { throw StoreError(operation: .write, file: "store", reason: "it stays") }
        kept = StoreContents()
    }
}
