public import OnboardingValues

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension OnboardingResult {
    /// The result as JSON for people and tools; answers as an answers file writes them, in the order of the path.
    public var json: JSONValue {
        [
            "onboardingId": .string(onboardingId),
            "runId": .string(runId),
            "isEdit": .bool(isEdit),
            "path": .array(path.map(JSONValue.string)),
            "answers": .object(JSONObject(entries.map { ($0.elementId, $0.answer.json) })),
            "changed": .array(changedElementIds.map(JSONValue.string)),
            "timeSpent": .number(Decimal(Int(max(0, completedAt.timeIntervalSince(startedAt))))),
        ]
    }
}
