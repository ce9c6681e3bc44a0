import Foundation
import OnboardingConditions
import OnboardingValues
import TestSupport
import Testing

/// One of GrowthBook's `evalCondition` cases: name, condition, attributes, what is expected, and groups.
struct GrowthBookCase: CustomTestStringConvertible, Sendable {
    /// Expects a missing attribute to be less than a number; ours says false to every comparison with what is missing.
    static let deviation = "missing attribute with comparison operators"

    let number: Int
    let name: String
    let condition: JSONValue
    let attributes: JSONObject
    let isExpected: Bool
    let groups: [String: [JSONValue]]

    var testDescription: String { "\(number) \(name)" }

    static let all: [GrowthBookCase] = {
        guard let folder = Fixture.conformance,
            let file = try? Fixture.json(folder.appendingPathComponent("conditions/growthbook-cases.json"))
        else { return [] }
        return (file["evalCondition"]?.array ?? []).enumerated().compactMap(GrowthBookCase.init)
    }()

    private init?(number: Int, fields: JSONValue) {
        guard let fields = fields.array, fields.count >= 4, let name = fields[0].string,
            let attributes = fields[2].object, let isExpected = fields[3].bool
        else { return nil }
        self.number = number
        self.name = name
        condition = fields[1]
        self.attributes = attributes
        self.isExpected = isExpected
        var groups: [String: [JSONValue]] = [:]
        if fields.count > 4, let object = fields[4].object {
            for (key, value) in object { groups[key] = value.array }
        }
        self.groups = groups
    }
}

@Suite(
    "GrowthBook's own cases",
    .enabled(if: Fixture.conformance != nil, "set ONBOARDING_CONFORMANCE to the folder of public test vectors")
)
struct GrowthBookCaseTests {
    @Test("All 248 cases are read, and the one we answer otherwise is among them")
    func count() {
        #expect(GrowthBookCase.all.count == 248)
        #expect(GrowthBookCase.all.filter { $0.name == GrowthBookCase.deviation }.count == 1)
    }

    @Test(
        "Every case has the expected result, save that a missing attribute is not less than a number",
        arguments: GrowthBookCase.all
    )
    func result(of example: GrowthBookCase) {
        let isExpected = example.name == GrowthBookCase.deviation ? false : example.isExpected
        let condition = Condition(example.condition)
        #expect(condition.holds(for: example.attributes, groups: example.groups) == isExpected)
    }

    @Test("Only the cases that are wrong on purpose have faults, as many as are expected")
    func faults() {
        let faulty = GrowthBookCase.all.filter { !Condition($0.condition).faults.isEmpty }.map(\.name)
        #expect(
            faulty.sorted() == [
                "$in - not array", "$ini - not array", "$nin - not array", "$nini - not array",
                "$regex invalid - fail", "$regex invalid - pass", "unknown operator - pass",
            ]
        )
    }
}
