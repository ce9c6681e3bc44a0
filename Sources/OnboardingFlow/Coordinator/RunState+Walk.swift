import OnboardingValues

extension RunState {
    /// A walk through a flow that sees the committed answers; no screen is entered yet.
    func walk(through flow: Flow, today: CalendarDate) -> PathWalk {
        PathWalk(flow: flow, answers: answers, attributes: attributes, today: today)
    }
}
