/// What holds between two scalars without taking one.
enum PatternAssertion: Sendable {
    case start, end, wordBoundary, noWordBoundary

    func holds(between left: Unicode.Scalar?, and right: Unicode.Scalar?) -> Bool {
        switch self {
        case .start: left == nil
        case .end: right == nil
        case .wordBoundary: Self.isWord(left) != Self.isWord(right)
        case .noWordBoundary: Self.isWord(left) == Self.isWord(right)
        }
    }

    private static func isWord(_ scalar: Unicode.Scalar?) -> Bool {
        scalar.map { ScalarSet.wordScalars.contains($0) } ?? false
    }
}
