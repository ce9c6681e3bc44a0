import OnboardingConditions
public import OnboardingValues

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension Resolution {
    /// The resolution with its whole reason: `{"placement", "content", "audience", "segment", "variation", "isDefault",
    /// "tried"}`, and `"isHeldOut"` where it is so.
    public var json: JSONValue {
        var json: JSONObject = [
            "placement": .string(placement.id),
            "content": .string(content.id),
            "audience": audience.map { .number(.init($0)) } ?? .null,
            "segment": segment.map(JSONValue.string) ?? .null,
            "variation": variation.map { .number(.init($0)) } ?? .null,
            "isDefault": .bool(isDefault),
            "tried": .array(tried.map(\.json)),
        ]
        if isHeldOut { json["isHeldOut"] = true }
        return .object(json)
    }
}

extension Resolution.Trial {
    fileprivate var json: JSONValue {
        ["segment": .string(segment), "held": .bool(held), "failed": .array(failed.map(\.json))]
    }
}

extension ConditionFailure {
    fileprivate var json: JSONValue { ["key": .string(key), "condition": condition, "value": value ?? .null] }
}
