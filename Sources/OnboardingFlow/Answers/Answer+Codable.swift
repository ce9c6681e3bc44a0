import OnboardingValues

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The stored form of an answer names its kind, so that it can be read without the flow.
extension Answer: Codable {
    private enum CodingKeys: String, CodingKey { case kind, value }
    private enum Kind: String, Codable { case choice, choices, number, text, date, empty }

    /// Reads the stored form.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        switch try container.decode(Kind.self, forKey: .kind) {
        case .choice: self = .choice(try container.decode(ChosenOption.self, forKey: .value))
        case .choices: self = .choices(try container.decode([ChosenOption].self, forKey: .value))
        case .number: self = .number(try container.decode(DecodedDecimal.self, forKey: .value).value)
        case .text: self = .text(try container.decode(String.self, forKey: .value))
        case .date: self = .date(try container.decode(PartialDate.self, forKey: .value))
        case .empty: self = .empty
        }
    }

    /// Writes the stored form.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .choice(let option):
            try container.encode(Kind.choice, forKey: .kind)
            try container.encode(option, forKey: .value)
        case .choices(let options):
            try container.encode(Kind.choices, forKey: .kind)
            try container.encode(options, forKey: .value)
        case .number(let number):
            try container.encode(Kind.number, forKey: .kind)
            try container.encode(number, forKey: .value)
        case .text(let text):
            try container.encode(Kind.text, forKey: .kind)
            try container.encode(text, forKey: .value)
        case .date(let date):
            try container.encode(Kind.date, forKey: .kind)
            try container.encode(date, forKey: .value)
        case .empty: try container.encode(Kind.empty, forKey: .kind)
        }
    }
}
