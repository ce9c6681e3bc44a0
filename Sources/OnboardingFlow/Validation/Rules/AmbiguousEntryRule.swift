import OnboardingValues

/// A warning where two options that can be chosen together lead to different screens: the first in the document wins.
struct AmbiguousEntryRule: FlowRule {
    func issues(in flow: Flow) -> [DocumentIssue] {
        flow.screens.compactMap { screen in
            guard let entries = screen.entries, let (first, second) = screen.rivals(entries) else { return nil }
            let text =
                "\(first.quoted) and \(second.quoted) may both be chosen and lead to different screens, and the first "
                + "in the document wins; keep one of them and \"default\", or use \"rules\""
            return entries.place.issue(.warning, "ambiguous-entry", text)
        }
    }
}

extension Screen {
    /// Two options with different targets that can be chosen at the same time, if there are any.
    fileprivate func rivals(_ entries: Entries) -> (String, String)? {
        var inEarlierElements: [(id: String, goal: Target.Goal)] = []
        for element in elements {
            guard let choice = element.choice else { continue }
            let led = choice.options.compactMap { option in
                entries.byOption[option.id].map { (id: option.id, goal: $0.goal, isExclusive: option.isExclusive) }
            }
            if element.kind == .multiChoice, choice.maxSelections ?? .max > 1 {
                let together = led.filter { !$0.isExclusive }
                if let first = together.first, let rival = together.first(where: { $0.goal != first.goal }) {
                    return (first.id, rival.id)
                }
            }
            for earlier in inEarlierElements {
                if let rival = led.first(where: { $0.goal != earlier.goal }) { return (earlier.id, rival.id) }
            }
            // Two goals are enough to find a rival to any third.
            if let first = led.first {
                inEarlierElements.append((first.id, first.goal))
                if let other = led.first(where: { $0.goal != first.goal }) {
                    inEarlierElements.append((other.id, other.goal))
                }
            }
            inEarlierElements = Array(inEarlierElements.prefix(2))
        }
        return nil
    }
}
