import OnboardingValues

/// One thing that must hold in a flow document.
protocol FlowRule: Sendable {
    func issues(in flow: Flow) -> [DocumentIssue]
}
