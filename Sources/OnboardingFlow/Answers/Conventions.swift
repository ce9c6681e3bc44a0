import OnboardingValues

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// How the person reads and writes: the language and the separators of numbers.
public struct Conventions: Hashable, Sendable {
    /// The language asked for, a BCP 47 tag.
    public var locale: String
    /// Between the whole part and the fraction of a number.
    public var decimalSeparator: String
    /// Between groups of three digits; empty where there is none.
    public var groupingSeparator: String
    /// The digit zero; the others follow it in Unicode. Digits of any script are read.
    public var zeroDigit: Character

    /// Makes conventions; the defaults are those of English.
    public init(
        locale: String = "en",
        decimalSeparator: String = ".",
        groupingSeparator: String = ",",
        zeroDigit: Character = "0"
    ) {
        self.locale = locale
        self.decimalSeparator = decimalSeparator
        self.groupingSeparator = groupingSeparator
        self.zeroDigit = zeroDigit
    }

    /// A number with the decimal separator and the digits of the language, without groups, every digit kept.
    public func text(of number: Decimal) -> String {
        let text = number.description
        if decimalSeparator == ".", zeroDigit == "0" { return text }
        return text.reduce(into: "") { written, character in
            written += character == "." ? decimalSeparator : String(digit(for: character))
        }
    }

    private func digit(for character: Character) -> Character {
        guard character.isASCII, let value = character.wholeNumberValue, let zero = zeroDigit.unicodeScalars.first,
            let digit = Unicode.Scalar(zero.value + UInt32(value))
        else { return character }
        return Character(digit)
    }

    /// Reads a number as a person writes it, exactly: digits of any script, the decimal separator, groups only in
    /// threes. Nil for anything else.
    public func number(from text: String) -> Decimal? {
        var digits = ""
        var groupLength: Int?
        var hasPoint = false
        let trimmed = text.trimmed
        let (isNegative, unsigned): (Bool, Substring) =
            switch trimmed.first {
            case "-", "\u{2212}": (true, trimmed.dropFirst())
            case "+": (false, trimmed.dropFirst())
            default: (false, trimmed[...])
            }
        for character in unsigned {
            if let digit = character.wholeNumberValue, digit < 10, character.isNumber {
                digits += String(digit)
                groupLength? += 1
            } else if !hasPoint, isDecimalSeparator(character) {
                guard groupLength ?? 3 == 3 else { return nil }
                hasPoint = true
                groupLength = nil
                digits += "."
            } else if !hasPoint, isGroupingSeparator(character), !digits.isEmpty {
                guard groupLength ?? 3 == 3, groupLength != nil || digits.count <= 3 else { return nil }
                groupLength = 0
            } else {
                return nil
            }
        }
        guard groupLength ?? 3 == 3, digits.contains(where: \.isNumber) else { return nil }
        return Decimal(exactly: ((isNegative ? "-" : "") + digits).utf8)
    }

    private func isDecimalSeparator(_ character: Character) -> Bool {
        // U+066B is the decimal separator of Arabic digits, whatever the locale says.
        String(character) == decimalSeparator || character == "\u{066B}"
    }

    private func isGroupingSeparator(_ character: Character) -> Bool {
        if String(character) == groupingSeparator || character == "\u{066C}" { return true }
        // A locale that groups with one kind of space or apostrophe is typed with any other.
        let kinds: [Set<Character>] = [[" ", "\u{A0}", "\u{202F}"], ["'", "\u{2019}"]]
        guard let separator = groupingSeparator.first else { return false }
        return kinds.contains { $0.contains(separator) && $0.contains(character) }
    }
}
