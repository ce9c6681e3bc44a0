import OnboardingDelivery
import OnboardingFlow
import OnboardingProfile

extension KeptKey.Run {
    /// The records that make what is kept of one state into what is kept of another: what differs, and nothing else.
    func records(keeping new: RunState?, insteadOf old: RunState?) -> [StoreRecord] {
        var records: [StoreRecord] = []
        records.replace(start, old?.start, new?.start)
        records.replace(head, old?.head, new?.head)
        records.replaceAll(old?.answers, new?.answers) { part(.answer, $0) }
        records.replaceAll(old?.drafts, new?.drafts) { part(.draft, $0) }
        records.replaceAll(old?.visits, new?.visits) { part(.visit, String($0)) }
        records.replaceAll(old?.reportsBySequence, new?.reportsBySequence) { part(.report, String($0)) }
        return records
    }
}

extension Profile {
    /// The records that make what is kept of a profile into what is kept of this one.
    func records(insteadOf old: Profile?) -> [StoreRecord] {
        var records: [StoreRecord] = []
        records.replace(KeptKey.profile, old?.kept, kept)
        records.replaceAll(old?.changes, changes) { KeptKey.profileChange + String($0) }
        return records
    }

    private var kept: KeptProfile { KeptProfile(profileId: profileId) }
}

/// What is kept of a profile besides its changes.
struct KeptProfile: Hashable, Codable {
    let profileId: String
}

extension RunState {
    fileprivate var reportsBySequence: [Int: StateUpdatedAction] {
        let pairs = undeliveredActions.map { ($0.meta.sequence ?? 0, $0) }
        return Dictionary(pairs, uniquingKeysWith: { _, last in last })
    }
}

extension [StoreRecord] {
    fileprivate mutating func replace<Item: Encodable & Hashable & Sendable>(
        _ key: String,
        _ old: Item?,
        _ new: Item?
    ) {
        if old == new { return }
        append(new.map { .keep($0, key) } ?? .remove(key: key))
    }

    fileprivate mutating func replaceAll<Id: Hashable, Item: Encodable & Hashable & Sendable>(
        _ old: [Id: Item]?,
        _ new: [Id: Item]?,
        key: (Id) -> String
    ) {
        let (old, new) = (old ?? [:], new ?? [:])
        if old == new { return }
        for (id, item) in new where old[id] != item { append(.keep(item, key(id))) }
        for id in old.keys where new[id] == nil { append(.remove(key: key(id))) }
    }

    /// Items in a row have their places for ids.
    fileprivate mutating func replaceAll<Item: Encodable & Hashable & Sendable>(
        _ old: [Item]?,
        _ new: [Item]?,
        key: (Int) -> String
    ) {
        let (old, new) = (old ?? [], new ?? [])
        if old == new { return }
        for place in 0..<Swift.max(old.count, new.count) {
            replace(key(place), old[checked: place], new[checked: place])
        }
    }
}

extension StoreRecord {
    /// A record that keeps a value under a key.
    static func keep(_ item: some Encodable & Hashable & Sendable, _ key: String) -> StoreRecord {
        .keep(key: key, KeptItem(item))
    }
}
