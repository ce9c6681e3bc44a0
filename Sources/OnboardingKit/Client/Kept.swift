import Foundation
import OnboardingDelivery
import OnboardingFlow
import OnboardingProfile
import OnboardingValues

/// What a client keeps in its store, by the keys the items have there.
struct Kept {
    var profile: Profile
    var runs: [String: RunState] = [:]
    var edits: [String: RunState] = [:]
    var offers: [String: OfferRecord] = [:]
    var nextEventSequence = 0

    enum Key {
        static let profile = "profile"
        static let eventSequence = "eventSequence"
        static let run = "run/"
        static let edit = "edit/"
        static let offer = "offer/"
        static let damaged = "damaged/"
    }

    /// What could not be read, by key: kept under another key and told, never overwritten in silence.
    private(set) var damaged: [String: String] = [:]

    /// Reads what is kept. An item that is damaged counts as missing, so that it does not take the others with it; of a
    /// damaged profile the id and every change that can be read stay.
    init(_ contents: StoreContents, makeId: () -> String) {
        let decoder = JSONDecoder()
        var damaged: [String: String] = [:]
        func decode<Item: Decodable>(_ key: String, where isSound: (Item) -> Bool = { _ in true }) -> Item? {
            guard let json = contents.items[key] else { return nil }
            if let item = try? decoder.decode(Item.self, from: Data(json.utf8)), isSound(item) { return item }
            damaged[key] = json
            return nil
        }
        func items<Item: Decodable>(_ prefix: String, where isSound: (Item) -> Bool = { _ in true }) -> [String: Item] {
            let pairs = contents.items.keys.filter { $0.hasPrefix(prefix) }.compactMap { key in
                decode(key, where: isSound).map { (String(key.dropFirst(prefix.count)), $0) }
            }
            return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
        }
        profile = decode(Key.profile) ?? Profile(salvaging: contents.items[Key.profile], makeId: makeId)
        runs = items(Key.run, where: \.hasSoundCounters)
        edits = items(Key.edit, where: \.hasSoundCounters)
        offers = items(Key.offer)
        // A damaged counter near the largest number would trap at the next event.
        let sequence = contents.items[Key.eventSequence].flatMap { Int($0) } ?? contents.events.count
        nextEventSequence = min(max(sequence, 0), 1 << 53)
        self.damaged = damaged
    }
}

extension Profile {
    /// What can still be read of a damaged profile; a new one where nothing was kept.
    fileprivate init(salvaging text: String?, makeId: () -> String) {
        let json = try? text.map { try JSONValue(reading: Data($0.utf8), limits: JSONLimits(bytes: .max, depth: 256)) }
        let changes = (json?["changes"]?.array ?? []).compactMap { try? ProfileChange(savedForm: $0) }
        self.init(profileId: json?["profileId"]?.string ?? makeId(), changes: changes)
    }
}

/// When a flow was last offered to a person who skipped it, and how often.
struct OfferRecord: Hashable, Sendable, Codable {
    var lastAskedAt: Date
    var timesOffered: Int
}

extension StoreRecord {
    /// A record that keeps a value under a key.
    static func keep(_ item: some Encodable & Hashable & Sendable, _ key: String) -> StoreRecord {
        .keep(key: key, KeptItem(item))
    }
}
