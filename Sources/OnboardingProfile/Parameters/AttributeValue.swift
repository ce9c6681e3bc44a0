public import OnboardingValues

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The value of a custom attribute.
public enum AttributeValue: Hashable, Sendable {
    /// A text.
    case string(String)
    /// A number, exactly.
    case number(Decimal)
    /// A list of texts, where the limits allow lists.
    case strings([String])

    /// Reads a string, a number or a list of strings; nil for anything else.
    public init?(_ json: JSONValue) {
        switch json {
        case .string(let text): self = .string(text)
        case .number(let number): self = .number(number)
        case .array(let items):
            let texts = items.compactMap(\.string)
            guard texts.count == items.count else { return nil }
            self = .strings(texts)
        default: return nil
        }
    }

    /// The value as JSON.
    public var json: JSONValue {
        switch self {
        case .string(let text): .string(text)
        case .number(let number): .number(number)
        case .strings(let texts): .array(texts.map(JSONValue.string))
        }
    }
}

extension AttributeValue: CustomStringConvertible {
    /// The value as a person reads it in a log; the texts of a list with commas between them.
    public var description: String {
        switch self {
        case .string(let text): text
        case .number(let number): number.description
        case .strings(let texts): texts.joined(separator: ", ")
        }
    }
}
