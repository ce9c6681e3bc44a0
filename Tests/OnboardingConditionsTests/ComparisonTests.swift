import OnboardingConditions
import OnboardingValues
import Testing

@Suite("Equality, membership and order")
struct ComparisonTests {
    @Test(
        "Equality and membership are strict: no kind of value turns into another",
        arguments: [
            (#""1""#, "1"), ("1", #""1""#), ("true", "1"), ("false", "0"), ("false", #""""#), (#""true""#, "true"),
            ("0", "null"), (#""null""#, "null"), (#""1,2""#, "[1, 2]"), ("[1, 2]", "[2, 1]"), ("1", "[1]"),
        ]
    )
    func strict(operand: String, value: String) throws {
        let attributes = #"{"a": \#(value)}"#
        #expect(try !holds(#"{"a": \#(operand)}"#, attributes))
        #expect(try !holds(#"{"a": {"$eq": \#(operand)}}"#, attributes))
        #expect(try holds(#"{"a": {"$ne": \#(operand)}}"#, attributes))
        if !value.hasPrefix("[") {
            #expect(try !holds(#"{"a": {"$in": [\#(operand), "other"]}}"#, attributes))
            #expect(try holds(#"{"a": {"$nin": [\#(operand), "other"]}}"#, attributes))
        }
        #expect(try !holds(#"{"a": {"$all": [\#(operand)]}}"#, #"{"a": [\#(value)]}"#))
    }

    @Test("Numbers are equal by value, not by how they are written")
    func numbersByValue() throws {
        #expect(try holds(#"{"a": 1.50}"#, #"{"a": 1.5}"#))
        #expect(try holds(#"{"a": {"$in": [100, 3]}}"#, #"{"a": 1e2}"#))
        #expect(try holds(#"{"a": [1.0, {"b": 2}]}"#, #"{"a": [1, {"b": 2.0}]}"#))
        #expect(try !holds(#"{"a": 0.1}"#, #"{"a": 0.10000000000000000000000000000000000001}"#))
        #expect(
            try holds(
                #"{"a": {"$gt": 12345678901234567890123456789012345677}}"#,
                #"{"a": 12345678901234567890123456789012345678}"#
            )
        )
    }

    @Test(
        "A string that is exactly a number compares as one with a number",
        arguments: [("8", true), ("8.5", true), ("1e1", false), ("-8", false), ("5", false), ("10", false)]
    )
    func numericText(text: String, isBetween: Bool) throws {
        #expect(try holds(#"{"a": {"$gt": 5, "$lt": 10}}"#, #"{"a": "\#(text)"}"#) == isBetween)
        #expect(try holds(#"{"a": {"$lt": "\#(text)"}}"#, #"{"a": 5}"#) == (isBetween || ["1e1", "10"].contains(text)))
    }

    @Test(
        "A string that is not exactly a number compares with none",
        arguments: [
            "", " ", "8 ", " 8", "008", "+8", "8.", ".8", "0x8", "8,5", "8px", "1e", "NaN", "Infinity", "true",
            "\u{0668}", "-",
        ]
    )
    func noNumber(text: String) throws {
        for name in ["$lt", "$lte", "$gt", "$gte"] {
            #expect(try !holds(#"{"a": {"\#(name)": 8}}"#, #"{"a": "\#(text)"}"#))
            #expect(try !holds(#"{"a": {"\#(name)": "\#(text)"}}"#, #"{"a": 8}"#))
        }
    }

    @Test(
        "True, false, null, arrays and objects are never numbers or texts",
        arguments: ["true", "false", "null", "[]", "[8]", "{}"]
    )
    func neverNumbers(value: String) throws {
        for name in ["$lt", "$lte", "$gt", "$gte"] {
            for operand in ["1", #""1""#, "-1", #""""#] {
                #expect(try !holds(#"{"a": {"\#(name)": \#(operand)}}"#, #"{"a": \#(value)}"#))
            }
        }
        for name in ["$regex", "$regexi"] { #expect(try !holds(#"{"a": {"\#(name)": ""}}"#, #"{"a": \#(value)}"#)) }
        for name in ["$veq", "$vne", "$vlt", "$vgte"] {
            #expect(try !holds(#"{"a": {"\#(name)": "0"}}"#, #"{"a": \#(value)}"#))
        }
    }

    @Test("Two texts compare by Unicode scalars, digits too")
    func texts() throws {
        #expect(try holds(#"{"a": {"$lt": "9"}}"#, #"{"a": "10"}"#))
        #expect(try holds(#"{"a": {"$lt": "a"}}"#, #"{"a": "Z"}"#))
        #expect(try holds(#"{"a": {"$gt": "z"}}"#, #"{"a": "\u00e4"}"#))
        // By UTF-16 code units the emoji would come first.
        #expect(try holds(#"{"a": {"$lt": "\ud83d\ude00"}}"#, #"{"a": "\uff5e"}"#))
        #expect(try holds(#"{"a": {"$lte": "2024-02-29", "$gt": "2024-02"}}"#, #"{"a": "2024-02-29"}"#))
    }

    @Test("A multi choice is in a set when any of its options is")
    func multiChoice() throws {
        let attributes = #"{"a": ["lose", "tone"]}"#
        #expect(try holds(#"{"a": {"$in": ["tone", "gain"]}}"#, attributes))
        #expect(try holds(#"{"a": {"$all": ["tone", "lose"], "$size": 2}}"#, attributes))
        #expect(try !holds(#"{"a": {"$nin": ["tone"]}}"#, attributes))
        #expect(try holds(#"{"a": {"$size": {"$gte": 2, "$lt": 3}}}"#, attributes))
        #expect(try holds(#"{"a": {"$all": [{"$regex": "^l"}, "tone"]}}"#, attributes))
        #expect(try holds(#"{"a": {"$nin": ["x"], "$all": []}}"#, #"{"a": []}"#))
    }

    @Test("Large sets answer as small ones do")
    func largeSets() throws {
        let many = (0..<100).map { "\($0), \"t\($0)\"" }.joined(separator: ", ")
        for (value, isIn) in [("99", true), ("99.0", true), (#""t5""#, true), (#""99""#, false), ("100", false)] {
            #expect(try holds(#"{"a": {"$in": [\#(many)]}}"#, #"{"a": \#(value)}"#) == isIn)
            #expect(try holds(#"{"a": {"$nini": [\#(many)]}}"#, #"{"a": \#(value)}"#) == !isIn)
        }
    }

    @Test("Case folds independently of a locale, beyond ASCII too, and for texts only")
    func folding() throws {
        #expect(try holds(#"{"a": {"$ini": ["\u00c4RGER"]}}"#, #"{"a": "\u00e4rger"}"#))
        #expect(try holds(#"{"a": {"$ini": ["istanbul"]}}"#, #"{"a": "ISTANBUL"}"#))
        #expect(try holds(#"{"a": {"$alli": ["X", 1]}}"#, #"{"a": [1, "x"]}"#))
        #expect(try !holds(#"{"a": {"$ini": ["1"]}}"#, #"{"a": 1}"#))
        #expect(try !holds(#"{"a": {"$nini": ["ABC"]}}"#, #"{"a": ["x", "aBc"]}"#))
    }
}
