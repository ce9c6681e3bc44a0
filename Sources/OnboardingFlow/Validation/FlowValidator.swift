package import OnboardingProfile
package import OnboardingValues

/// One thing that must hold in a flow document.
protocol FlowRule: Sendable {
    func issues(in flow: Flow) -> [DocumentIssue]
}

/// Applies every rule to a flow whose form is right.
package enum FlowValidator {
    static func rules(limits: ProfileLimits) -> [any FlowRule] {
        [
            DuplicateIdRule(), ReservedIdRule(),
            TargetRule(), LoopRule(), HiddenLoopRule(), DeadEndRule(), UnreachableScreenRule(),
            EntryRule(), AmbiguousEntryRule(), UnusedWayRule(),
            ConditionFaultRule(), ConditionSubjectRule(), ImpossibleComparisonRule(), MissingValueRule(),
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

extension DocumentPlace {
    /// The place of a key in the object that stands here; `IssueLocator` finds its line.
    func key(_ key: String) -> DocumentPlace { DocumentPlace(line: line, path: path.key(key)) }

    /// An issue at a place inside what stands here, such as `$and[0].age.$gt`.
    func issue(
        _ severity: DocumentIssue.Severity,
        _ rule: DocumentIssue.Rule,
        at inner: String,
        _ text: String
    ) -> DocumentIssue {
        let separator = inner.isEmpty || inner.hasPrefix("[") ? "" : "."
        return DocumentIssue(severity, rule, line: line, path: path.description + separator + inner, text: text)
    }
}

extension String {
    /// The text in quotes for a message; a long one is cut, so that a message stays readable.
    var quoted: String {
        let mostCharacters = 80
        if utf8.count <= mostCharacters { return JSONValue.string(self).text }
        let beginning = prefix(mostCharacters)
        return JSONValue.string(beginning.endIndex == endIndex ? self : beginning + "…").text
    }
}

extension Sequence<String> {
    /// Ids in quotes for a message; of many, the first ten.
    var quotedList: String {
        let shown = prefix(11).map(\.quoted)
        return shown.prefix(10).joined(separator: ", ") + (shown.count > 10 ? " and others" : "")
    }
}
