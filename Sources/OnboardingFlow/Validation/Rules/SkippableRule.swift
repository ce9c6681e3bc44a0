import OnboardingValues

/// A warning where a person cannot skip.
struct SkippableRule: FlowRule {
    func issues(in flow: Flow) -> [DocumentIssue] {
        flow.screens.filter { !$0.isSkippable }.map { screen in
            let text =
                "nobody can skip the flow at \(screen.id.quoted); remove this unless the app cannot do without the answer"
            return screen.place.key("skippable").issue(.warning, "not-skippable", text)
        }
    }
}
