import OnboardingFlow
import OnboardingValues
import Testing

@Suite("A condition in words")
struct ConditionPhraseTests {
    /// What stands on the arrow of a rule with the condition.
    private func phrase(_ condition: String, locale: String? = nil) throws -> String? {
        let options = """
            [{"id": "lose", "label": "Lose weight"}, {"id": "gain", "label": "Gain muscle"}, \
            {"id": "fit", "label": "Fit and healthy"}]
            """
        let flow = try Flow(
            #"{"id": "goal", "type": "singleChoice", "title": "What for?", "options": \#(options)}"#,
            #"{"id": "care", "type": "multiChoice", "title": "Care?", "options": \#(options)}"#,
            Document.screen(
                "body",
                [
                    #"{"id": "age", "type": "number"}"#,
                    #"{"id": "w", "type": "number", "title": "Weight", "unit": "kg"}"#,
                    #"{"id": "q", "type": "text", "title": "And what else?"}"#,
                    #"{"id": "born", "type": "date"}"#,
                ],
                more: #""rules": [{"if": \#(condition), "goTo": "$end"}]"#
            ),
            Document.info("last"),
            more: """
                "texts": {"de": {"elements": {"w": {"title": "Gewicht", "unit": "Kilo"}, \
                "goal": {"options": {"lose": {"label": "Abnehmen"}}}}}}
                """,
            validation: .skipped
        )
        return FlowChart(of: flow, locale: locale).arrows.first { $0.from == "s3" && $0.to == "finish" }?.text
    }

    static let phrases: KeyValuePairs<String, String> = [
        #"{"age": {"$gte": 18}}"#: "age is at least 18",
        #"{"age": {"$gte": 18, "$lt": 30.5}}"#: "age is at least 18 and age is less than 30.5",
        #"{"w": {"$lte": 80}}"#: "Weight is at most 80 kg",
        #"{"q": "yes"}"#: "q is “yes”",
        #"{"goal": "lose"}"#: "goal is Lose weight",
        #"{"goal": {"$in": ["lose", "gain"]}}"#: "goal is Lose weight or Gain muscle",
        #"{"goal": {"$in": ["lose"]}}"#: "goal is Lose weight",
        #"{"goal": {"$in": ["fit", "x"]}}"#: "goal is “Fit and healthy” or “x”",
        #"{"goal": {"$ne": "lose"}}"#: "goal is not Lose weight",
        #"{"goal": {"$nin": ["lose", "gain"]}}"#: "goal is neither Lose weight nor Gain muscle",
        #"{"goal": {"$ini": ["LOSE"]}}"#: "goal is “LOSE” (in capitals or small letters)",
        #"{"care": {"$in": ["lose", "gain"]}}"#: "care includes Lose weight or Gain muscle",
        #"{"care": {"$nin": ["lose"]}}"#: "care does not include Lose weight",
        #"{"care": {"$all": ["lose", "gain"]}}"#: "care includes Lose weight and Gain muscle",
        #"{"care": ["lose", "gain"]}"#: "care is exactly [Lose weight, Gain muscle]",
        #"{"care": {"$size": {"$gte": 2}}}"#: "the number of items in care is at least 2",
        #"{"care": {"$elemMatch": {"$eq": "lose"}}}"#: "care has an item for which (it is Lose weight)",
        #"{"born": {"$before": "-18y"}}"#: "born is before the day 18 years ago",
        #"{"born": {"$after": "+1w"}}"#: "born is after the day 7 days from now",
        #"{"born": {"$after": "-0d"}}"#: "born is after today",
        #"{"born": {"$gte": "2000-01-31"}}"#: "born is not before 2000-01-31",
        #"{"goal": null}"#: "goal is not answered",
        #"{"goal": {"$exists": true}}"#: "goal is answered",
        #"{"profile.email": {"$exists": false}}"#: "the profile’s email is not set",
        #"{"host.country": {"$in": ["de", "at"]}}"#: "the app’s country is “de” or “at”",
        #"{"host.beta": true}"#: "the app’s beta is true",
        #"{"host.version": {"$vgte": "2.1.0"}}"#: "the app’s version is at least version 2.1.0",
        #"{"host.plan": {"$type": "string"}}"#: "the app’s plan is a text",
        #"{"q": {"$regexi": "^a|b$"}}"#: "q matches the pattern ^a|b$ in any capitals",
        #"{"host.id": {"$inGroup": "testers"}}"#: "the app’s id is in the group testers",
        #"{"gone": 1}"#: "gone is 1",
        #"{"age": {"$near": 1}}"#: "age $near 1",
    ]

    static let nested: KeyValuePairs<String, String> = [
        #"{"goal": {"$in": ["lose", "gain"]}, "age": 3}"#: "(goal is Lose weight or Gain muscle) and age is 3",
        #"{"$or": [{"goal": "lose", "age": 3}, {"w": 4}]}"#: "(goal is Lose weight and age is 3) or Weight is 4 kg",
        #"{"$and": [{"$or": [{"age": 1}, {"age": 2}]}, {"w": 4}]}"#: "(age is 1 or age is 2) and Weight is 4 kg",
        #"{"$or": [{"$or": [{"age": 1}, {"age": 2}]}, {"age": 3}]}"#: "age is 1 or age is 2 or age is 3",
        #"{"$not": {"age": 1, "w": 2}}"#: "not (age is 1 and Weight is 2 kg)",
        #"{"$not": {"$not": {"age": 1}}}"#: "not (not (age is 1))",
        #"{"$nor": [{"age": 1}, {"age": 2}], "w": 2}"#: "not (age is 1 or age is 2) and Weight is 2 kg",
        #"{"age": {"$not": {"$gte": 1, "$lt": 3}}}"#: "not (age is at least 1 and age is less than 3)",
        #"{"care": {"$not": {"$all": ["lose", "gain"]}}, "age": 1}"#:
            "not (care includes Lose weight and Gain muscle) and age is 1",
        #"{"host.pets": {"$elemMatch": {"kind": "cat", "$or": [{"age": 1}, {"age": 2}]}}}"#:
            "the app’s pets has an item for which (its kind is “cat” and (its age is 1 or its age is 2))",
        #"{"host.scores": {"$all": [{"$gt": 1}, {"$gt": 2, "$lt": 4}]}}"#:
            "the app’s scores has an item for which (it is more than 1) and the app’s scores has an item for which "
            + "(it is more than 2 and it is less than 4)",
    ]

    @Test("Each operator reads as a sentence with the words of the flow", arguments: Array(phrases))
    func operators(condition: String, text: String) throws {
        #expect(try phrase(condition) == text)
    }

    @Test("What is nested can be read in one way only", arguments: Array(nested))
    func nesting(condition: String, text: String) throws {
        #expect(try phrase(condition) == text)
    }

    @Test("A condition that always holds leaves the arrow without words")
    func always() throws { #expect(try phrase("{}") == nil) }

    @Test("Titles, labels and units are in the language asked for")
    func locale() throws {
        #expect(try phrase(#"{"goal": "lose", "w": 3}"#, locale: "de") == "goal is Abnehmen and Gewicht is 3 Kilo")
    }
}
