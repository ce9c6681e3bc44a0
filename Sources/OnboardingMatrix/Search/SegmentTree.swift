import OnboardingConditions
import OnboardingProfile
import OnboardingTargeting
import OnboardingValues

/// A segment taken apart into comparisons, so that it can be judged while some answers are still to come.
struct SegmentTree {
    /// What is compared, each by itself.
    let comparisons: [Comparison]
    private let root: Node

    private enum Node {
        case comparison(Int)
        case all([Node])
        /// Holds, too, when there are none.
        case any([Node])
        /// Holds when none of them does.
        indirect case none([Node])
    }

    init(_ condition: Condition) {
        var comparisons: [Comparison] = []
        root = Self.node(condition.source, &comparisons)
        self.comparisons = comparisons
    }

    private static func node(_ json: JSONValue, _ comparisons: inout [Comparison]) -> Node {
        var parts: [Node] = []
        for (key, operand) in json.object ?? [:] {
            switch key {
            case "$and": parts.append(.all(nodes(operand, &comparisons)))
            case "$or": parts.append(.any(nodes(operand, &comparisons)))
            case "$nor":
                let nodes = nodes(operand, &comparisons)
                // As an empty `$or` holds, its contrary does not.
                parts.append(nodes.isEmpty ? .none([.all([])]) : .none(nodes))
            case "$not": parts.append(.none([node(operand, &comparisons)]))
            default:
                parts.append(.comparison(comparisons.count))
                comparisons.append(Comparison(key: key, test: operand))
            }
        }
        return .all(parts)
    }

    private static func nodes(_ json: JSONValue, _ comparisons: inout [Comparison]) -> [Node] {
        var nodes: [Node] = []
        for item in json.array ?? [] { nodes.append(node(item, &comparisons)) }
        return nodes
    }

    /// What each comparison says of a profile.
    func truths(for profile: Profile, today: CalendarDate) -> [Bool] {
        let attributes = ProfileAttributes(profile)
        return comparisons.map { $0.condition.holds(for: attributes, today: today) }
    }

    /// What can be said of the segment.
    ///
    /// - Parameters:
    ///   - truths: what each comparison says now.
    ///   - isOpen: whether a field can still change.
    /// - Returns: whether the segment holds or fails whatever comes, or is open.
    func verdict(_ truths: [Bool], isOpen: (ProfileField) -> Bool) -> Verdict {
        let verdicts = zip(comparisons, truths).map { comparison, truth -> Verdict in
            if comparison.fields.contains(where: isOpen) { return .open }
            return truth ? .holds : .fails
        }
        return verdict(root, verdicts)
    }

    private func verdict(_ node: Node, _ verdicts: [Verdict]) -> Verdict {
        switch node {
        case .comparison(let place): verdicts[place]
        case .all(let parts): .all(parts.lazy.map { verdict($0, verdicts) })
        case .any(let parts): parts.isEmpty ? .holds : .any(parts.lazy.map { verdict($0, verdicts) })
        case .none(let parts): Verdict.any(parts.lazy.map { verdict($0, verdicts) }).negated
        }
    }
}
