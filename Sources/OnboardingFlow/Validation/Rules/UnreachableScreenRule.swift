import OnboardingConditions
import OnboardingValues

/// A warning for a screen that no answers lead to, and an error where that is so of all.
struct UnreachableScreenRule: FlowRule {
    func issues(in flow: Flow) -> [DocumentIssue] {
        let reachable = flow.graph.reachable
        if !flow.screens.indices.contains(where: reachable.contains) {
            let text =
                "from the start on every screen has a \"showIf\" that never holds, so none shows; mend one of them"
            return [flow.places.screens.issue(.error, "no-screens", text)]
        }
        return flow.screens.indices.filter { !reachable.contains($0) }.map { index in
            let screen = flow.screens[index]
            if screen.showIf?.constant == false {
                let text = "this never holds, so \(screen.id.quoted) never shows; mend it, or remove the screen"
                return screen.place.key("showIf").issue(.warning, "unreachable-screen", text)
            }
            let text = "no answers lead to \(screen.id.quoted); make it a target, or remove it"
            return screen.place.issue(.warning, "unreachable-screen", text)
        }
    }
}
