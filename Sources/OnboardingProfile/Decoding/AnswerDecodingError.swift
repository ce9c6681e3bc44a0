/// Answers do not fit the host's type: which one, and what would be right.
public struct AnswerDecodingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The id of the element, or its analytics key, whichever the host's type asked for; nil for the answers as a whole.
    public var elementId: String?
    /// What is wrong and what would be right, in a sentence.
    public var text: String

    /// Makes an error of its parts.
    public init(elementId: String?, text: String) {
        self.elementId = elementId
        self.text = text
    }

    /// The element and the sentence.
    public var description: String {
        if let elementId { "element \"\(elementId)\": \(text)" } else { text }
    }
}
