import OnboardingValues

/// The name of an attribute, split at its dots once.
struct AttributePath: Sendable {
    /// The whole key first, then what is left of it after each dot.
    private let rests: [String]
    /// The piece before each dot.
    private let steps: [String]

    /// As deep as the reader nests values. Each level keeps the rest of the key, so without a bound a key of dots
    /// alone would take the square of its length.
    private static let mostSteps = 64

    init(_ key: String) {
        let pieces = key.split(separator: ".", maxSplits: Self.mostSteps, omittingEmptySubsequences: false)
        steps = pieces.dropLast().map(String.init)
        rests = pieces.map { String(key[$0.startIndex...]) }
    }

    /// The value; null when it is missing.
    ///
    /// At every level a key that is the whole rest of the path wins over a step into an object, so that a host's
    /// attribute may have a dot in its name.
    func value(in attributes: some AttributeSource) -> JSONValue {
        if let value = attributes.attribute(rests[0]) { return value }
        guard let first = steps.first else { return .null }
        var next = attributes.attribute(first)
        for place in steps.indices {
            guard case .object(let inner)? = next else { return .null }
            if let value = inner[rests[place + 1]] { return value }
            next = steps[checked: place + 1].flatMap { inner[$0] }
        }
        return .null
    }
}
