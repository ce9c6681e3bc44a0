import Foundation
import OnboardingKit

/// How a language writes a date: the order of its parts and the names of the months.
struct DateOrder: Hashable, Sendable {
    /// The parts in the language's order.
    let parts: [DateField.Part]
    /// The short names of the months, January first.
    let months: [String]

    init(locale identifier: String) {
        let locale = Locale(identifier: identifier)
        let template = DateFormatter.dateFormat(fromTemplate: "yMMMd", options: 0, locale: locale) ?? "yMMMd"
        let order = template.compactMap { letter -> DateField.Part? in
            switch letter {
            case "y": .year
            case "M", "L": .month
            case "d": .day
            default: nil
            }
        }
        parts = order.reduce(into: []) { parts, part in if !parts.contains(part) { parts.append(part) } }
        let formatter = DateFormatter()
        formatter.calendar = Calendar(identifier: .gregorian)
        formatter.locale = locale
        months = formatter.shortStandaloneMonthSymbols
    }
}
