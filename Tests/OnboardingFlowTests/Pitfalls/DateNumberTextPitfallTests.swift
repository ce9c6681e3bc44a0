import Foundation
import OnboardingActions
import OnboardingFlow
import OnboardingValues
import Testing

@Suite("Pitfalls: dates, numbers, text")
struct DateNumberTextPitfallTests {
    private static let german = Conventions(locale: "de", decimalSeparator: ",", groupingSeparator: ".")

    private func play(_ type: String, more: String = "", conventions: Conventions = Conventions()) throws -> Play {
        Play(try Flow(Document.question("a", type, more: more), Document.info("b")), conventions: conventions)
    }

    /// formbricks#6728: a day behind.
    /// Adapty's builder formats a birthday with a week-based year: 30 December becomes next year's.
    /// Its flow pickers report a date as local midnight in milliseconds.
    @Test("A date is reported as its day, month and year, far from Greenwich too", arguments: [-12, -1, 0, 1, 14])
    func date(hours: Int) throws {
        var play = try play("date", more: #""birthday": true"#)
        play.moment = Moment(play.moment.instant, secondsFromGMT: hours * 3600)
        play.pick(year: 2018, month: 12, day: 30)
        play.goOn()
        let params = try #require(play.reports.first?.params)
        #expect(params == .datePicker(DatePickerParams(value: PartialDate(day: 30, month: 12, year: 2018))))
        #expect(params.savedForm["value"] == ["day": 30, "month": 12, "year": 2018])
        var revived = try play.revived()
        revived.start()
        revived.back()
        #expect(revived.goOn().reports.isEmpty)
    }

    @Test("surveyjs/survey-creator#1307: the decimal comma is not lost", arguments: ["1,5", "0,25", "1.234,5"])
    func comma(text: String) throws {
        var play = try play("number", conventions: Self.german)
        play.enter(.string(text))
        play.goOn()
        let plain = text.replacing(".", with: "").replacing(",", with: ".")
        #expect(play.state.answers["a"] == Decimal(string: plain).map(Answer.number))
    }

    @Test("A number handed in as one stands in the field as a German writes it, and reads back")
    func numberHandedIn() throws {
        var play = try play("number", conventions: Self.german)
        let number = try #require(Decimal(string: "1.234"))
        play.enter(.number(number))
        #expect(play.field()?.value == "1,234")
        play.goOn()
        #expect(play.state.answers["a"] == .number(number))
        play.back()
        #expect(play.field()?.value == "1,234")
        #expect(play.goOn().reports.isEmpty)
    }

    @Test("surveyjs#1913: \"00001\" does not become 1 where text is asked for", arguments: ["text", "phone"])
    func zeros(type: String) throws {
        var play = try play(type)
        play.enter("0000123")
        play.goOn()
        #expect(play.state.answers["a"] == .text("0000123"))
        var revived = try play.revived()
        revived.start()
        revived.back()
        #expect(revived.field()?.value == "0000123")
    }

    @Test("ResearchKit PR#337: 20.000123 is 20.000123 after Back, and in a new process")
    func digits() throws {
        var play = try play("number")
        play.enter("20.000123")
        play.goOn()
        play.back()
        #expect(play.field()?.value == "20.000123")
        var revived = try play.revived()
        revived.start()
        revived.goOn()
        #expect(revived.state.answers["a"] == Decimal(string: "20.000123").map(Answer.number))
    }

    /// flutter/flutter#54240 and hasgeek/funnel#1543: family emoji counted as many.
    @Test("A family, a flag and an accent are a character each")
    func characters() throws {
        let family = "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}"
        let text = family + "\u{1F1E9}\u{1F1EA}" + "e\u{301}"
        var play = try play("text", more: #""minLength": 3, "maxLength": 3"#)
        play.enter(.string(text))
        play.goOn()
        #expect(play.state.answers["a"] == .text(text))
        play.back()
        play.enter(.string(text + "x"))
        #expect(play.shown?.canContinue == false)
    }
}
