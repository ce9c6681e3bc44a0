package import OnboardingProfile
package import OnboardingValues

/// Applies every rule to a flow whose form is right.
package enum FlowValidator {
    static func rules(limits: ProfileLimits) -> [any FlowRule] {
        [
            DuplicateIdRule(), ReservedIdRule(),
            TargetRule(), LoopRule(), HiddenLoopRule(), DeadEndRule(), UnreachableScreenRule(),
            EntryRule(), AmbiguousEntryRule(), UnusedWayRule(),
            ConditionFaultRule(), ConditionSubjectRule(), ImpossibleComparisonRule(), UnseenAnswerRule(),
            MissingValueRule(),
            BoundsRule(), UnreachableBoundRule(), DefaultRule(),
            MappingRule(limits: limits), AttributeCountRule(limits: limits),
            MissingTranslationRule(), UnknownTextRule(), PlaceholderRule(),
            SkippableRule(), ButtonCountRule(), InterludeRule(),
        ]
    }

    package static func issues(of flow: Flow, limits: ProfileLimits = .standard) -> [DocumentIssue] {
        rules(limits: limits).flatMap { $0.issues(in: flow) }
    }
}
