/// A day that is written as such, or counted from today: `2024-02-29`, `-18y`, `+6m`, `-7d`.
public enum RelativeDate: Hashable, Sendable {
    case date(CalendarDate)
    case days(Int)
    case months(Int)
    case years(Int)

    /// Reads a date or an offset from today: a whole number with the unit `d`, `w`, `m` or `y`; nil for anything else.
    public init?(_ text: String) {
        if let date = CalendarDate(text) {
            self = .date(date)
            return
        }
        let digits = text.dropLast().drop { $0 == "-" || $0 == "+" }
        guard !digits.isEmpty, digits.count <= 7, digits.allSatisfy({ $0.isASCII && $0.isNumber }),
            let count = Int(text.dropLast())
        else { return nil }
        switch text.last {
        case "d": self = .days(count)
        case "w": self = .days(count * 7)
        case "m": self = .months(count)
        case "y": self = .years(count)
        default: return nil
        }
    }

    /// The day it stands for on a given day. A month or year that lacks the day ends on its last.
    public func resolved(on today: CalendarDate) -> CalendarDate {
        switch self {
        case .date(let date): date
        case .days(let count): today.adding(days: count)
        case .months(let count): today.adding(months: count)
        case .years(let count): today.adding(years: count)
        }
    }
}
