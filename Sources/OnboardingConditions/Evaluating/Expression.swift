import OnboardingValues

/// A compiled condition.
enum Expression: Sendable {
    case never
    case all([Expression])
    /// Holds, too, when there are none (GrowthBook's empty `$or`).
    case any([Expression])
    indirect case not(Expression)
    case attribute(AttributeTest)

    func holds(for attributes: some AttributeSource, in surroundings: Surroundings) -> Bool {
        switch self {
        case .never: false
        case .all(let parts): parts.allSatisfy { $0.holds(for: attributes, in: surroundings) }
        case .any(let parts): parts.isEmpty || parts.contains { $0.holds(for: attributes, in: surroundings) }
        case .not(let part): !part.holds(for: attributes, in: surroundings)
        case .attribute(let test): test.holds(for: attributes, in: surroundings)
        }
    }
}
