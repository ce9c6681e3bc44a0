import OnboardingConditions
import OnboardingValues
import Testing

@Suite("What is missing")
struct MissingValueTests {
    @Test(
        "'Not equal' and 'not in' hold for a missing value (growthbook/growthbook-swift#185)",
        arguments: [
            #"{"$ne": 1}"#, #"{"$nin": [1, "x"]}"#, #"{"$nini": ["x"]}"#, #"{"$notInGroup": "g"}"#, #"{"$eq": null}"#,
            #"{"$in": [null]}"#, #"{"$exists": false}"#, #"{"$type": "null"}"#, #"{"$not": {"$gt": 1}}"#, "null",
        ]
    )
    func missingHolds(test: String) throws {
        #expect(try holds(#"{"a": \#(test)}"#, "{}", groups: ["g": [1]]))
        #expect(try holds(#"{"a": \#(test)}"#, #"{"a": null}"#, groups: ["g": [1]]))
        #expect(try holds(#"{"a.b": \#(test)}"#, #"{"a": {}}"#, groups: ["g": [1]]))
        #expect(try holds(#"{"a.b": \#(test)}"#, #"{"a": "text"}"#, groups: ["g": [1]]))
    }

    @Test(
        "Every comparison, pattern and version operator is false for a missing value (jwadhams/json-logic#13)",
        arguments: [
            #"{"$gt": -1}"#, #"{"$gte": 0}"#, #"{"$lt": 1}"#, #"{"$lte": 0}"#, #"{"$lt": "z"}"#, #"{"$gte": ""}"#,
            #"{"$regex": ""}"#, #"{"$regex": "null"}"#, #"{"$regexi": ".*"}"#,
            #"{"$veq": "0"}"#, #"{"$vne": "1"}"#, #"{"$vlt": "1"}"#, #"{"$vlte": "1"}"#, #"{"$vgt": ""}"#,
            #"{"$vgte": "0"}"#, #"{"$before": "2020-01-01"}"#, #"{"$after": "0001-01-01"}"#,
            #"{"$in": [1, "null", false, 0]}"#, #"{"$ini": [""]}"#, #"{"$all": []}"#, #"{"$alli": []}"#,
            #"{"$size": 0}"#,
            #"{"$elemMatch": {"$eq": null}}"#, #"{"$elemMatch": {}}"#, #"{"$inGroup": "g"}"#, #"{"$exists": true}"#,
            #"{"$ne": null}"#, #"{"$nin": [null]}"#, "0", "false", #""""#, "[]", "{}", #"{"$type": "string"}"#,
        ]
    )
    func missingFails(test: String) throws {
        for attributes in ["{}", #"{"a": null}"#] {
            #expect(try !holds(#"{"a": \#(test)}"#, attributes, today: "2024-01-01", groups: ["g": [1]]))
        }
        #expect(try !holds(#"{"a.b": \#(test)}"#, #"{"a": []}"#, today: "2024-01-01", groups: ["g": [1]]))
    }

    @Test("A value that is null is no text (growthbook/growthbook-swift#95), and a missing one is null (#100)")
    func nullAttribute() throws {
        #expect(try !holds(#"{"email": "a@b.example"}"#, #"{"email": null}"#))
        #expect(try !holds(#"{"email": {"$eq": "a@b.example"}}"#, #"{"email": null}"#))
        #expect(try holds(#"{"subscription_id": null}"#, "{}"))
        #expect(try holds(#"{"subscription_id": null, "age": {"$gt": 1}}"#, #"{"age": 2}"#))
    }

    @Test("A group that is not given has no members")
    func unknownGroup() throws {
        #expect(try !holds(#"{"a": {"$inGroup": "g"}}"#, #"{"a": 1}"#))
        #expect(try holds(#"{"a": {"$notInGroup": "g"}}"#, #"{"a": 1}"#))
        #expect(try holds(#"{"a": {"$inGroup": "g"}}"#, #"{"a": [3, "x"]}"#, groups: ["g": ["x"]]))
        #expect(try holds(#"{"a": {"$inGroup": "g"}}"#, #"{"a": null}"#, groups: ["g": [nil]]))
    }
}
