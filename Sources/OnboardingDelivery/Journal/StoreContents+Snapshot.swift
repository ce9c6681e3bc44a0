import Foundation
import OnboardingValues

/// The reading of the one JSON file in which versions before the journal kept everything.
extension StoreContents {
    static let version = 1

    private static let limits = JSONLimits(bytes: .max, depth: 512)

    /// The version that a snapshot file says it has.
    static func version(ofSnapshot data: Data) -> Int? {
        try? JSONValue(reading: data, limits: limits)["version"]?.integer
    }

    /// Reads a snapshot file; nil when it is damaged.
    init?(snapshot: Data) {
        guard let json = try? JSONValue(reading: snapshot, limits: Self.limits),
            json["version"]?.integer == Self.version, let items = json["items"]?.object,
            let events = json["events"]?.array
        else { return nil }
        self.items = Dictionary(items.map { ($0.key, $0.value.text) }, uniquingKeysWith: { first, _ in first })
        self.events = events.map(\.text)
        dropped.count = min(max(json["eventsDropped"]?.integer ?? 0, 0), 1 << 53)
    }
}
