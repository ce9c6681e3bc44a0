import OnboardingValues

/// From every screen that can be come to, some answers lead to an end: an error for each group of screens that lead to
/// each other only.
///
/// An unconditional loop is left to `LoopRule`.
struct DeadEndRule: FlowRule {
    func issues(in flow: Flow) -> [DocumentIssue] {
        let loops = Set(flow.graph.unconditionalLoops.map { $0.sorted() })
        return flow.graph.traps.filter { !loops.contains($0) }.compactMap { trap in
            guard let first = trap.first else { return nil }
            let ids = trap.lazy.map { flow.screens[$0].id }.quotedList
            let text =
                trap.count == 1
                ? "no answers lead from \(ids) to an end; give it a way out"
                : "no answers lead from these screens to an end: \(ids); give one of them a way out"
            return flow.screens[first].place.issue(.error, "dead-end", text)
        }
    }
}
