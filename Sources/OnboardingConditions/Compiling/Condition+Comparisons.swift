package import OnboardingValues

extension Condition {
    /// The comparisons of one attribute each that the condition is made of: the attribute, and what is asked of it.
    ///
    /// What the condition says follows from what each of them says.
    package var comparisons: [(key: String, test: JSONValue)] { Self.comparisons(in: source) }

    private static func comparisons(in json: JSONValue) -> [(key: String, test: JSONValue)] {
        (json.object ?? [:]).flatMap { key, operand in
            switch key {
            case "$and", "$or", "$nor": (operand.array ?? []).flatMap(comparisons)
            case "$not": comparisons(in: operand)
            default: [(key, operand)]
            }
        }
    }
}
