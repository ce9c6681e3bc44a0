import OnboardingTerminal

extension ConditionFailure {
    /// What is known of the person, such as `experience is beginner`.
    var fact: String { "\(key) is \(value.map(Self.words) ?? "not known")" }

    /// What was asked for instead, such as `pro` or `at least 3`.
    var wanted: String {
        guard let tests = condition.object else { return Self.words(condition) }
        return tests.map { name, operand in
            let words = Self.words(operand)
            return switch name {
            case "$eq", "$in": words
            case "$gt": "over \(words)"
            case "$gte": "at least \(words)"
            case "$lt": "under \(words)"
            case "$lte": "at most \(words)"
            case "$before": "before \(words)"
            case "$after": "after \(words)"
            default: "\(name) \(words)"
            }
        }.joined(separator: " and ")
    }

    private static func words(_ value: JSONValue) -> String {
        switch value {
        case .string(let text): text
        case .array(let items): items.map(words).joined(separator: " or ")
        default: value.text
        }
    }
}
