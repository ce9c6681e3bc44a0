public import OnboardingConditions

/// People of whom a condition on their profile holds.
public struct Segment: Sendable, Hashable, Identifiable {
    /// The id, by which audiences name it.
    public let id: String
    /// What has to hold of a profile. Its keys are fields in camel case and custom attributes, with `profile.` or `custom.`
    /// in front where a name is both.
    public let condition: Condition
}
