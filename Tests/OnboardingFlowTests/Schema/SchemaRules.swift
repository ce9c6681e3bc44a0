import OnboardingFlow
import OnboardingValues

/// Which rules of the validator Docs/flow.schema.json knows; a new rule goes into one of the two lists.
enum SchemaRules {
    /// A document that breaks one of these is refused by the schema.
    static let expressed: Set<DocumentIssue.Rule> = [
        "wrong-type", "missing-key", "unsupported-version", "screens-and-questions", "no-screens", "no-options",
        "unknown-element-type", "bad-id", "bad-color", "bad-date", "bad-url", "reserved-id", "unknown-operator",
        "wrong-operand", "out-of-range", "bad-default", "unknown-field", "unknown-key", "unknown-text",
    ]

    /// A schema cannot know these: they compare places, count, read a calendar or a pattern, or are about the text.
    static let beyond: Set<DocumentIssue.Rule> = [
        "not-json", "not-utf8", "too-large", "too-deep", "duplicate-key", "number-out-of-range", "duplicate-id",
        "dangling-target", "unknown-entry", "unconditional-loop", "dead-end", "bad-pattern", "unknown-element",
        "unknown-option", "default-out-of-range", "mapping-type", "mapping-limit", "missing-id", "unreachable-screen",
        "ambiguous-entry", "unused-way", "impossible-comparison", "missing-value", "missing-translation",
        "unknown-placeholder", "not-skippable", "too-many-buttons", "question-on-interlude", "nested-placeholder",
        "unreachable-bound", "hidden-loop", "unseen-answer",
    ]

    /// Of those expressed, the ones that a schema sees only in part: bounds that depend on other keys, days that the
    /// calendar does not have, options and texts that are not there, screens that never show.
    static let inPart: Set<DocumentIssue.Rule> = [
        "bad-date", "out-of-range", "bad-default", "unknown-text", "no-screens",
    ]

    /// Whether the schema has to accept a document with the issues; nil where it may do either.
    static func accepts(_ issues: [DocumentIssue]) -> Bool? {
        let rules = Set(issues.map(\.rule))
        if !rules.isDisjoint(with: expressed.subtracting(inPart)) { return false }
        return rules.isDisjoint(with: inPart) ? true : nil
    }
}
