import OnboardingValues

extension AnalyticsEvent {
    /// All that is known of the event as flat text, for any analytics.
    ///
    /// The keys are those of `meta` and of the params in snake case. Replies stand as `replies.<element>`, lists are
    /// joined by commas, nested objects are spelled with dots, null is left out.
    public var parameters: [String: String] {
        var flat: [String: String] = [:]
        if let meta {
            flat["onboarding_id"] = meta.onboardingId
            flat["screen_cid"] = meta.screenClientId
            flat["screen_index"] = String(meta.screenIndex)
            flat["total_screens"] = String(meta.screensTotal)
            flat["run_id"] = meta.runId
        }
        for (key, value) in params { Self.flatten(value, under: key, into: &flat) }
        return flat
    }

    private static func flatten(_ value: JSONValue, under key: String, into flat: inout [String: String]) {
        switch value {
        case .null: break
        case .object(let object):
            for (inner, value) in object { flatten(value, under: key + "." + inner, into: &flat) }
        case .array(let items): flat[key] = items.map { $0.string ?? $0.text }.joined(separator: ",")
        default: flat[key] = value.string ?? value.text
        }
    }
}
