/// A store that lives and ends with the process.
package actor MemoryStore: Store {
    private var kept: StoreContents

    package init(_ contents: StoreContents = StoreContents()) { kept = contents }

    package func contents() -> StoreContents { kept }

    package func append(_ records: [StoreRecord]) throws {
        for record in records { kept.apply(record) }
        try records.throwFailure()
    }
}
