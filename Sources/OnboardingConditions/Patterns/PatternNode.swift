/// A pattern as a tree.
indirect enum PatternNode: Sendable {
    case scalar(Unicode.Scalar)
    case set(ScalarSet)
    case assertion(PatternAssertion)
    case sequence([PatternNode])
    case alternatives([PatternNode])
    case repetition(PatternNode, least: Int, most: Int?)

    /// Whether a match can only begin at the start of the text.
    var beginsAtStart: Bool {
        switch self {
        case .assertion(let assertion): assertion == .start
        case .sequence(let nodes): nodes.first?.beginsAtStart ?? false
        case .alternatives(let nodes): nodes.allSatisfy(\.beginsAtStart)
        case .repetition(let node, let least, _): least > 0 && node.beginsAtStart
        case .scalar, .set: false
        }
    }
}
