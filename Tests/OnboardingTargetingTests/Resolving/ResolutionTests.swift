import OnboardingConditions
import OnboardingProfile
import OnboardingValues
import Testing

@testable import OnboardingTargeting

@Suite("A resolution")
struct ResolutionTests {
    private static let segments = #"""
        "pros": {"experience": "pro"}, "grown": {"birthday": {"$before": "-18y"}},
        "new": {"experience": {"$in": ["beginner", "amateur"]}, "level": {"$lt": 3}},
        "any": {"$or": [{"a": 1}, {"$and": [{"b": {"$gt": 2}}, {"c": "x"}]}], "$not": {"level": 5, "d": {"$ne": 1}}}
        """#

    private func resolved(_ segments: [String], _ attributes: String = "{}", more: String = "") throws -> Resolution {
        let audiences = segments.enumerated().map {
            #"{"segment": "\#($1)", "show": "\#(["a", "b", "c"][$0])"\#(more)}"#
        }
        let text = Targeting.document(audiences.joined(separator: ", "), segments: Self.segments)
        return try Targeting(reading: text).resolved(for: .sample(#"{"custom_attributes": \#(attributes)}"#))
    }

    @Test("Is nil for a placement that the document does not have")
    func unknownPlacement() throws {
        let targeting = try Targeting(reading: FaultyDocument.sound)
        let today = try #require(CalendarDate("2024-02-29"))
        for placement in ["", "Main", "main ", "pros"] {
            #expect(targeting.resolve(placement: placement, for: try .sample("{}"), today: today) == nil)
        }
    }

    @Test("Is of the first audience that holds, in the order of the document, though later ones hold, too")
    func order() throws {
        let both = #"{"experience": "beginner", "level": 1, "a": 1}"#
        let first = try resolved(["new", "any"], both)
        #expect(first.segment == "new" && first.audience == 0 && first.content.id == "a" && first.variation == 0)
        let second = try resolved(["any", "new"], both)
        #expect(second.segment == "any" && second.audience == 0 && second.content.id == "a")
        let third = try resolved(["pros", "grown", "new"], both)
        #expect(third.segment == "new" && third.audience == 2 && third.content.id == "c" && !third.isDefault)
        #expect(third.tried.map(\.segment) == ["pros", "grown", "new"])
        #expect(third.tried.map(\.held) == [false, false, true])
        #expect(try resolved(["new", "pros", "grown"], both).tried.map(\.segment) == ["new"])
    }

    @Test("Is the default where no audience holds, and has tried all")
    func byDefault() throws {
        let resolution = try resolved(["pros", "new"])
        #expect(resolution.isDefault && !resolution.isHeldOut && resolution.content.id == "standard")
        #expect(resolution.audience == nil && resolution.segment == nil && resolution.variation == nil)
        #expect(resolution.tried.map(\.held) == [false, false])
    }

    @Test("Names every part that failed, with the value it saw")
    func failed() throws {
        let trial = try #require(try resolved(["new"], #"{"experience": "pro", "level": 7}"#).tried.first)
        #expect(
            trial.failed == [
                ConditionFailure(key: "experience", condition: ["$in": ["beginner", "amateur"]], value: "pro"),
                ConditionFailure(key: "level", condition: ["$lt": 3], value: 7),
            ]
        )
        let one = try #require(try resolved(["new"], #"{"experience": "amateur", "level": 7}"#).tried.first)
        #expect(one.failed.map(\.key) == ["level"])
    }

    @Test("Names the parts inside $and, $or and $not, too")
    func nested() throws {
        let trial = try #require(try resolved(["any"], #"{"b": 1, "c": "x", "level": 5, "d": 2}"#).tried.first)
        #expect(
            trial.failed == [
                ConditionFailure(key: "a", condition: 1, value: nil),
                ConditionFailure(key: "b", condition: ["$gt": 2], value: 1),
                ConditionFailure(key: "$not", condition: ["level": 5, "d": ["$ne": 1]], value: ["level": 5, "d": 2]),
            ]
        )
        // One way through an $or is enough, and then nothing of it has failed.
        let other = try #require(try resolved(["any"], #"{"b": 3, "c": "x", "level": 5}"#).tried.first)
        #expect(
            other.failed == [
                ConditionFailure(key: "$not", condition: ["level": 5, "d": ["$ne": 1]], value: ["level": 5])
            ]
        )
        #expect(try resolved(["any"], #"{"a": 1, "level": 4}"#).tried.first?.failed == [])
    }

    @Test("As JSON has exactly the keys that the format has, in their order")
    func json() throws {
        #expect(
            try resolved(["pros", "new"], #"{"experience": "amateur", "level": 1}"#).json.text
                == JSONValue(
                    reading: """
                        {"placement": "main", "content": "b", "audience": 1, "segment": "new", "variation": 0,
                         "isDefault": false, "tried": [
                          {"segment": "pros", "held": false, "failed": [
                            {"key": "experience", "condition": "pro", "value": "amateur"}]},
                          {"segment": "new", "held": true, "failed": []}]}
                        """
                ).text
        )
        #expect(
            try resolved(["pros"]).json.text
                == JSONValue(
                    reading: """
                        {"placement": "main", "content": "standard", "audience": null, "segment": null, "variation": null,
                         "isDefault": true, "tried": [{"segment": "pros", "held": false, "failed": [
                            {"key": "experience", "condition": "pro", "value": null}]}]}
                        """
                ).text
        )
    }

    @Test("Of a person held out is the default, and says of which audience")
    func heldOut() throws {
        let resolution = try resolved(["pros"], #"{"experience": "pro"}"#, more: #", "heldOut": 1"#)
        #expect(resolution.isHeldOut && resolution.isDefault && resolution.content.id == "standard")
        #expect(resolution.audience == 0 && resolution.segment == "pros" && resolution.variation == nil)
        #expect(resolution.tried.map(\.held) == [true])
        let json = resolution.json
        #expect(json["isHeldOut"] == true && json["isDefault"] == true && json["audience"] == 0)
        #expect(json["variation"] == .null && json["content"] == "standard")
    }

    @Test("Is the same every time for the same document, profile and day")
    func same() throws {
        let targeting = try Targeting.ofEverybody(#""variations": [{"show": "a"}, {"show": "b"}], "heldOut": 0.2"#)
        let again = try Targeting.ofEverybody(#""variations": [{"show": "a"}, {"show": "b"}], "heldOut": 0.2"#)
        for number in 0..<200 {
            let profile = try Profile.sample("{}", id: "p\(number)")
            let (first, second) = (try targeting.resolved(for: profile), try again.resolved(for: profile))
            #expect(first == second && first.json == second.json)
        }
    }
}
