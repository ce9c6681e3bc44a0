import OnboardingValues

/// The values of a membership operator.
struct ValueSet: Sendable {
    /// Looking through so few takes less time than hashing.
    private static let largestList = 16

    private let operands: [Operand]
    private let index: Set<JSONValue>
    private let foldedTexts: Set<String>

    init(_ items: [JSONValue]) {
        operands = items.map(Operand.init)
        index = items.count > Self.largestList ? Set(items) : []
        foldedTexts = Set(items.compactMap(\.string).map { $0.lowercased() })
    }

    var isEmpty: Bool { operands.isEmpty }

    func contains(_ value: JSONValue) -> Bool {
        index.isEmpty ? operands.contains { $0.equals(value) } : index.contains(value)
    }

    /// Folds the case of texts as Unicode's locale-independent lowercasing does.
    func containsIgnoringCase(_ value: JSONValue) -> Bool {
        if case .string(let text) = value { foldedTexts.contains(text.lowercased()) } else { contains(value) }
    }
}
