import OnboardingActions
public import OnboardingValues

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What a person answered to one element.
public enum Answer: Hashable, Sendable {
    /// One option of a single choice.
    case choice(ChosenOption)
    /// The options of a multiple choice, in the order of the document.
    case choices([ChosenOption])
    /// The value of a slider or number field.
    case number(Decimal)
    /// Trimmed text: of a text, e-mail or phone field.
    case text(String)
    /// A date, or the parts of it that were asked for.
    case date(PartialDate)
    /// Emptied on purpose; overrides a default.
    case empty
}

/// An option that was chosen, with the text typed into it where the option allows text.
public struct ChosenOption: Hashable, Sendable, Codable {
    /// The option's id.
    public var id: String
    /// The text typed for an "other" option, trimmed.
    public var text: String?

    /// Makes a chosen option.
    public init(id: String, text: String? = nil) {
        self.id = id
        self.text = text
    }
}

extension Answer {
    /// The chosen options of a choice; none for anything else.
    public var options: [ChosenOption] {
        switch self {
        case .choice(let option): [option]
        case .choices(let options): options
        default: []
        }
    }

    /// The answer as an answers file writes it: an option's id (or `{"id", "text"}`), an array of those, a number, a
    /// text, `YYYY-MM-DD` (or day, month and year where it is a date without a year), null when emptied.
    public var json: JSONValue {
        switch self {
        case .choice(let option): option.json
        case .choices(let options): .array(options.map(\.json))
        case .number(let number): .number(number)
        case .text(let text): .string(text)
        case .date(let date): date.text.map(JSONValue.string) ?? date.wireForm
        case .empty: .null
        }
    }

    /// The answer as conditions see it: ids, numbers and texts; null when emptied, or a date without a year.
    package var conditionValue: JSONValue {
        switch self {
        case .choice(let option): .string(option.id)
        case .choices(let options): .array(options.map { .string($0.id) })
        case .number(let number): .number(number)
        case .text(let text): .string(text)
        case .date(let date): date.text.map(JSONValue.string) ?? .null
        case .empty: .null
        }
    }
}

extension ChosenOption {
    var json: JSONValue {
        text.map { ["id": .string(id), "text": .string($0)] } ?? .string(id)
    }
}

extension Answer: CustomStringConvertible {
    /// The answer as a person reads it in a log: ids of options, a number, a text, a date.
    public var description: String {
        switch self {
        case .choice(let option): option.description
        case .choices(let options): options.map(\.description).joined(separator: ", ")
        case .number(let number): number.description
        case .text(let text): text
        case .date(let date): date.text ?? date.wireForm.text
        case .empty: "nothing"
        }
    }
}

extension ChosenOption: CustomStringConvertible {
    /// The id, and in parentheses what was typed into the option.
    public var description: String { text.map { "\(id) (\($0))" } ?? id }
}
