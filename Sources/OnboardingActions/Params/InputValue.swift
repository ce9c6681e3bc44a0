public import OnboardingValues

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What was entered into an input.
public struct InputValue: Hashable, Sendable, SavedFormConvertible {
    /// What kind of text it is.
    public let type: InputType
    /// The text; of a number its decimal digits (`62.5`), empty when the input was emptied.
    public let value: String
    /// The number, exactly; nil for a text and for a number that was emptied.
    public let number: Decimal?

    /// Makes a value of a text.
    ///
    /// For the type `number` the text is read as JSON writes numbers. A text that is none leaves `number` nil.
    public init(type: InputType, value: String) {
        if type == .number, let number = try? JSONValue(reading: value).number {
            self.init(type: type, number: number)
        } else {
            self.init(type: type, value: value, number: nil)
        }
    }

    private init(type: InputType, number: Decimal) {
        self.init(type: type, value: number.isNaN ? "" : number.description, number: number.isNaN ? nil : number)
    }

    private init(type: InputType, value: String, number: Decimal?) {
        self.type = type
        self.value = value
        self.number = number
    }

    /// Any text.
    public static func text(_ text: String) -> Self { Self(type: .text, value: text) }

    /// An e-mail address.
    public static func email(_ address: String) -> Self { Self(type: .email, value: address) }

    /// A number of at most 38 significant digits. What is not a number counts as emptied.
    public static func number(_ number: Decimal) -> Self { Self(type: .number, number: number) }

    /// A number that was emptied on purpose; written as the empty text.
    public static var emptyNumber: Self { Self(type: .number, value: "") }

    /// Reads `{"type", "value"}`.
    ///
    /// A number may also be written as a string, as web inputs do, if it is spelled as JSON spells numbers, and the empty
    /// string is a number that was emptied. Throws when a field is missing, a text is no string, or a number no number.
    public init(savedForm: JSONValue) throws(SavedFormError) {
        try self.init(savedForm, at: .root)
    }

    init(_ json: JSONValue, at path: JSONPath) throws(SavedFormError) {
        let fields = try FieldReader(json, at: path)
        let type = InputType(rawValue: try fields.string("type"))
        let value = try fields.required("value")
        switch value {
        case .number(let number) where type != .text && type != .email:
            self.init(type: type, number: number)
        case .string(let text):
            self.init(type: type, value: text)
            if type == .number, number == nil, !text.isEmpty {
                let message = "\"\(text)\" is no number; write it as JSON does, such as 62.5"
                throw SavedFormError(path: path.key("value").description, text: message)
            }
        default:
            let expected = type == .number ? "a number" : "a string"
            throw FieldReader.mismatch(value, at: path.key("value"), expected: expected)
        }
    }

    /// The type and the value; a number as a JSON number.
    public var savedForm: JSONValue {
        ["type": .string(type.rawValue), "value": number.map(JSONValue.number) ?? .string(value)]
    }
}
