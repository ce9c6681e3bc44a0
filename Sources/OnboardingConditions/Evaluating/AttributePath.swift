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
    func value(in attributes: JSONObject) -> JSONValue {
        if let value = attributes[rests[0]] { return value }
        guard !steps.isEmpty else { return .null }
        var object = attributes
        for (index, step) in steps.enumerated() {
            guard case .object(let inner)? = object[step] else { return .null }
            if let value = inner[rests[index + 1]] { return value }
            object = inner
        }
        return .null
    }
}
