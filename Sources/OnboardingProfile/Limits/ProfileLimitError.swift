/// A custom attribute breaks a limit. Nothing was cut or dropped; what was set before stands.
public struct ProfileLimitError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The key of the attribute.
    public var key: String
    /// The limit that it breaks.
    public var limit: ProfileLimit
    /// The most that the limit allows, where it is a count.
    public var most: Int?
    /// The count that was found.
    public var found: Int?
    /// What is wrong and what would be right, in a sentence.
    public var text: String

    /// Makes an error of its parts.
    public init(key: String, limit: ProfileLimit, most: Int? = nil, found: Int? = nil, text: String) {
        self.key = key
        self.limit = limit
        self.most = most
        self.found = found
        self.text = text
    }

    /// The key and the sentence.
    public var description: String { "attribute \"\(key)\": \(text)" }
}
