/// What kind of text an input takes.
public struct InputType: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name on the wire, such as `email`.
    public let rawValue: String

    /// Makes a kind of its name; names beyond the three that are known are kept.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a kind of its name.
    public init(stringLiteral value: String) { rawValue = value }
    /// The name on the wire.
    public var description: String { rawValue }

    /// Any text.
    public static let text: Self = "text"
    /// An e-mail address.
    public static let email: Self = "email"
    /// A number, written as a JSON number.
    public static let number: Self = "number"
}
