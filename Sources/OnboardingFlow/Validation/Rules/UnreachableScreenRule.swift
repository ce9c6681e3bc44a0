import OnboardingValues

/// A warning for a screen that no answers lead to.
struct UnreachableScreenRule: FlowRule {
    func issues(in flow: Flow) -> [DocumentIssue] {
        let reachable = flow.graph.reachable
        return flow.screens.indices.filter { !reachable.contains($0) }.map { index in
            let screen = flow.screens[index]
            let text = "no answers lead to \(screen.id.quoted); make it a target, or remove it"
            return screen.place.issue(.warning, "unreachable-screen", text)
        }
    }
}
