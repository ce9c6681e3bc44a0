import OnboardingConditions
import OnboardingProfile
import OnboardingValues
import Testing

@testable import OnboardingTargeting

@Suite("Attributes of a profile, to segments")
struct AttributeTests {
    private static let both = #"{"first_name": "Ada", "custom_attributes": {"firstName": "vip", "level": 3}}"#

    @Test(
        "Are fields in camel case and custom attributes by their keys",
        arguments: [
            #"{"firstName": "Ada"}"#, #"{"level": 3}"#, #"{"level": {"$gt": 2.5}}"#, #"{"profile.firstName": "Ada"}"#,
            #"{"custom.firstName": "vip"}"#, #"{"custom.level": 3}"#, #"{"profile.lastName": {"$exists": false}}"#,
        ]
    )
    func names(condition: String) throws { #expect(try Targeting.holds(condition, Self.both)) }

    @Test(
        "Are not what only looks like them",
        arguments: [
            #"{"firstName": "vip"}"#, #"{"profile.firstName": "vip"}"#, #"{"custom.firstName": "Ada"}"#,
            #"{"first_name": "Ada"}"#, #"{"Level": 3}"#, #"{"level": "3"}"#, #"{"custom.custom.level": 3}"#,
        ]
    )
    func otherNames(condition: String) throws { #expect(try !Targeting.holds(condition, Self.both)) }

    @Test(
        "Are all fields of the profile",
        arguments: [
            "first_name firstName", "last_name lastName", "gender gender", "email email", "phone_number phoneNumber",
        ]
    )
    func fields(names: String) throws {
        let names = names.split(separator: " ")
        let profile = #"{"\#(names[0])": "x"}"#
        #expect(try Targeting.holds(#"{"\#(names[1])": "x", "profile.\#(names[1])": "x"}"#, profile))
        #expect(try !Targeting.holds(#"{"custom.\#(names[1])": "x"}"#, profile))
    }

    @Test("May have a dot in the name")
    func dots() throws {
        let profile = #"{"custom_attributes": {"plan.tier": "gold"}}"#
        #expect(try Targeting.holds(#"{"plan.tier": "gold", "custom.plan.tier": "gold"}"#, profile))
        #expect(try !Targeting.holds(#"{"plan": {"$exists": true}}"#, profile))
    }

    @Test("May have a key that begins like a prefix, and that wins where it is written so")
    func prefixedKeys() throws {
        let profile = #"""
            {"first_name": "Ada", "custom_attributes":
              {"level": 1, "custom.level": 2, "profile.firstName": "x", "custom.gender": "y"}}
            """#
        for condition in [
            #"{"level": 1, "custom.level": 2, "custom.custom.level": 2}"#, #"{"firstName": "Ada"}"#,
            #"{"profile.firstName": "x"}"#, #"{"custom.gender": "y"}"#,
        ] {
            #expect(try Targeting.holds(condition, profile), "\(condition)")
            let alone = try Condition(JSONValue(reading: condition))
            #expect(alone.holds(for: try Profile.sample(profile).attributes), "\(condition)")
        }
    }

    @Test(
        "Compare as versions part by part, whatever the length of a part",
        arguments: [
            ("10.0.0", "$vgt", "9.0.0"), ("9.0.0", "$vlt", "10.0.0"), ("1.202409301", "$vgt", "1.9"),
            ("1.123456789012345678901234567890", "$vgt", "1.123456789012345678901234567889"),
            ("1.99999999999999999999999999", "$vlt", "1.100000000000000000000000000"), ("01.2", "$veq", "1.2"),
        ]
    )
    func versions(value: String, comparison: String, other: String) throws {
        let profile = #"{"custom_attributes": {"app": "\#(value)"}}"#
        #expect(try Targeting.holds(#"{"app": {"\#(comparison)": "\#(other)"}}"#, profile))
        let opposite = ["$vgt": "$vlte", "$vlt": "$vgte", "$veq": "$vne"][comparison] ?? ""
        #expect(try !Targeting.holds(#"{"app": {"\#(opposite)": "\#(other)"}}"#, profile))
    }

    @Test("Compare as dates, strictly, and relative to the day that is handed in")
    func dates() throws {
        func isAdult(born: String, on today: String) throws -> Bool {
            try Targeting.holds(#"{"birthday": {"$before": "-18y"}}"#, #"{"birthday": "\#(born)"}"#, today: today)
        }
        #expect(try isAdult(born: "2006-02-27", on: "2024-02-28"))
        #expect(try !isAdult(born: "2006-02-28", on: "2024-02-28"))
        #expect(try isAdult(born: "2006-02-28", on: "2024-03-01"))
        #expect(try !isAdult(born: "2006-12-01", on: "2024-02-28"))
        let race = #"{"custom_attributes": {"race": "2024-10-02"}}"#
        #expect(try Targeting.holds(#"{"race": {"$after": "2024-09-30"}}"#, race))
        #expect(try Targeting.holds(#"{"race": {"$before": "2024-10-03", "$after": "2024-10-01"}}"#, race))
        #expect(try !Targeting.holds(#"{"race": {"$after": "2024-10-02"}}"#, race))
        #expect(try !Targeting.holds(#"{"race": {"$before": "2024-10-02"}}"#, race))
        #expect(try Targeting.holds(#"{"race": {"$before": "7d"}}"#, race, today: "2024-09-30"))
    }
}
