/// One of the bounds on custom attributes.
public struct ProfileLimit: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name, in lower case with hyphens; stable.
    public let rawValue: String
    /// Makes a bound of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a bound of its name.
    public init(stringLiteral value: String) { rawValue = value }
    /// The name.
    public var description: String { rawValue }

    /// The length of a key.
    public static let keyLength: Self = "key-length"
    /// The characters of a key.
    public static let keyCharacters: Self = "key-characters"
    /// The length of a text.
    public static let valueLength: Self = "value-length"
    /// The number of attributes.
    public static let attributeCount: Self = "attribute-count"
    /// Whether lists are accepted.
    public static let list: Self = "list"
    /// The digits of a number.
    public static let number: Self = "number"
}
