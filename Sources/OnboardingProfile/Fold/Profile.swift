package import OnboardingValues

/// What is known of a person: the fold of all changes, in order.
///
/// The changes themselves are kept as far as one of them may be taken back, so that the field then is what it was before.
/// The list stays bounded. Of an element's changes to a field the newest of a run replaces the older ones of that run,
/// and of earlier runs only the latest is kept. A change that came from no answer replaces all before it.
public struct Profile: Hashable, Sendable {
    /// The id under which backends and bucketing know the person.
    public var profileId: String
    /// The changes that still matter, oldest first.
    public private(set) var changes: [ProfileChange] = []
    /// What each field is now, in the JSON of a profile.
    package private(set) var values: [ProfileField: JSONValue] = [:]

    /// Makes a profile of which nothing is known.
    public init(profileId: String) { self.profileId = profileId }

    /// Makes a profile of its changes.
    public init(profileId: String, changes: some Sequence<ProfileChange>) {
        self.init(profileId: profileId)
        for change in changes { record(change) }
        fold()
    }

    /// Applies a change; what it touches is so from now on.
    ///
    /// Where the document's mapping and the host's code change one field by one answer, apply the mapping's change first.
    public mutating func apply(_ change: ProfileChange) {
        record(change)
        fold()
    }

    /// Takes back the changes that came from certain answers; each field is then what the remaining changes say.
    ///
    /// A change without an origin stays.
    public mutating func takeBack(where isTakenBack: (ChangeOrigin) -> Bool) {
        changes.removeAll { $0.origin.map(isTakenBack) ?? false }
        fold()
    }

    private mutating func record(_ change: ProfileChange) {
        for field in change.parameters.patch.keys { forget(field, before: change.origin) }
        changes.removeAll(where: \.parameters.isEmpty)
        var change = change
        // Nothing older is left that a removal for good would have to hide.
        if change.origin == nil {
            for (field, value) in change.parameters.patch where value.isNull {
                change.parameters.set(field, to: nil)
            }
        }
        if change.parameters.isEmpty { return }
        if change.origin == nil, let last = changes.indices.last, changes[last].origin == nil {
            for (field, value) in change.parameters.patch { changes[last].parameters.set(field, to: value) }
        } else {
            changes.append(change)
        }
    }

    /// Drops what older changes say of a field where it can never show again.
    private mutating func forget(_ field: ProfileField, before origin: ChangeOrigin?) {
        var hasEarlierRun = false
        for index in changes.indices.reversed() where changes[index].parameters.patch[field] != nil {
            if let origin {
                guard let old = changes[index].origin, old.isSameElement(as: origin) else { continue }
                if old.runId != origin.runId, !hasEarlierRun {
                    hasEarlierRun = true
                    continue
                }
            }
            changes[index].parameters.set(field, to: nil)
        }
    }

    private mutating func fold() {
        values = [:]
        for change in changes { values.merge(change.parameters.patch) { $1 } }
        values = values.filter { !$0.value.isNull }
    }
}
