/// JSON that is not of the form that was expected: where, and what would be right.
public struct SavedFormError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The place, such as `params.value.id`; empty for the whole.
    public var path: String
    /// What is wrong and what would be right, in a sentence.
    public var text: String

    /// Makes an error of a place and a sentence.
    public init(path: String, text: String) {
        self.path = path
        self.text = text
    }

    /// The place and the sentence.
    public var description: String { path.isEmpty ? text : "\(path): \(text)" }
}
