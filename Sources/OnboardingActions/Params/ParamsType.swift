/// The kind of a state update: one of four that are known.
public struct ParamsType: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name in the saved form, such as `multiSelect`.
    public let rawValue: String

    /// Makes a kind of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a kind of its name.
    public init(stringLiteral value: String) { rawValue = value }
    /// The name in the saved form.
    public var description: String { rawValue }

    /// One option was chosen.
    public static let select: Self = "select"
    /// Any number of options were chosen.
    public static let multiSelect: Self = "multiSelect"
    /// A text or a number was entered.
    public static let input: Self = "input"
    /// A date, or a part of one, was picked.
    public static let datePicker: Self = "datePicker"
}

extension ParamsType {
    /// Reads a page's name of an element type.
    init?(pageName: String) {
        switch pageName {
        case "select": self = .select
        case "multi_select": self = .multiSelect
        case "input": self = .input
        case "date_picker": self = .datePicker
        default: return nil
        }
    }
}
