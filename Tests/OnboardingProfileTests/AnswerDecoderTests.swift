import Foundation
import OnboardingProfile
import OnboardingValues
import Testing

@Suite("Decoding answers into a host's type")
struct AnswerDecoderTests {
    private enum Goal: String, Decodable { case lose, tone }
    private struct Day: Decodable, Equatable {
        var day: Int
        var month: Int
        var year: Int?
    }

    private struct OneAnswer<Value: Decodable>: Decodable {
        var goal: Value
    }

    private struct UserProfile: Decodable, Equatable {
        var goal: Goal
        var name: String
        var interests: [String]
        var kinds: Set<Goal>
        var age: Int
        var weight: Double
        var exact: Decimal
        var small: UInt8
        var ratio: Float
        var birthday: CalendarDate
        var parts: PartialDate
        var day: Day
        var dateText: String
        var skipped: String?
        var emptied: Int?
        var none: [String]
    }

    private func decode<T: Decodable>(_ type: T.Type, _ answers: [(key: String, value: AnswerValue)]) throws -> T {
        try AnswerDecoder().decode(type, from: answers)
    }

    private func message<T: Decodable>(_ type: T.Type, _ value: AnswerValue?) -> String? {
        let answers = value.map { [(key: "goal", value: $0)] } ?? []
        do {
            _ = try decode(OneAnswer<T>.self, answers)
            return nil
        } catch {
            return String(describing: error)
        }
    }

    @Test("Every kind of answer fits the types it should")
    func everything() throws {
        let tenth = try #require(Decimal(string: "0.1"))
        let date = PartialDate(day: 30, month: 12, year: 2024)
        let host = try decode(
            UserProfile.self,
            [
                ("goal", .string("lose")), ("name", .string("00001")), ("interests", .strings(["a", "b"])),
                ("kinds", .strings(["tone"])), ("age", .number(25)), ("weight", .number(tenth)),
                ("exact", .number(tenth)), ("small", .number(255)), ("ratio", .number(tenth)),
                ("birthday", .date(date)), ("parts", .date(PartialDate(year: 1990))),
                ("day", .date(PartialDate(day: 29, month: 2))), ("dateText", .date(PartialDate(month: 2, year: 1990))),
                ("emptied", .empty), ("none", .empty), ("unasked", .string("ignored")),
            ]
        )
        #expect(host.goal == .lose && host.name == "00001" && host.interests == ["a", "b"] && host.kinds == [.tone])
        #expect(host.age == 25 && host.weight == 0.1 && host.exact == tenth && host.small == 255 && host.ratio == 0.1)
        #expect(host.birthday.description == "2024-12-30" && host.parts == PartialDate(year: 1990))
        #expect(host.day == Day(day: 29, month: 2, year: nil) && host.dateText == "1990-02")
        #expect(host.skipped == nil && host.emptied == nil && host.none.isEmpty)
    }

    @Test("An answer may be reached by its element's id and by its analytics key")
    func twoKeys() throws {
        struct ById: Decodable { var q1: String }
        struct ByKey: Decodable { var goal: String }
        let answers: [(key: String, value: AnswerValue)] = [("q1", .string("a")), ("goal", .string("a"))]
        #expect(try decode(ById.self, answers).q1 == "a")
        #expect(try decode(ByKey.self, answers).goal == "a")
        #expect(try decode([String: String].self, answers) == ["q1": "a", "goal": "a"])
        #expect(try decode([String: String].self, [("a", .string("1")), ("a", .string("2"))]) == ["a": "1"])
    }

    @Test("Every error names the element and what would be right")
    func errors() throws {
        let half = try #require(Decimal(string: "2.5"))
        let cases: [(String?, String)] = [
            (message(String.self, nil), "there is no answer; make the property optional"),
            (message(String.self, .empty), "the answer was emptied; make the property optional"),
            (message(Int.self, .number(half)), "2.5 is no Int"),
            (message(UInt8.self, .number(256)), "256 is no UInt8"),
            (message(Int.self, .string("25")), "the answer is a text, and a number (Int) was asked for"),
            (message(String.self, .number(25)), "the answer is a number, and a String was asked for"),
            (message([String].self, .string("a")), "the answer is a text, and an array was asked for"),
            (message(Bool.self, .string("true")), "true or false was asked for"),
            (message(Goal.self, .string("gain")), "gain"),
            (message([Goal].self, .strings(["tone", "gain"])), "gain"),
            (message(CalendarDate.self, .date(PartialDate(year: 1990))), "the date is no whole day"),
            (message(CalendarDate.self, .string("tomorrow")), "\"tomorrow\" is no date"),
            (message(Day.self, .date(PartialDate(day: 1))), "the month is not known"),
            (message(Day.self, .string("a")), "a struct was asked for"),
        ]
        for (text, part) in cases {
            #expect(text?.hasPrefix("element \"goal\": ") == true, "\(text ?? "no error")")
            #expect(text?.contains(part) == true, "\(text ?? "no error")")
        }
    }

    @Test("Answers as a whole are a struct or a dictionary, and say so")
    func whole() {
        #expect(throws: AnswerDecodingError.self) { try decode([String].self, []) }
        #expect(throws: AnswerDecodingError.self) { try decode(String.self, []) }
    }

    @Test("An error of the host's own passes through")
    func ownError() {
        struct Refused: Error, Equatable {}
        struct Host: Decodable {
            init(from decoder: any Decoder) throws { throw Refused() }
        }
        #expect(throws: Refused()) { try decode(Host.self, []) }
    }
}
