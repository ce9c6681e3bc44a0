package import OnboardingValues

/// One thing that must hold in a flow document.
protocol FlowRule: Sendable {
    func issues(in flow: Flow) -> [DocumentIssue]
}

/// Applies every rule to a flow whose form is right.
package enum FlowValidator {
    static let rules: [any FlowRule] = []

    package static func issues(of flow: Flow) -> [DocumentIssue] {
        rules.flatMap { $0.issues(in: flow) }
    }
}
