package import OnboardingConditions
import OnboardingValues

/// A way out of a screen, and when it is taken.
package struct Way: Sendable {
    package enum Reason: Sendable {
        /// A rule's condition holds.
        case rule(Condition)
        /// The screen was left with every element empty.
        case skipped
        /// An option with an entry is chosen.
        case option(Option, of: Element)
        /// An option with an entry is chosen, which cannot be read.
        case unknownOption(String)
        /// Nothing before it applies.
        case otherwise
    }

    package let reason: Reason
    package let target: Target
}

extension Screen {
    /// The ways that some answer could choose, in the order in which they are tried.
    package var ways: [Way] {
        if kind == .final { return [Way(reason: .otherwise, target: Target(goal: .end, place: place))] }
        var ways: [Way] = []
        for rule in rules where rule.condition.constant != false {
            let isLast = rule.condition.constant == true
            ways.append(Way(reason: isLast ? .otherwise : .rule(rule.condition), target: rule.target))
            if isLast { return ways }
        }
        if let skipped = entries?.skipped { ways.append(Way(reason: .skipped, target: skipped)) }
        if let entries {
            for element in elements {
                for option in element.choice?.options ?? [] {
                    guard let target = entries.byOption[option.id] else { continue }
                    ways.append(Way(reason: .option(option, of: element), target: target))
                }
            }
            // An entry of no option, or of one that cannot be read, is a fault of its own; it breaks no further way.
            let known = Set(elements.compactMap(\.choice).flatMap(\.options).map(\.id))
            for (id, target) in entries.byOption.sorted(by: { $0.key < $1.key }) where !known.contains(id) {
                ways.append(Way(reason: .unknownOption(id), target: target))
            }
        }
        if !isDecidedByEntries {
            ways.append(Way(reason: .otherwise, target: entries?.fallback ?? next ?? .following(place)))
        }
        return ways
    }

    /// Whether the entry of the chosen option always decides: an answer is required, and every option has an entry.
    private var isDecidedByEntries: Bool {
        guard let entries else { return false }
        return elements.contains { element in
            guard element.isRequired, let choice = element.choice, choice.minSelections > 0, !choice.options.isEmpty
            else { return false }
            return choice.options.allSatisfy { entries.byOption[$0.id] != nil }
        }
    }
}

extension Target {
    static func following(_ place: DocumentPlace) -> Target { Target(goal: .following, place: place) }
}
