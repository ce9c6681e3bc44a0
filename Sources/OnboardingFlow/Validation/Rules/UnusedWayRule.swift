import OnboardingValues

/// A warning for ways on of a final screen: the flow ends there.
struct UnusedWayRule: FlowRule {
    func issues(in flow: Flow) -> [DocumentIssue] {
        flow.screens.filter { $0.kind == .final }.flatMap { screen in
            let ways = [
                ("rules", !screen.rules.isEmpty), ("next", screen.next != nil),
                ("nextQuestionId", screen.entries != nil),
            ]
            return ways.filter(\.1).map { key, _ in
                let text = "the flow ends at the final screen \(screen.id.quoted), so this is never used; remove it"
                return screen.place.key(key).issue(.warning, "unused-way", text)
            }
        }
    }
}
