import Foundation
import OnboardingActions
import OnboardingFlow
import OnboardingValues
import Testing

@Suite("Dates are days, never instants")
struct DateTests {
    private func play(_ more: String) throws -> Play {
        Play(try Flow(Document.question("a", "date", more: more), Document.info("b")))
    }

    @Test(
        "formbricks#6728: the day that was picked is the day that is reported, wherever it is",
        arguments: [-12, 0, 14]
    )
    func sameDay(hours: Int) throws {
        var play = try play(#""birthday": true"#)
        play.moment = Moment(play.moment.instant, secondsFromGMT: hours * 3600)
        play.pick(year: 1990, month: 12, day: 30)
        play.goOn()
        // A week-based year made 30 December next year's.
        #expect(play.state.answers["a"]?.json == "1990-12-30")
        #expect(
            play.reports.map(\.params) == [
                .datePicker(DatePickerParams(value: PartialDate(day: 30, month: 12, year: 1990)))
            ]
        )
    }

    @Test("Bounds count from the local day, and 29 February ends on the 28th where there is none")
    func relative() throws {
        var play = try play(#""maxDate": "-18y""#)
        play.moment = Moment(instant: play.moment.instant, today: try #require(CalendarDate("2024-02-29")))
        #expect(play.date()?.max == CalendarDate("2006-02-28"))
        play.pick(year: 2006, month: 3, day: 1)
        play.goOn()
        #expect(play.element()?.error == "Please choose 2006-02-28 or earlier.")
        play.pick(month: 2, day: 28)
        play.goOn()
        #expect(play.screen == "b")
    }

    @Test("Only the parts that are asked for are kept, and all of them are needed")
    func parts() throws {
        var play = try play(#""parts": ["month", "year"]"#)
        play.pick(year: 2024, day: 5)
        play.goOn()
        #expect(play.element()?.error == "Please complete the date.")
        play.pick(month: 2)
        play.goOn()
        #expect(play.state.answers["a"] == .date(PartialDate(month: 2, year: 2024)))
    }

    @Test("29 February is possible without a year, 30 February never")
    func leapDay() throws {
        var play = try play(#""parts": ["day", "month"]"#)
        play.pick(month: 2, day: 30)
        play.goOn()
        #expect(play.element()?.error == "There is no such day.")
        play.pick(day: 29)
        play.goOn()
        #expect(play.screen == "b")
    }

    @Test("A partial date is in bounds if any of its days is")
    func partialBounds() throws {
        var play = try play(#""parts": ["year"], "minDate": "2000-06-15", "maxDate": "2010-06-15""#)
        for (year, isIn) in [(1999, false), (2000, true), (2010, true), (2011, false)] {
            play.pick(year: year)
            #expect(play.shown?.canContinue == isIn, "\(year)")
        }
    }
}
