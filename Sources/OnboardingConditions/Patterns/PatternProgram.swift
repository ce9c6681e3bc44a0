/// A pattern as a machine with states, as Thompson's construction makes it.
struct PatternProgram: Sendable {
    enum State: Sendable {
        case scalar(Unicode.Scalar)
        case set(Int)
        case assertion(PatternAssertion)
        /// Goes on at both.
        case split(Int, Int)
        case jump(Int)
        case match
    }

    var states: [State] = []
    var sets: [ScalarSet] = []
    let isIgnoringCase: Bool
    /// Whether a match can only begin at the start of the text.
    let beginsAtStart: Bool
}
