import OnboardingConditions
import OnboardingProfile
import OnboardingValues
import TestSupport
import Testing

@testable import OnboardingTargeting

@Suite("For random documents and profiles")
struct ResolvingPropertyTests {
    @Test(
        "An audience is chosen when its condition holds of the profile's attributes and none before it does",
        arguments: [1, 20_240_229, UInt64.max, UInt64.forThisRun]
    )
    func chosen(seed: UInt64) throws {
        var random = RandomTargeting(seed: seed)
        let today = try #require(CalendarDate("2024-02-29"))
        var found: [Int?: Int] = [:]
        for round in 0..<150 {
            let conditions = (0..<3).map { _ in random.condition(depth: 2) }
            let segments = conditions.enumerated().map { #""s\#($0)": \#($1.text)"# }
            let audiences = conditions.indices.map { #"{"segment": "s\#($0)", "show": "\#(["a", "b", "c"][$0])"}"# }
            let text = Targeting.document(
                audiences.joined(separator: ", "),
                segments: segments.joined(separator: ", ")
            )
            let targeting = try Targeting(reading: text)
            for _ in 0..<8 {
                let profile = try Profile(profileId: "p\(round)", json: random.profile())
                let place: Comment = "seed \(seed), round \(round): \(profile.json.text) \(text)"
                let resolution = try #require(targeting.resolve(placement: "main", for: profile, today: today))
                let held = conditions.map { Condition($0).holds(for: profile.attributes, today: today) }
                let expected = held.firstIndex(of: true)
                #expect(resolution.audience == expected, place)
                #expect(resolution.content.id == expected.map { ["a", "b", "c"][$0] } ?? "standard", place)
                let tried = resolution.tried
                #expect(tried.map(\.segment) == (0..<(expected.map { $0 + 1 } ?? 3)).map { "s\($0)" }, place)
                for (index, trial) in tried.enumerated() {
                    #expect(trial.held == trial.failed.isEmpty && trial.held == held[index], place)
                }
                found[expected, default: 0] += 1
            }
        }
        // Otherwise the documents would be too easy, or too hard.
        for outcome in [nil, 0, 1, 2] { #expect(found[outcome, default: 0] > 20, "seed \(seed): \(found)") }
    }
}

/// Makes conditions without faults, and profiles that meet them often.
struct RandomTargeting {
    private var generator: SeededGenerator

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    private static let keys = [
        "firstName", "profile.firstName", "custom.firstName", "level", "custom.level", "app", "plan.tier", "gender",
        "birthday", "race", "goals", "custom.goals", "a.b.c", "custom.custom.level",
    ]
    private static let scalars: [JSONValue] = ["Ada", "x", "", 0, 1, 3, "1", "2006-02-28", "10.0.0", "9.0.0", nil]

    private mutating func pick<Value>(_ values: [Value]) -> Value {
        values[Int.random(in: 0..<values.count, using: &generator)]
    }

    private func object(_ key: String, _ value: JSONValue) -> JSONValue { .object(JSONObject([(key, value)])) }

    private mutating func list(_ count: ClosedRange<Int>, _ item: (inout Self) -> JSONValue) -> JSONValue {
        .array((0..<Int.random(in: count, using: &generator)).map { _ in item(&self) })
    }

    mutating func condition(depth: Int) -> JSONValue {
        switch Int.random(in: 0..<(depth > 0 ? 7 : 3), using: &generator) {
        case 0...1: return object(pick(Self.keys), test(depth: depth))
        case 2: return .object(JSONObject((0..<2).map { _ in (pick(Self.keys), test(depth: depth)) }))
        case 3: return object("$not", condition(depth: depth - 1))
        default: return object(pick(["$and", "$or", "$nor"]), list(0...3) { $0.condition(depth: depth - 1) })
        }
    }

    private mutating func test(depth: Int) -> JSONValue {
        switch Int.random(in: 0..<(depth > 0 ? 10 : 9), using: &generator) {
        case 0: pick(Self.scalars)
        case 1: object(pick(["$eq", "$ne"]), pick(Self.scalars))
        case 2: object(pick(["$lt", "$lte", "$gt", "$gte"]), pick([0, 1, 2, "1", "x"]))
        case 3: object(pick(["$in", "$nin", "$ini", "$nini", "$all"]), list(0...3) { $0.pick(Self.scalars) })
        case 4: object(pick(["$veq", "$vne", "$vlt", "$vgte"]), pick(["9.0.0", "10.0.0", "1"]))
        case 5: object(pick(["$regex", "$regexi"]), pick(["a", "^x$", ".*", "\\d"]))
        case 6: object(pick(["$before", "$after"]), pick(["-18y", "2006-03-01", "0d"]))
        case 7: object("$exists", pick([true, false]))
        case 8: pick([["$type": "string"], ["$size": 1], ["$elemMatch": ["$eq": "x"]]])
        default: object("$not", test(depth: depth - 1))
        }
    }

    /// A profile, in the JSON of one.
    mutating func profile() -> JSONValue {
        var profile = JSONObject()
        var custom = JSONObject()
        if Bool.random(using: &generator) { profile["first_name"] = pick(["Ada", "x"]) }
        if Bool.random(using: &generator) { profile["gender"] = pick(["Ada", "x"]) }
        if Bool.random(using: &generator) { profile["birthday"] = pick(["2006-02-28", "2000-01-01", "2020-12-31"]) }
        for key in ["firstName", "level", "custom.level", "profile.firstName", "app", "plan.tier", "race"]
        where Bool.random(using: &generator) {
            custom[key] = pick(Self.scalars.filter { !$0.isNull })
        }
        if Bool.random(using: &generator) { custom["goals"] = list(0...2) { $0.pick(["x", "Ada", "1"]) } }
        if !custom.isEmpty { profile["custom_attributes"] = .object(custom) }
        return .object(profile)
    }
}
