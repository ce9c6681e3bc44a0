import OnboardingConditions
import OnboardingValues

/// A warning where `$ne` or `$nin` may hold because there is no answer yet: the element is optional, or some way leads
/// past its screen. A condition that asks for `$exists` of the same element has thought of it.
struct MissingValueRule: FlowRule {
    func issues(in flow: Flow) -> [DocumentIssue] {
        let relying = flow.conditionUses.flatMap { use in
            relyingComparisons(in: use, of: flow).map { (use: use, mention: $0.mention, element: $0.element) }
        }
        if relying.isEmpty { return [] }
        let graph = flow.graph
        let dominators = Dominators(edges: graph.edges, start: graph.start)
        return relying.compactMap { use, mention, element in
            guard let home = flow.placeOfElement[element.id]?.screen else { return nil }
            let node = use.isShowIf ? graph.gate(use.screen) : use.screen
            guard dominators.isReachable(node) else { return nil }
            let isPassed = dominators.is(home, on: node)
            if isPassed, element.isSurelyAnswered, flow.screens[home].kind != .interlude { return nil }
            let reason = isPassed ? "can be left empty" : "may not have been asked"
            let text =
                "\(mention.operatorName) holds for a missing answer, and \(element.id.quoted) \(reason); ask for what "
                + "is there with $in, or add \"$exists\": true"
            return use.place.issue(.warning, "missing-value", at: mention.path, text)
        }
    }

    private func relyingComparisons(in use: ConditionUse, of flow: Flow) -> [(mention: Mention, element: Element)] {
        let mentions = use.condition.mentions
        guard mentions.contains(where: \.holdsForMissing) else { return [] }
        let thoughtOf = Set(mentions.filter { $0.operatorName == "$exists" }.map(\.key))
        return flow.comparisonsOfAnswers(in: use).filter { mention, _ in
            mention.holdsForMissing && !mention.isNegated && !mention.isOfItem && !thoughtOf.contains(mention.key)
        }
    }
}

extension Element {
    /// Whether its screen cannot be left without an answer that a condition sees.
    fileprivate var isSurelyAnswered: Bool {
        switch content {
        case .slider: true
        case .multiChoice(let choice): isRequired && choice.minSelections > 0
        case .date(let field): isRequired && field.parts.contains(.year)
        default: isRequired
        }
    }
}
