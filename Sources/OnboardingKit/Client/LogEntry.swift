import Foundation
import OnboardingActions
import OnboardingValues

/// An event as the log keeps it.
struct LogEntry: Hashable, Sendable, Encodable, JSONConvertible {
    let event: AnalyticsEvent
    let id: String
    let time: Date
    let sequence: Int

    var json: JSONValue {
        var entry: JSONObject = [
            "id": .string(id), "time": .string(time.formatted(Self.timeFormat)), "sequence": .number(.init(sequence)),
        ]
        entry["runId"] = event.meta?.runId.map(JSONValue.string)
        entry["onboardingId"] = event.meta.map { .string($0.onboardingId) }
        entry["name"] = .string(event.logName)
        let saved = event.savedForm
        entry["meta"] = saved["meta"]
        entry["params"] = saved["params"] ?? [:]
        return .object(entry)
    }

    func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }

    private static let timeFormat = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
}
