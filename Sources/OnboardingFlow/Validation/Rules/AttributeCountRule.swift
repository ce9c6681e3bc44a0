import OnboardingProfile
import OnboardingValues

/// The custom attributes of the mapping fit a profile in number.
struct AttributeCountRule: FlowRule {
    let limits: ProfileLimits

    func issues(in flow: Flow) -> [DocumentIssue] {
        let keys = Set(
            flow.mapping.entries.values.compactMap { entry -> String? in
                if case .custom(let key) = entry.field { key } else { nil }
            }
        )
        if keys.count <= limits.attributeCount { return [] }
        let text =
            "\(keys.count) custom attributes are mapped and a profile has at most \(limits.attributeCount); remove some"
        return [flow.places.root.key("profile").issue(.error, "mapping-limit", text)]
    }
}
