import OnboardingValues

/// A warning for a question on an interlude: the screen goes on before it is answered.
struct InterludeRule: FlowRule {
    func issues(in flow: Flow) -> [DocumentIssue] {
        flow.screens.filter { $0.kind == .interlude }.flatMap { screen in
            screen.questions.map { element in
                let text =
                    "the interlude \(screen.id.quoted) goes on by itself, whether \(element.id.quoted) is answered or "
                    + "not; ask on a screen of the kind \"question\""
                return element.place.issue(.warning, "question-on-interlude", text)
            }
        }
    }
}
