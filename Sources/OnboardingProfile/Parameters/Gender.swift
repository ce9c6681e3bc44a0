/// A gender, as a profile keeps it.
public struct Gender: RawRepresentable, Hashable, Sendable, Codable, ExpressibleByStringLiteral,
    CustomStringConvertible
{
    /// The word on the wire.
    public let rawValue: String
    /// Makes a gender of its word; words beyond the three that are known are kept.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a gender of its word.
    public init(stringLiteral value: String) { rawValue = value }
    /// The word on the wire.
    public var description: String { rawValue }

    /// Female.
    public static let female: Self = "female"
    /// Male.
    public static let male: Self = "male"
    /// Another one.
    public static let other: Self = "other"
}
