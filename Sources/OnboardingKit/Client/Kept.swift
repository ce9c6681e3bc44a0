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
    }

    /// Reads what is kept. An item that is damaged counts as missing, so that it does not take the others with it.
    init(_ contents: StoreContents, makeId: () -> String) {
        let decoder = JSONDecoder()
        func decode<Item: Decodable>(_ json: JSONValue?, _: Item.Type = Item.self) -> Item? {
            json.flatMap { try? decoder.decode(Item.self, from: Data($0.text.utf8)) }
        }
        func items<Item: Decodable>(_ prefix: String, _: Item.Type = Item.self) -> [String: Item] {
            let pairs = contents.items.compactMap { key, json in
                key.hasPrefix(prefix) ? decode(json, Item.self).map { (String(key.dropFirst(prefix.count)), $0) } : nil
            }
            return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
        }
        profile = decode(contents.items[Key.profile]) ?? Profile(profileId: makeId())
        runs = items(Key.run)
        edits = items(Key.edit)
        offers = items(Key.offer)
        nextEventSequence = contents.items[Key.eventSequence]?.integer ?? contents.events.count
    }
}

/// When a flow was last offered to a person who skipped it, and how often.
struct OfferRecord: Hashable, Sendable, Codable {
    var lastAskedAt: Date
    var timesOffered: Int
}

extension StoreRecord {
    /// A record that keeps a value under a key.
    static func keep(_ item: some Encodable, _ key: String) -> StoreRecord {
        let json = (try? JSONEncoder().encode(item)).flatMap {
            try? JSONValue(reading: $0, limits: JSONLimits(bytes: .max, depth: 256))
        }
        return .set(key: key, value: json)
    }
}
