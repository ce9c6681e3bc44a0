public import OnboardingValues

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A slider: a number from `min` to `max` in steps.
public struct Slider: Sendable, Hashable {
    /// The smallest value.
    public let min: Decimal
    /// The largest value.
    public let max: Decimal
    /// The distance between two values, above zero; values count from `min`.
    public let step: Decimal
    /// The distance between two marks; nil for none.
    public let tick: Decimal?
    /// The words at the start; the smallest value where there are none.
    public let minLabel: String?
    /// The words at the end; the largest value where there are none.
    public let maxLabel: String?
    /// The unit beside the number.
    public let unit: String?

    /// The value nearest to a number that the slider can stand on.
    package func snapped(_ number: Decimal) -> Decimal { number.snapped(from: min, to: max, step: step) }
}

extension Decimal {
    /// The nearest of the values that count from `min` in steps and do not pass `max`.
    package func snapped(from min: Decimal, to max: Decimal, step: Decimal) -> Decimal {
        let steps = ((self - min) / step + Decimal(sign: .plus, exponent: -1, significand: 5)).wholePart
        let mostSteps = ((max - min) / step).wholePart
        return min + Swift.max(0, Swift.min(steps, mostSteps)) * step
    }

    /// The number without its fraction.
    fileprivate var wholePart: Decimal {
        let digits = description.utf8.prefix { $0 != UInt8(ascii: ".") }
        return Decimal(exactly: digits) ?? self
    }
}

/// A field for a number.
public struct NumberField: Sendable, Hashable {
    /// The smallest value, if there is one.
    public let min: Decimal?
    /// The largest value, if there is one.
    public let max: Decimal?
    /// The most digits after the decimal separator; nil for any.
    public let decimals: Int?
    /// The unit beside the field.
    public let unit: String?
}

/// A field for text.
public struct TextField: Sendable, Hashable {
    /// What the text is, so that the keyboard can help.
    public enum Content: String, Sendable, Hashable, Codable, CaseIterable {
        case name
    }

    /// The most characters (grapheme clusters); nil for any.
    public let maxLength: Int?
    /// Whether it takes several lines.
    public let isMultiline: Bool
    /// What the text is.
    public let content: Content?
}

/// A field for a date.
public struct DateField: Sendable, Hashable {
    /// A part of a date.
    public enum Part: String, Sendable, Hashable, Codable, CaseIterable {
        case day, month, year
    }

    /// The first day that is accepted.
    public let minDate: RelativeDate?
    /// The last day that is accepted.
    public let maxDate: RelativeDate?
    /// The parts that are asked for.
    public let parts: [Part]
    /// Whether it is the person's birthday.
    public let isBirthday: Bool
}

/// A row of a summary.
public struct SummaryRow: Sendable, Hashable, Codable {
    /// An emoji before the label.
    public var icon: String?
    /// What the row tells.
    public var label: String
    /// What it is, often a placeholder such as `{{goal|your goal}}`.
    public var value: String

    /// Makes a row.
    public init(icon: String? = nil, label: String, value: String) {
        self.icon = icon
        self.label = label
        self.value = value
    }
}
