package import OnboardingFlow
package import OnboardingProfile

/// Where the answers to a flow lead at a placement: every class of answers that its segments tell apart.
package struct OutcomeMatrix: Sendable {
    /// A class of answers: an example of it, and what it leads to.
    package struct Row: Sendable {
        /// The answers of the example, on the path they lead through.
        package let answers: [String: Answer]
        /// The elements whose answers the segments that were tried see, in the order of the path.
        package let deciding: [String]
        /// The screens of the example.
        package let path: [String]
        /// What is known of the person afterwards.
        package let profile: Profile
        /// The place of the audience; nil for the default.
        package let audience: Int?
        /// The audience's segment.
        package let segment: String?
        /// What is shown; several where chance decides.
        package let contents: [String]
    }

    /// The classes, those of the first audience first and those of the default last.
    package let rows: [Row]
    /// What is wrong, or was left out.
    package let issues: [Finding]
    /// Whether no answers lead anywhere else; where it is not so, an issue says what was bounded.
    package var isComplete: Bool { !issues.contains { $0.rule == .bounded } }
}

/// Something that is wrong with a placement, seen from a flow, or that was not looked at.
package struct Finding: Hashable, Sendable {
    package enum Rule: String, Sendable {
        /// No answers make the audience's segment hold.
        case unreachableAudience = "unreachable-audience"
        /// Whoever belongs to the audience belongs to an earlier one, too.
        case shadowedAudience = "shadowed-audience"
        /// No answers lead to the content.
        case contentNeverShown = "content-never-shown"
        /// A segment compares with a value that no option has.
        case valueNoOptionHas = "value-no-option-has"
        /// Something was not looked at whole.
        case bounded
    }

    package let rule: Rule
    /// The audience's segment, the content, the attribute or the element.
    package let subject: String
    /// What is wrong and what would be right, in a sentence.
    package let text: String
}
