import OnboardingConditions
import OnboardingValues
import Testing

@Suite("Keys and logical operators")
struct KeyTests {
    @Test("A dotted key reaches into objects; a key that stands there as written wins, even with null")
    func dottedKeys() throws {
        #expect(try holds(#"{"a.b.c": 1}"#, #"{"a": {"b": {"c": 1}}}"#))
        #expect(try holds(#"{"a.b": 1}"#, #"{"a": {"b": 2}, "a.b": 1}"#))
        #expect(try holds(#"{"a.b": null}"#, #"{"a": {"b": 2}, "a.b": null}"#))
        #expect(try holds(#"{"host.app.version": "2"}"#, #"{"host": {"app.version": "2", "app": {"version": "1"}}}"#))
        #expect(try holds(#"{"a.b": null}"#, #"{"a": [{"b": 1}]}"#))
        #expect(try holds(#"{"": 1, ".": 2, "a.": 3}"#, #"{"": 1, ".": 2, "a": {"": 3}}"#))
    }

    @Test("A key of a million dots is compiled without taking the square of its length, and wins as written")
    func manyDots() {
        let key = String(repeating: ".", count: 1_000_000)
        #expect(Condition(.object([key: 1])).holds(for: [key: 1]))
    }

    @Test("A key with a $ that is no logical operator names an attribute")
    func dollarKeys() throws {
        #expect(try holds(#"{"$groups": {"$elemMatch": {"$eq": "a"}}}"#, #"{"$groups": ["a"]}"#))
        #expect(try holds(#"{"$gt": 5}"#, #"{"$gt": 5}"#))
        #expect(try !holds(#"{"$gt": 5}"#, #"{"a": 6}"#))
    }

    @Test("Empty conditions and empty lists hold, so an empty $nor does not")
    func empty() throws {
        #expect(try holds("{}", "{}"))
        #expect(try holds(#"{"$and": []}"#, "{}"))
        #expect(try holds(#"{"$or": []}"#, "{}"))
        #expect(try !holds(#"{"$nor": []}"#, "{}"))
        #expect(try !holds(#"{"$not": {}}"#, "{}"))
    }

    @Test(
        "What holds, or does not, whatever the attributes are is known beforehand where it is plain to see",
        arguments: [
            ("{}", true), (#"{"$or": []}"#, true), (#"{"$not": {}}"#, false), (#"{"$nor": [{"a": 1}, {}]}"#, false),
            (#"{"a": {"$in": []}}"#, false), (#"{"a": {"$ini": []}, "b": 1}"#, false), (#"{"a": {"$nin": []}}"#, true),
            (#"{"a": {"$not": {"$in": []}}}"#, true), (#"{"$or": [{"a": 1}, {"b": {"$nin": []}}]}"#, true),
            (#"{"$or": [{"a": {"$in": []}}, {"$not": {}}]}"#, false), (#"{"a": 1}"#, nil), (#"{"a": {}}"#, nil),
            (#"{"$or": [{"a": 1}, {"a": {"$in": []}}]}"#, nil), (#"{"a": {"$all": []}}"#, nil), ("null", nil),
            (#"{"a": {"$inn": []}}"#, nil), (#"{"$not": {"a": {"$inn": []}}}"#, nil),
        ] as [(String, Bool?)]
    )
    func constant(condition: String, expected: Bool?) throws {
        #expect(Condition(try JSONValue(reading: condition)).constant == expected)
    }

    @Test("All entries have to hold, whatever their order and kind")
    func allEntries() throws {
        let condition = #"{"$or": [{"a": 1}, {"b": 1}], "c": {"$gt": 1, "$lt": 5}, "$not": {"d": 1}}"#
        #expect(try holds(condition, #"{"b": 1, "c": 3}"#))
        #expect(try !holds(condition, #"{"b": 1, "c": 5}"#))
        #expect(try !holds(condition, #"{"b": 1, "c": 3, "d": 1}"#))
        #expect(try !holds(condition, #"{"c": 3}"#))
    }

    @Test("$elemMatch takes operators, or a condition on the members of an item, and skips no item")
    func itemMatches() throws {
        #expect(try holds(#"{"a": {"$elemMatch": {"$lt": 1}}}"#, #"{"a": [5, 0]}"#))
        #expect(try holds(#"{"a": {"$elemMatch": {"$gt": 3, "$lt": 6}}}"#, #"{"a": [1, 4]}"#))
        #expect(try !holds(#"{"a": {"$elemMatch": {"$gt": 3, "$lt": 6}}}"#, #"{"a": [1, 9]}"#))
        #expect(
            try holds(
                #"{"a": {"$elemMatch": {"n": "x", "m.k": 2}}}"#,
                #"{"a": [{"n": "x"}, {"n": "x", "m": {"k": 2}}]}"#
            )
        )
        #expect(try holds(#"{"a": {"$elemMatch": {"$or": [{"n": 1}, {"n": 2}]}}}"#, #"{"a": [{"n": 2}]}"#))
        #expect(try !holds(#"{"a": {"$elemMatch": {"n": 1}}}"#, #"{"n": 1, "a": ["n", 1]}"#))
        #expect(try !holds(#"{"a": {"$elemMatch": {"$eq": 1}}}"#, #"{"a": 1}"#))
    }

    @Test("$not negates a condition, operators and plain values")
    func not() throws {
        #expect(try holds(#"{"a": {"$not": {"$gt": 1, "$lt": 5}}}"#, #"{"a": 7}"#))
        #expect(try !holds(#"{"a": {"$not": {"$gt": 1, "$lt": 5}}}"#, #"{"a": 3}"#))
        #expect(try holds(#"{"a": {"$not": "x"}}"#, #"{"a": "y"}"#))
        #expect(try holds(#"{"$not": {"a": 1, "b": 1}}"#, #"{"a": 1}"#))
    }
}
