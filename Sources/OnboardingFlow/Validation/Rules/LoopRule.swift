import OnboardingValues

/// No answer leads round for ever: an error where every screen on a loop has one way only.
struct LoopRule: FlowRule {
    func issues(in flow: Flow) -> [DocumentIssue] {
        flow.graph.unconditionalLoops.compactMap { loop in
            guard let first = loop.first else { return nil }
            let ids = (loop + [first]).map { flow.screens[$0].id.quoted }.joined(separator: " → ")
            let text = "these screens lead round whatever is answered: \(ids); give one of them a way out"
            return flow.screens[first].place.issue(.error, "unconditional-loop", text)
        }
    }
}
