import Foundation
import OnboardingActions
import OnboardingFlow
import OnboardingValues
import Testing

@Suite("Rule 17: the result decodes the host's own type")
struct Rule17TypedResultTests {
    private struct Day: Decodable, Equatable {
        var day: Int
        var month: Int?
        var year: Int?
    }

    private struct Answers: Decodable {
        var goal: String
        var sports: [String]
        var level: Int
        var height: Double
        var exact: Decimal
        var born: CalendarDate
        var renewal: Day
        var note: String?
        var missing: String?
    }

    private func result(note: String = "") throws -> OnboardingResult {
        let flow = try Flow(
            Document.question(
                "q1",
                "singleChoice",
                more: #""analyticsKey": "goal", "options": [{"id": "l", "label": "L", "value": "lose"}]"#
            ),
            Document.question(
                "sports",
                "multiChoice",
                more: #""options": [{"id": "r", "label": "R"}, {"id": "o", "label": "O", "allowsText": true}]"#
            ),
            Document.question("level", "slider"),
            Document.question("height", "number"),
            Document.question("exact", "number"),
            Document.question("born", "date"),
            Document.question("renewal", "date", more: #""parts": ["day", "month"]"#),
            Document.question("note", "text", more: #""required": false"#)
        )
        var play = Play(flow)
        play.choose("l")
        play.select("o")
        play.enter("Yoga", inOption: "o")
        play.select("r")
        play.goOn()
        play.enter(7)
        play.goOn()
        for text in ["1.72", "0.1"] {
            play.enter(.string(text))
            play.goOn()
        }
        play.pick(year: 2000, month: 2, day: 29)
        play.goOn()
        play.pick(month: 12, day: 24)
        play.goOn()
        play.enter(.string(note))
        play.goOn()
        return try #require(play.result)
    }

    @Test("By element id, else analyticsKey; values, arrays, numbers and dates")
    func decodes() throws {
        let answers = try result().answers(as: Answers.self)
        #expect(answers.goal == "lose")
        #expect(answers.sports == ["r", "Yoga"])
        #expect(answers.level == 7)
        #expect(answers.height == 1.72)
        #expect(answers.exact == Decimal(string: "0.1"))
        #expect(answers.born == CalendarDate("2000-02-29"))
        #expect(answers.renewal == Day(day: 24, month: 12))
        #expect(answers.note == nil)
        #expect(answers.missing == nil)
        #expect(try result(note: "x").answers(as: Answers.self).note == "x")
    }

    private struct Wrong: Decodable {
        var height: Int
    }

    private struct Absent: Decodable {
        var weight: Int
    }

    @Test("An error names the element")
    func errors() throws {
        let result = try result()
        let wrong = #expect(throws: (any Error).self) { try result.answers(as: Wrong.self) }
        #expect("\(String(describing: wrong))".contains("\"height\""))
        let absent = #expect(throws: (any Error).self) { try result.answers(as: Absent.self) }
        #expect("\(String(describing: absent))".contains("\"weight\""))
    }

    private struct Shared: Decodable {
        var key: String
    }

    @Test("Where two elements share an analyticsKey the first on the path serves, and an id comes before a key")
    func shared() throws {
        let key = #""analyticsKey": "key""#
        var play = Play(try Flow(Document.question("a", "text", more: key), Document.question("b", "text", more: key)))
        for text in ["1", "2"] {
            play.enter(.string(text))
            play.goOn()
        }
        #expect(try play.result?.answers(as: Shared.self).key == "1")
        play = Play(try Flow(Document.question("a", "text", more: key), Document.question("key", "text")))
        for text in ["1", "2"] {
            play.enter(.string(text))
            play.goOn()
        }
        #expect(try play.result?.answers(as: Shared.self).key == "2")
    }
}
