import OnboardingValues

/// From every screen that can be come to, some answers lead to an end: an error for each group of screens that lead to
/// each other only, and for each screen whose buttons do not go on.
///
/// An unconditional loop is left to `LoopRule`.
struct DeadEndRule: FlowRule {
    func issues(in flow: Flow) -> [DocumentIssue] {
        traps(in: flow) + screensOfNoWayOn(in: flow)
    }

    /// Screens with buttons of which none goes on, leaves, or may go on by the host's hand.
    private func screensOfNoWayOn(in flow: Flow) -> [DocumentIssue] {
        flow.screens.filter { $0.kind != .interlude && !$0.buttons.isEmpty }.compactMap { screen in
            guard screen.buttons.allSatisfy({ [.back, .openURL].contains($0.action) }) else { return nil }
            let text = "no button of \(screen.id.quoted) goes on; add one with the action \"next\""
            return screen.place.key("buttons").issue(.error, "dead-end", text)
        }
    }

    private func traps(in flow: Flow) -> [DocumentIssue] {
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
