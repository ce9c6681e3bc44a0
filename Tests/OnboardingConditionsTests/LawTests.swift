import OnboardingConditions
import OnboardingValues
import TestSupport
import Testing

@Suite("Laws of logic")
struct LawTests {
    @Test(
        "Negation and De Morgan's laws hold for random conditions and attributes",
        arguments: [1, 20_240_229, UInt64.max]
    )
    func laws(seed: UInt64) {
        var random = RandomConditions(seed: seed)
        for round in 0..<500 {
            let (left, right) = (random.condition(depth: 3), random.condition(depth: 3))
            let attributes = random.attributes()
            func holds(_ condition: JSONValue) -> Bool {
                Condition(condition).holds(for: attributes, today: CalendarDate("2024-02-29"), groups: ["g": [1, "a"]])
            }
            let place: Comment = "seed \(seed), round \(round): \(left.text) \(right.text) \(attributes)"
            #expect(Condition(left).faults == [], place)
            #expect(Condition(left).constant.map { $0 == holds(left) } ?? true, place)
            #expect(holds(["$not": left]) != holds(left), place)
            #expect(holds(["$not": ["$not": left]]) == holds(left), place)
            #expect(holds(["$nor": [left, right]]) == holds(["$not": ["$or": [left, right]]]), place)
            #expect(holds(["$nor": [left, right]]) == holds(["$and": [["$not": left], ["$not": right]]]), place)
            #expect(
                holds(["$not": ["$and": [left, right]]]) == holds(["$or": [["$not": left], ["$not": right]]]),
                place
            )
            #expect(holds(["$and": [left, right]]) == (holds(left) && holds(right)), place)
            #expect(holds(["$or": [left, right]]) == (holds(left) || holds(right)), place)
            let test = random.test(depth: 2)
            #expect(holds(["k": ["$not": test]]) != holds(["k": test]), "\(place) \(test.text)")
        }
    }
}

/// Makes conditions without faults, and attributes that meet them often.
struct RandomConditions {
    private var generator: SeededGenerator
    private static let scalars: [JSONValue] = [
        nil, true, false, 0, 1, 2, 18, "1", "a", "b", "A", "2000-01-01", "1.2.3", "",
    ]

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    private mutating func pick<Value>(_ values: [Value]) -> Value {
        values[Int.random(in: 0..<values.count, using: &generator)]
    }
    private mutating func list(_ item: (inout Self) -> JSONValue) -> JSONValue {
        .array((0..<Int.random(in: 0...3, using: &generator)).map { _ in item(&self) })
    }
    private mutating func scalar() -> JSONValue { pick(Self.scalars) }
    private mutating func scalars() -> JSONValue { list { $0.scalar() } }
    private func object(_ key: String, _ value: JSONValue) -> JSONValue { .object(JSONObject([(key, value)])) }

    mutating func attributes() -> JSONObject {
        var result = JSONObject()
        for key in ["k", "l", "m", "n.o"] where Bool.random(using: &generator) {
            result[key] = Bool.random(using: &generator) ? scalar() : scalars()
        }
        if Bool.random(using: &generator) { result["n"] = object("o", scalar()) }
        return result
    }

    mutating func condition(depth: Int) -> JSONValue {
        switch Int.random(in: 0..<(depth > 0 ? 6 : 2), using: &generator) {
        case 0...1: object(pick(["k", "l", "m", "n.o"]), test(depth: depth))
        case 2: object("$not", condition(depth: depth - 1))
        default: object(pick(["$and", "$or", "$nor"]), list { $0.condition(depth: depth - 1) })
        }
    }

    /// An object of one operator.
    mutating func test(depth: Int) -> JSONValue {
        let number: JSONValue = pick([0, 1, 2, "1", "a"])
        return switch Int.random(in: 0..<(depth > 0 ? 10 : 8), using: &generator) {
        case 0: object(pick(["$eq", "$ne"]), scalar())
        case 1: object(pick(["$lt", "$lte", "$gt", "$gte"]), number)
        case 2: object(pick(["$in", "$nin", "$ini", "$nini", "$all", "$alli"]), scalars())
        case 3: object(pick(["$veq", "$vne", "$vlt", "$vgte"]), pick(["1", "1.2.3", "0.9.0-a"]))
        case 4: object(pick(["$regex", "$regexi"]), pick(["a", "^[ab]$", ".*", "\\d"]))
        case 5: object(pick(["$before", "$after"]), pick(["-18y", "2001-01-01", "0d"]))
        case 6: object(pick(["$inGroup", "$notInGroup"]), pick(["g", "h"]))
        case 7: pick([["$exists": true], ["$exists": false], ["$type": "string"], ["$size": 1], ["$size": ["$gt": 0]]])
        case 8: object("$elemMatch", test(depth: depth - 1))
        default: object("$not", test(depth: depth - 1))
        }
    }
}
