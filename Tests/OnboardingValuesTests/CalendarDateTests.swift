import Foundation
import OnboardingValues
import Testing

@Suite("Dates")
struct CalendarDateTests {
    @Test("Days count like Foundation's Gregorian calendar, over every day from 1900 to 2100")
    func dayCount() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
        for days in -25_567...47_482 {
            let date = CalendarDate(daysSince1970: days)
            #expect(date.daysSince1970 == days)
            if days % 97 == 0 {
                let parts = calendar.dateComponents(
                    [.year, .month, .day],
                    from: Date(timeIntervalSince1970: Double(days) * 86_400)
                )
                #expect(parts.year == date.year && parts.month == date.month && parts.day == date.day)
            }
        }
    }

    @Test("30 December stays in its own year (Adapty's builder used a week-based year)")
    func december() {
        #expect(CalendarDate(year: 2024, month: 12, day: 30)?.description == "2024-12-30")
    }

    @Test(
        "Months and years end on the last day where a day is missing",
        arguments: [
            ("2024-02-29", "-1y", "2023-02-28"), ("2024-03-31", "-1m", "2024-02-29"),
            ("2024-01-31", "+1m", "2024-02-29"),
            ("2024-02-29", "-4y", "2020-02-29"), ("2024-03-01", "-7d", "2024-02-23"),
            ("2024-03-01", "2w", "2024-03-15"),
            ("2024-03-01", "2001-05-06", "2001-05-06"), ("0001-01-01", "-1d", "0001-01-01"),
            ("9999-12-31", "+9999999y", "9999-12-31"),
        ]
    )
    func relative(today: String, offset: String, expected: String) throws {
        let day = try #require(CalendarDate(today))
        #expect(try #require(RelativeDate(offset)).resolved(on: day).description == expected)
    }

    @Test(
        "What is no date is refused",
        arguments: [
            "2023-02-29", "2024-13-01", "2024-00-10", "2024-1-1", "24-01-01", "2024-01-01T00:00", "", "-", "+024-01-01",
            "0000-01-01",
        ]
    )
    func noDate(text: String) {
        #expect(CalendarDate(text) == nil)
        #expect(PartialDate(text) == nil)
    }

    @Test("What is no offset is refused", arguments: ["", "d", "-d", "--1d", "1.5y", "1h", "99999999d", "१d", "-18 y"])
    func noOffset(text: String) {
        #expect(RelativeDate(text) == nil)
    }

    @Test("A date of some parts has text from the year on, and is possible until a year denies it")
    func partial() {
        #expect(PartialDate("2018-02")?.text == "2018-02")
        #expect(PartialDate("2018") == PartialDate(year: 2018))
        #expect(PartialDate(day: 29, month: 2).isPossible && PartialDate(day: 29, month: 2).text == nil)
        #expect(!PartialDate(day: 29, month: 2, year: 2023).isPossible)
        #expect(PartialDate(day: 3, year: 2020).text == nil)
        #expect(!PartialDate(month: 13).isPossible)
    }

    @Test("The local day follows the offset of the time zone")
    func moments() {
        let instant = Date(timeIntervalSince1970: 1_709_164_800 - 1)
        #expect(Moment(instant).today.description == "2024-02-28")
        #expect(Moment(instant, secondsFromGMT: 3_600).today.description == "2024-02-29")
        #expect(Moment(Date(timeIntervalSince1970: -1)).today.description == "1969-12-31")
    }
}
