#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A JSON value with exact decimal numbers and objects that keep the order of their keys.
///
/// Equality follows JSON: the order of an object's keys does not matter, 1.0 equals 1.
public enum JSONValue: Hashable, Sendable {
    case null
    case bool(Bool)
    /// A number of at most 38 significant digits, held exactly.
    case number(Decimal)
    case string(String)
    case array([JSONValue])
    case object(JSONObject)
}

extension JSONValue {
    /// The value under a key of an object; nil when this is no object or the key is absent.
    public subscript(_ key: String) -> JSONValue? {
        if case .object(let object) = self { object[key] } else { nil }
    }

    /// The text, when this is a string.
    public var string: String? {
        if case .string(let text) = self { text } else { nil }
    }

    /// The number, when this is one.
    public var number: Decimal? {
        if case .number(let number) = self { number } else { nil }
    }

    /// The number as an integer, when this is a number without a fraction that fits.
    public var integer: Int? {
        number.flatMap(Int.init(exactly:))
    }

    /// The truth value, when this is one.
    public var bool: Bool? {
        if case .bool(let flag) = self { flag } else { nil }
    }

    /// The items, when this is an array.
    public var array: [JSONValue]? {
        if case .array(let items) = self { items } else { nil }
    }

    /// The members, when this is an object.
    public var object: JSONObject? {
        if case .object(let object) = self { object } else { nil }
    }

    /// Whether this is `null`.
    public var isNull: Bool { self == .null }

    /// The word a person would use for the kind of value this is, for messages.
    public var kindName: String {
        switch self {
        case .null: "null"
        case .bool: "true or false"
        case .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByNilLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    /// Makes a string.
    public init(stringLiteral value: String) { self = .string(value) }
    /// Makes a number.
    public init(integerLiteral value: Int) { self = .number(Decimal(value)) }
    /// Makes a truth value.
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    /// Makes `null`.
    public init(nilLiteral: ()) { self = .null }
    /// Makes an array.
    public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
    /// Makes an object; of two equal keys the last one stands.
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        var object = JSONObject()
        for (key, value) in elements { object[key] = value }
        self = .object(object)
    }
}
