import OnboardingConditions
import OnboardingProfile
import OnboardingTargeting
import OnboardingValues

/// What can be said of a segment while some answers are still to come.
enum Verdict: Hashable {
    case holds, fails, open

    /// - Parameter isOpen: whether a field can still change.
    init(
        of condition: Condition,
        for profile: Profile,
        today: CalendarDate,
        isOpen: (ProfileField) -> Bool
    ) {
        let attributes = ProfileAttributes(profile)
        self = Self.of(condition.source) { key, test in
            let comparison = Comparison(key: key, test: test)
            if comparison.fields.contains(where: isOpen) { return .open }
            return comparison.condition.holds(for: attributes, today: today) ? .holds : .fails
        }
    }

    private static func of(_ json: JSONValue, _ judge: (String, JSONValue) -> Verdict) -> Verdict {
        all(
            (json.object ?? [:]).map { key, operand in
                switch key {
                case "$and": all((operand.array ?? []).map { of($0, judge) })
                case "$or": any((operand.array ?? []).map { of($0, judge) })
                case "$nor": any((operand.array ?? []).map { of($0, judge) }, ofNone: .fails).negated
                case "$not": of(operand, judge).negated
                default: judge(key, operand)
                }
            }
        )
    }

    private static func all(_ parts: [Verdict]) -> Verdict {
        if parts.contains(.fails) { return .fails }
        return parts.contains(.open) ? .open : .holds
    }

    /// An empty `$or` holds.
    private static func any(_ parts: [Verdict], ofNone none: Verdict = .holds) -> Verdict {
        if parts.isEmpty { return none }
        if parts.contains(.holds) { return .holds }
        return parts.contains(.open) ? .open : .fails
    }

    private var negated: Verdict {
        switch self {
        case .holds: .fails
        case .fails: .holds
        case .open: .open
        }
    }
}
