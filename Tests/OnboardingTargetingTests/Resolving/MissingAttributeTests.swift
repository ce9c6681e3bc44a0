import OnboardingConditions
import OnboardingProfile
import OnboardingValues
import Testing

@testable import OnboardingTargeting

@Suite("An attribute that the profile does not have")
struct MissingAttributeTests {
    static let comparisons = [
        #"{"$eq": "pro"}"#, #""pro""#, #"{"$gt": 0}"#, #"{"$gte": 0}"#, #"{"$lt": 9}"#, #"{"$lte": 9}"#,
        #"{"$gt": ""}"#,
        #"{"$lt": "z"}"#, #"{"$veq": "1.0"}"#, #"{"$vne": "1.0"}"#, #"{"$vgt": "0"}"#, #"{"$vgte": "0"}"#,
        #"{"$vlt": "9"}"#, #"{"$vlte": "9"}"#, #"{"$regex": ".*"}"#, #"{"$regexi": ""}"#, #"{"$before": "9999-12-31"}"#,
        #"{"$after": "0001-01-01"}"#, #"{"$before": "0d"}"#, #"{"$after": "-100y"}"#, #"{"$in": ["pro", ""]}"#,
        #"{"$ini": ["pro"]}"#, #"{"$all": []}"#, #"{"$all": ["pro"]}"#, #"{"$elemMatch": {"$ne": 1}}"#,
        #"{"$size": 0}"#,
        #"{"$type": "string"}"#, #"{"$exists": true}"#,
    ]

    @Test("Matches no comparison, and the reason says that it has no value", arguments: comparisons)
    func neverMatches(comparison: String) throws {
        for key in ["level", "custom.level", "firstName", "profile.firstName", "a.b.c"] {
            let text = Targeting.document(
                #"{"segment": "s", "show": "a"}"#,
                segments: #""s": {"\#(key)": \#(comparison)}"#
            )
            let resolution = try Targeting(reading: text).resolved(for: .sample("{}"))
            #expect(resolution.isDefault && resolution.content.id == "standard" && resolution.segment == nil)
            let asked = try JSONValue(reading: comparison)
            #expect(resolution.tried.flatMap(\.failed) == [.init(key: key, condition: asked, value: nil)])
        }
    }

    @Test(
        "Passes what says no to certain values",
        arguments: [
            #"{"$ne": "pro"}"#, #"{"$nin": ["pro"]}"#, #"{"$nini": ["pro"]}"#, #"{"$not": {"$gt": 0}}"#,
            #"{"$exists": false}"#,
        ]
    )
    func negations(comparison: String) throws {
        #expect(try Targeting.holds(#"{"level": \#(comparison)}"#))
        #expect(try Targeting.holds(#"{"firstName": \#(comparison)}"#))
        #expect(try Targeting.holds(#"{"$not": {"level": {"$not": \#(comparison)}}}"#))
    }

    @Test(
        "Is not what a value of another type is: that is compared as a condition by itself compares it",
        arguments: comparisons
    )
    func otherTypes(comparison: String) throws {
        for value in ["7", "\"\"", "[]", "[\"x\"]", "-1e10"] {
            let profile = #"{"custom_attributes": {"level": \#(value)}}"#
            let condition = #"{"level": \#(comparison)}"#
            let expected = try Condition(JSONValue(reading: condition))
                .holds(for: Profile.sample(profile).attributes, today: CalendarDate("2024-02-29"))
            #expect(try Targeting.holds(condition, profile) == expected)
        }
    }
}
