/// Why a text is no pattern that can be searched for.
package struct PatternError: Error, Hashable, Sendable, CustomStringConvertible {
    package enum Kind: Hashable, Sendable {
        /// The text is no regular expression.
        case malformed
        /// The text is a regular expression outside the subset, such as one with a back-reference.
        case unsupported
        /// Repetitions multiply to too many states, or groups are nested too deeply.
        case tooLarge
    }

    package let kind: Kind
    /// The place in the text, in Unicode scalars from 0.
    package let position: Int
    /// What is wrong and what would be right.
    package let text: String

    package var description: String { "\(text) (at character \(position + 1) of the pattern)" }
}
