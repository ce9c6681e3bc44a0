public import OnboardingValues

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// An answer, as a host's own type reads it.
public enum AnswerValue: Hashable, Sendable {
    /// A text, or the value of the option that was chosen.
    case string(String)
    /// A number, exactly.
    case number(Decimal)
    /// The values of the options that were chosen.
    case strings([String])
    /// A date, or the parts of it that are known.
    case date(PartialDate)
    /// An answer that was emptied.
    case empty

    /// What a person would call it, for messages.
    var kindName: String {
        switch self {
        case .string: "a text"
        case .number: "a number"
        case .strings: "several choices"
        case .date: "a date"
        case .empty: "empty"
        }
    }
}
