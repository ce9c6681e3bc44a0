import Foundation
import OnboardingKit

/// Reads dates as people write them: from the year down, or with the year at the end.
///
/// A date that could be two days is no date, so that none is misread: a year needs its four digits, and day and month
/// between slashes need a language that says which is which, or numbers that do.
struct DateReading {
    private let parts: [DateField.Part]
    private let locale: String

    init(_ date: DateState, locale: String) {
        parts = date.orderedParts
        self.locale = locale
    }

    /// The form from the largest part down, as ISO 8601 writes it.
    func form(_ strings: TypingStrings) -> String {
        parts.map { $0.letters(strings) }.joined(separator: "-")
    }

    /// All forms that are read whatever the language.
    func forms(_ strings: TypingStrings) -> String {
        let dotted = parts.reversed().map { $0.letters(strings) }.joined(separator: ".")
        return parts.count == 1 ? dotted : form(strings) + " " + strings.or + " " + dotted
    }

    /// The number of each part; nil when the line is no date. Whether there is such a day is not looked at.
    func numbers(in line: String) -> [DateField.Part: Int]? {
        let groups = line.split(whereSeparator: Self.separators.contains)
        let numbers = groups.compactMap(\.wholeNumber)
        guard numbers.count == groups.count, groups.count == parts.count,
            let order = order(of: groups.map(\.count), numbers, isDotted: line.contains("."))
        else { return nil }
        return Dictionary(zip(order, numbers)) { first, _ in first }
    }

    private static let separators: Set<Character> = ["-", ".", "/", " "]

    /// Which part each group of digits is; nil when that cannot be told.
    private func order(of lengths: [Int], _ numbers: [Int], isDotted: Bool) -> [DateField.Part]? {
        let rest = parts.filter { $0 != .year }
        guard parts.contains(.year) else { return isDotted ? rest.reversed() : dayAndMonth(rest, numbers) }
        if lengths.first == 4, lengths.dropFirst().allSatisfy({ $0 <= 2 }) { return parts }
        guard lengths.last == 4, lengths.dropLast().allSatisfy({ $0 <= 2 }) else { return nil }
        let order = isDotted ? rest.reversed() : dayAndMonth(rest, Array(numbers.dropLast()))
        return order.map { $0 + [.year] }
    }

    /// The order of a day and a month that stand beside each other without dots.
    private func dayAndMonth(_ parts: [DateField.Part], _ numbers: [Int]) -> [DateField.Part]? {
        guard parts.count == 2, numbers.count == 2 else { return parts }
        if numbers[0] > 12 || numbers[0] == numbers[1] { return [.day, .month] }
        if numbers[1] > 12 { return [.month, .day] }
        return isMonthFirst.map { $0 ? [.month, .day] : [.day, .month] }
    }

    /// Whether the language writes 9/14 for 14 September; nil for English of nowhere, which is written both ways.
    private var isMonthFirst: Bool? {
        let language = Locale.Language(identifier: locale)
        switch (language.languageCode?.identifier, language.region?.identifier) {
        case (_, "US"): return true
        case ("en", "GB"), ("en", "IE"), ("en", "AU"), ("en", "NZ"), ("en", "IN"): return false
        case ("en", _): return nil
        default: return false
        }
    }
}

extension DateField.Part {
    /// The letters that stand for the part in a form, such as `YYYY`.
    fileprivate func letters(_ strings: TypingStrings) -> String {
        let letters = strings.dateLetters.count == 3 ? Array(strings.dateLetters) : ["Y", "M", "D"]
        switch self {
        case .year: return String(repeating: letters[0], count: 4)
        case .month: return String(repeating: letters[1], count: 2)
        case .day: return String(repeating: letters[2], count: 2)
        }
    }
}

extension Substring {
    /// The number that digits of any script write; nil where anything else stands.
    var wholeNumber: Int? {
        let digits = compactMap(\.wholeNumberValue).filter { $0 < 10 }
        return digits.count == count ? Int(digits.map(String.init).joined()) : nil
    }
}
