import OnboardingConditions
import OnboardingValues
import Testing

@Suite("Faults")
struct FaultTests {
    @Test(
        "A part that is wrong never holds, and the fault tells the place and the kind",
        arguments: [
            (#"{"a": {"$regx": "x"}}"#, "a.$regx", ConditionFault.Kind.unknownOperator),
            (#"{"a": {"$or": [{"$gt": 1}]}}"#, "a.$or", .unknownOperator),
            (#"{"$and": [{}, {"age": {"$gt": [1]}}]}"#, "$and[1].age.$gt", .wrongOperand),
            (#"{"a.b": {"$lt": true}}"#, #"["a.b"].$lt"#, .wrongOperand),
            (#"{"a": {"$in": "x"}}"#, "a.$in", .wrongOperand), (#"{"a": {"$nin": "x"}}"#, "a.$nin", .wrongOperand),
            (#"{"a": {"$all": {}}}"#, "a.$all", .wrongOperand), (#"{"a": {"$exists": 1}}"#, "a.$exists", .wrongOperand),
            (#"{"a": {"$type": "int"}}"#, "a.$type", .wrongOperand),
            (#"{"a": {"$size": -1}}"#, "a.$size", .wrongOperand),
            (#"{"a": {"$size": {"$gx": 1}}}"#, "a.$size.$gx", .unknownOperator),
            (#"{"a": {"$size": "1"}}"#, "a.$size", .wrongOperand), (#"{"a": {"$size": {}}}"#, "a.$size", .wrongOperand),
            (#"{"a": {"$elemMatch": 1}}"#, "a.$elemMatch", .wrongOperand),
            (#"{"a": {"$elemMatch": {"n": {"$x": 1}}}}"#, "a.$elemMatch.n.$x", .unknownOperator),
            (#"{"a": {"$regex": 1}}"#, "a.$regex", .wrongOperand),
            (#"{"a": {"$regexi": "["}}"#, "a.$regexi", .badPattern),
            (#"{"a": {"$vgt": []}}"#, "a.$vgt", .wrongOperand),
            (#"{"a": {"$inGroup": 1}}"#, "a.$inGroup", .wrongOperand),
            (#"{"a": {"$before": "18y ago"}}"#, "a.$before", .wrongOperand),
            (#"{"a": {"$after": 2020}}"#, "a.$after", .wrongOperand),
            (#"{"a": {"$gt": 1, "b": 2}}"#, "a", .wrongOperand), (#"{"$or": {"a": 1}}"#, "$or", .wrongOperand),
            (#"{"$nor": 1}"#, "$nor", .wrongOperand), (#"{"$or": [1]}"#, "$or[0]", .notAnObject),
            (#"[{"a": 1}]"#, "", .notAnObject), ("null", "", .notAnObject), ("true", "", .notAnObject),
        ]
    )
    func faults(condition: String, path: String, kind: ConditionFault.Kind) throws {
        let condition = Condition(try JSONValue(reading: condition))
        #expect(condition.faults.map(\.path) == [path])
        #expect(condition.faults.map(\.kind) == [kind])
        #expect(condition.faults.allSatisfy { !$0.text.isEmpty })
        for value: JSONValue in [nil, true, 1, "x", ["x", 1], [["n": 1]], [:], ["b": 2, "$gt": 1]] {
            #expect(!condition.holds(for: ["a": value], today: CalendarDate("2024-01-01")))
        }
    }

    @Test("Every fault is listed, none hidden behind another, in the order of the text")
    func all() throws {
        let text =
            #"{"a": {"$x": 1, "$in": 1}, "$or": [5, {"b": {"$regex": "("}}], "$not": {"c": {"$y": 1}}, "$and": 1}"#
        let faults = Condition(try JSONValue(reading: text)).faults
        #expect(faults.map(\.path) == ["a.$x", "a.$in", "$or[0]", "$or[1].b.$regex", "$not.c.$y", "$and"])
    }

    @Test("A mistyped operator names the one that is meant")
    func mend() {
        #expect(Condition(["a": ["$regx": "x"]]).faults.first?.text.contains("$regex") == true)
        #expect(Condition(["a": ["$nini_": []]]).faults.first?.text.contains("$nini") == true)
        #expect(Condition(["a": ["$contains": "x"]]).faults.first?.text.contains("$in ") == true)
        #expect(Condition(["a": ["$regex": "(?=x)"]]).faults.first?.text.contains("look-ahead") == true)
    }

    @Test("A condition deeper than any document is a fault, not the end of the program")
    func deep() {
        var condition: JSONValue = ["a": 1]
        var test: JSONValue = 1
        for _ in 0..<300 {
            condition = ["$not": condition]
            test = ["$not": test]
        }
        #expect(Condition(condition).faults.count == 1)
        #expect(Condition(["a": test]).faults.count == 1)
    }

    @Test("Conditions are equal when they were written alike, in any order of keys")
    func equality() {
        #expect(Condition(["a": 1, "b": 2]) == Condition(["b": 2, "a": 1]))
        #expect(Set([Condition(["a": 1]), Condition(["a": 1]), Condition(["a": 2])]).count == 2)
        #expect(Condition(["a": ["$gt": 1]]).description == #"{"a":{"$gt":1}}"#)
    }
}
