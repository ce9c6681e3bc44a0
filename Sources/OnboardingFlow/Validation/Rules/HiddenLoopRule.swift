import OnboardingConditions
import OnboardingValues

/// A warning where screens lead round to themselves, whatever is answered on them, as long as a screen between them does
/// not show.
struct HiddenLoopRule: FlowRule {
    func issues(in flow: Flow) -> [DocumentIssue] {
        let loops = flow.graph.loopsPastHiddenScreens
        if loops.isEmpty { return [] }
        let (reachable, reachingEnd) = (flow.graph.reachable, flow.graph.reachingEnd)
        return loops.compactMap { loop in
            let screens = loop.filter { $0 < flow.graph.screenCount }
            let hidden = flow.graph.hiddenScreens(on: loop)
            let conditions = Set(hidden.compactMap { flow.screens[$0].showIf })
            // Different conditions may never fail together.
            guard let first = screens.first, let culprit = hidden.first, let condition = conditions.first,
                conditions.count == 1, reachable.contains(first), reachingEnd.contains(first),
                !flow.mayChange(condition, on: screens)
            else { return nil }
            let ids = (screens + [first]).map { flow.screens[$0].id.quoted }.joined(separator: " → ")
            let text =
                "while \(flow.screens[culprit].id.quoted) does not show, these screens lead round whatever is answered: "
                + "\(ids); give one of them a way out"
            return flow.screens[culprit].place.key("showIf").issue(.warning, "hidden-loop", text)
        }
    }
}

extension Flow {
    /// Whether answers on some screens may change what a condition says, or it cannot be told.
    fileprivate func mayChange(_ condition: Condition, on screens: [Int]) -> Bool {
        !condition.faults.isEmpty
            || condition.mentions.contains { mention in
                switch subject(ofKey: mention.key) {
                case .element(let element): placeOfElement[element.id].map { screens.contains($0.screen) } ?? true
                case .outside: false
                case .insideAnswer, .unread, .nothing: true
                }
            }
    }
}
