/// A day of the proleptic Gregorian calendar, without a time or a time zone.
///
/// It is text and three numbers, never an instant, so it cannot shift by a day between zones.
public struct CalendarDate: Hashable, Sendable {
    /// 1 to 9999.
    public let year: Int
    /// 1 to 12.
    public let month: Int
    /// 1 to 31, at most the length of the month.
    public let day: Int

    /// Makes a date; nil when there is no such day.
    public init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month),
            (1...Self.days(inMonth: month, of: year)).contains(day)
        else { return nil }
        self.year = year
        self.month = month
        self.day = day
    }

    /// Reads `YYYY-MM-DD`; nil when the text is anything else or there is no such day.
    public init?(_ text: String) {
        guard let parts = PartialDate(text), let year = parts.year, let month = parts.month, let day = parts.day
        else { return nil }
        self.init(year: year, month: month, day: day)
    }

    /// The number of days in a month (1 to 12) of a year.
    public static func days(inMonth month: Int, of year: Int) -> Int {
        switch month {
        case 2: isLeap(year) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    private static func isLeap(_ year: Int) -> Bool {
        year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    }
}

extension CalendarDate: CustomStringConvertible {
    /// The date as `YYYY-MM-DD`.
    public var description: String {
        "\(year.padded(to: 4))-\(month.padded(to: 2))-\(day.padded(to: 2))"
    }
}

extension CalendarDate: Comparable {
    /// Whether the left day comes first.
    public static func < (left: Self, right: Self) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }
}

extension CalendarDate: Codable {
    /// Reads `"YYYY-MM-DD"`.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let date = CalendarDate(text) else {
            let message = "\"\(text)\" is no date; write it as YYYY-MM-DD"
            throw DecodingError.dataCorruptedError(in: container, debugDescription: message)
        }
        self = date
    }

    /// Writes `"YYYY-MM-DD"`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}

extension CalendarDate {
    /// Days since 1 January 1970, negative before.
    ///
    /// Counts by 400-year eras that begin in March, after Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms".
    public var daysSince1970: Int {
        let shiftedYear = month <= 2 ? year - 1 : year
        let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
        let yearOfEra = shiftedYear - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - 719_468
    }

    /// The day that lies the given number of days after 1 January 1970; days beyond the years 1 to 9999 become the nearest.
    public init(daysSince1970 days: Int) {
        let shifted = min(max(days, -719_162), 2_932_896) + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    }

    /// The day a number of days later, or earlier when negative.
    public func adding(days: Int) -> CalendarDate {
        let (sum, overflow) = daysSince1970.addingReportingOverflow(days)
        return CalendarDate(daysSince1970: overflow ? (days > 0 ? .max - 800_000 : .min + 800_000) : sum)
    }

    /// The day a number of months later, or earlier when negative; a day the month does not have becomes its last.
    public func adding(months: Int) -> CalendarDate {
        let bounded = min(max(months, -120_000), 120_000)
        let count = year * 12 + month - 1 + bounded
        guard count >= 12 else { return CalendarDate(daysSince1970: .min + 800_000) }
        guard count < 120_000 else { return CalendarDate(daysSince1970: .max - 800_000) }
        let (newYear, newMonth) = (count / 12, count % 12 + 1)
        let newDay = min(day, Self.days(inMonth: newMonth, of: newYear))
        return CalendarDate(year: newYear, month: newMonth, day: newDay) ?? self
    }

    /// The day a number of years later, or earlier when negative; 29 February becomes the 28th where there is none.
    public func adding(years: Int) -> CalendarDate {
        adding(months: min(max(years, -10_000), 10_000) * 12)
    }
}

extension Int {
    /// The number in decimal digits with zeros in front, at least `width` characters.
    func padded(to width: Int) -> String {
        let digits = String(self)
        return String(repeating: "0", count: Swift.max(0, width - digits.count)) + digits
    }
}
