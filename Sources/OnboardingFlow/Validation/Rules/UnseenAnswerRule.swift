import OnboardingConditions
import OnboardingValues

/// A warning where a condition looks at an answer that is never there yet: no way leads from the element's screen to where
/// the condition is decided. What decides whether a screen shows is decided before its own answers are given.
struct UnseenAnswerRule: FlowRule {
    /// How many steps of the graph are looked at in all; what is left after them is not warned about.
    private static let mostSteps = 2_000_000

    func issues(in flow: Flow) -> [DocumentIssue] {
        let uses = flow.conditionUses
        if uses.isEmpty { return [] }
        let graph = flow.graph
        let dominators = Dominators(edges: graph.edges, start: graph.start)
        var steps = Self.mostSteps
        return uses.flatMap { use in
            let node = use.isShowIf ? graph.gate(use.screen) : use.screen
            guard dominators.isReachable(node) else { return [DocumentIssue]() }
            var told = Set<String>()
            return flow.comparisonsOfAnswers(in: use).compactMap { mention, element in
                guard let home = flow.placeOfElement[element.id]?.screen, dominators.isReachable(home),
                    !dominators.is(home, on: node), !graph.leads(from: home, to: node, steps: &steps),
                    told.insert(element.id).inserted
                else { return nil }
                let reason =
                    home == use.screen
                    ? "a screen shows or not before it is answered; ask on a screen before it, or write a rule"
                    : "no way leads from its screen to here; ask before, or move the condition"
                let text = "the answer to \(element.id.quoted) is never there yet: \(reason)"
                return use.place.issue(.warning, "unseen-answer", at: mention.path, text)
            }
        }
    }
}

extension FlowGraph {
    /// Whether a way leads from one node to another; true, too, when there are no steps left to look.
    fileprivate func leads(from start: Int, to goal: Int, steps: inout Int) -> Bool {
        var seen = Set([start])
        var waiting = [start]
        while let node = waiting.popLast() {
            if node == goal { return true }
            for next in edges[node] where seen.insert(next).inserted { waiting.append(next) }
            steps -= 1
            if steps <= 0 { return true }
        }
        return false
    }
}
