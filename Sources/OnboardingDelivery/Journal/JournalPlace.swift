/// The files of a store, by their names in its directory.
struct JournalPlace {
    let directory: String

    private static let journalName = "onboarding.journal"
    private static let snapshotName = "onboarding.json"
    private static let newSuffix = ".new"
    private static let damagedSuffix = ".damaged-"

    var journal: String { path(Self.journalName) }
    /// The file that is to take the journal's place. One name, so that writes cut short leave one file behind at most.
    var new: String { journal + Self.newSuffix }
    /// Never renamed or removed, so that all who take the lock take the same.
    var lock: String { path("onboarding.lock") }
    /// Where versions before the journal kept everything.
    var snapshot: String { path(Self.snapshotName) }

    func path(_ name: String) -> String { directory + "/" + name }

    /// Where what is damaged of a file is set aside; there is such a name for every number.
    static func damaged(_ path: String, _ number: Int) -> String { path + damagedSuffix + String(number) }

    /// Whether a file holds, or may hold, something of what is kept, other than the journal.
    static func isLeftover(_ name: String) -> Bool {
        if name == snapshotName { return true }
        return [journalName, snapshotName].contains { base in
            name == base + newSuffix || name.hasPrefix(base + damagedSuffix)
        }
    }
}
