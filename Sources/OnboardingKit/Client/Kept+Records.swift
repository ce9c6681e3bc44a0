import OnboardingDelivery
import OnboardingFlow
import OnboardingProfile

extension KeptKey.Run {
    /// The records that make what is kept of one state into what is kept of another: what differs, and nothing else.
    func records(keeping new: RunState?, insteadOf old: RunState?) -> [StoreRecord] {
        var records: [StoreRecord] = []
        records.replace(head, old?.head, new?.head)
        if let old, old.runId != new?.runId {
            return records + parts(of: old.runId, old, nil) + (new.map { parts(of: $0.runId, nil, $0) } ?? [])
        }
        return records + (new.map { parts(of: $0.runId, old, $0) } ?? [])
    }

    private func parts(of runId: String, _ old: RunState?, _ new: RunState?) -> [StoreRecord] {
        func key(_ part: Part) -> (String) -> String {
            let prefix = prefix(part, of: runId)
            return { prefix + $0 }
        }
        var records: [StoreRecord] = []
        records.replace(start(of: runId), old?.start, new?.start)
        records.replaceAll(old?.answers, new?.answers, key: key(.answer))
        records.replaceAll(old?.drafts, new?.drafts, key: key(.draft))
        records.replaceAll(old?.visits, new?.visits, key: key(.visit))
        if old?.undeliveredActions != new?.undeliveredActions {
            records.replaceAll(old?.reportsBySequence, new?.reportsBySequence, key: key(.report))
        }
        return records
    }
}

extension Profile {
    /// The records that make what is kept of a profile into what is kept of this one.
    func records(insteadOf old: Profile?) -> [StoreRecord] {
        var records: [StoreRecord] = []
        records.replace(KeptKey.profile, old?.kept, kept)
        records.replaceAll(old?.changes, changes) { KeptKey.profileChange + $0 }
        return records
    }

    private var kept: KeptProfile { KeptProfile(profileId: profileId) }
}

/// What is kept of a profile besides its changes.
struct KeptProfile: Hashable, Codable {
    let profileId: String
}

extension RunState {
    fileprivate var reportsBySequence: [String: StateUpdatedAction] {
        let pairs = undeliveredActions.map { (String($0.meta.sequence ?? 0), $0) }
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

    fileprivate mutating func replaceAll<Item: Encodable & Hashable & Sendable>(
        _ old: [String: Item]?,
        _ new: [String: Item]?,
        key: (String) -> String
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
        key: (String) -> String
    ) {
        let (old, new) = (old ?? [], new ?? [])
        if old == new { return }
        for place in 0..<Swift.max(old.count, new.count) where old[checked: place] != new[checked: place] {
            replace(key(String(place)), old[checked: place], new[checked: place])
        }
    }
}

extension StoreRecord {
    /// A record that keeps a value under a key.
    static func keep(_ item: some Encodable & Hashable & Sendable, _ key: String) -> StoreRecord {
        .keep(key: key, KeptItem(item))
    }
}
