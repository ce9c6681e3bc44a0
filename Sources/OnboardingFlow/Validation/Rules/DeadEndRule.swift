import OnboardingValues

/// From every screen that can be come to, some answers lead to an end.
///
/// Screens on an unconditional loop, and those that lead to one, are left to `LoopRule`: its mend is theirs.
struct DeadEndRule: FlowRule {
    func issues(in flow: Flow) -> [DocumentIssue] {
        let graph = flow.graph
        let reachingEnd = graph.reachingEnd
        let trapped = graph.reachable.filter { $0 < graph.screenCount && !reachingEnd.contains($0) }
        if trapped.isEmpty { return [] }
        let reachingLoop = graph.reaching(Set(graph.unconditionalLoops.joined()))
        return trapped.subtracting(reachingLoop).sorted().map { index in
            let screen = flow.screens[index]
            let text = "no answers lead from \(screen.id.quoted) to an end; give it, or a screen after it, a way out"
            return screen.place.issue(.error, "dead-end", text)
        }
    }
}
