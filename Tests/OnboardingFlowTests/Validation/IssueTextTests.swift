import OnboardingFlow
import OnboardingValues
import Testing

@Suite("What an issue says")
struct IssueTextTests {
    private func texts(_ screens: String..., more: String = "") -> [String] {
        Flow.issues(in: Document.flow(screens, more: more).utf8).map(\.text)
    }

    @Test("A misspelled type is reported once, with the type that is meant and the list of all")
    func elementType() {
        let found = texts(
            Document.choice(
                "goal",
                ["lose", "gain"],
                type: "singleselect",
                more: #""nextQuestionId": {"gain": "end", "default": "goal"}, "minSelections": 1"#
            ),
            Document.info("end", more: #""showIf": {"goal": "lose"}"#)
        )
        #expect(found.count == 1)
        #expect(found.first?.contains(#""singleselect" is no type of element; did you mean "singleChoice"?"#) == true)
        #expect(found.first?.contains(#""bullets", "summary""#) == true)
    }

    @Test(
        "What is nearly right is met with a question",
        arguments: [
            (#""subtitel": "x""#, #"nothing reads "subtitel" here; did you mean "subtitle"?"#),
            (#""colour": "x""#, #"nothing reads "colour" here; check the spelling or remove it"#),
            (#""next": "ned""#, #"there is no screen "ned"; did you mean "end"?"#),
            (#""next": "nowhere""#, #"there is no screen "nowhere"; correct the id, or use "$next" or "$end""#),
            (#""rules": [{"if": {}, "goTo": "edn"}]"#, #"there is no screen "edn"; did you mean "end"?"#),
            (
                #""rules": [{"if": {"gaol": "lose"}, "goTo": "$end"}]"#,
                #"there is no element "gaol" that takes an answer; did you mean "goal"?"#
            ),
            (
                #""rules": [{"if": {"goal": "loose"}, "goTo": "$end"}]"#,
                #""goal" has no option with the id "loose", so this never matches; did you mean "lose"? "#
                    + #"its options are "lose", "gain""#
            ),
            (
                #""nextQuestionId": {"lsoe": "$end"}"#,
                #"the screen "goal" has no option "lsoe"; did you mean "lose"? its options are "lose", "gain""#
            ),
            (#""nextQuestionId": {"defualt": "$end"}"#, #"did you mean "default"?"#),
            (
                #""note": "{{gaol|x}}""#,
                #"there is no element "gaol" that takes an answer, so only its fallback is ever shown; did you mean "goal"?"#
            ),
        ]
    )
    func nearlyRight(member: String, expected: String) {
        let found = texts(Document.choice("goal", ["lose", "gain"], more: member), Document.info("end"))
        #expect(found.count == 1 && found.first?.contains(expected) == true, "\(found)")
    }

    @Test("A dead end names every screen of its loop, and a loop past a hidden screen those around it")
    func loops() {
        let choice = Document.choice("a", ["x", "y"], more: #""nextQuestionId": {"x": "b", "y": "c"}"#)
        #expect(
            texts(choice, Document.info("b", more: #""next": "a""#), Document.info("c", more: #""next": "a""#)) == [
                #"no answers lead from these screens to an end: "a", "b", "c"; give one of them a way out"#
            ]
        )
        let hidden = Document.info("extra", more: #""showIf": {"host.x": 1}, "next": "$end""#)
        #expect(
            texts(hidden, Document.info("b"), Document.info("c", more: #""next": "extra""#)) == [
                #"while "extra" does not show, these screens lead round whatever is answered: "b" → "c" → "b"; "#
                    + "give one of them a way out"
            ]
        )
    }

    @Test("A loop past a hidden screen is not spoken of where an answer on it, or one of two conditions, may end it")
    func noLoop() {
        let condition = #""showIf": {"b": "x"}, "next": "$end""#
        let answered = Document.choice("b", ["x", "y"], more: #""next": "extra""#)
        #expect(texts(Document.info("extra", more: condition), answered) == [])
        let (one, other) = (#""showIf": {"host.x": 1}"#, #""showIf": {"host.x": {"$ne": 1}}"#)
        let screens = [
            Document.info("extra", more: one + #", "next": "$end""#),
            Document.info("other", more: other + #", "next": "$end""#),
            Document.info("b", more: #""next": "extra""#),
        ]
        #expect(Flow.issues(in: Document.flow(screens).utf8) == [])
    }

    @Test("Of two ids that look the same and are written with other characters it is said that they are")
    func lookalikes() {
        #expect(
            texts(Document.info("caf\u{E9}"), Document.info("cafe\u{301}")) == [
                "screens[0] is a screen with an id that looks the same and is written with other Unicode characters "
                    + "(U+00E9, here U+0301); such ids count as one, so choose another"
            ]
        )
        #expect(
            texts(Document.info("a"), Document.info("a")) == [
                #"screens[0] is a screen with the id "a", too; choose another for one of them"#
            ]
        )
    }

    @Test("A bound that no answer meets says what can be met")
    func bounds() {
        #expect(
            texts(Document.question("s", "slider", more: #""min": 1, "max": 10, "step": 2"#)) == [
                #""s": steps of 2 from 1 pass by "max" (10) and end at 9; make 9 the "max", or change "step""#
            ]
        )
    }

    @Test("The start and the mapping are met with a question, too")
    func startAndMapping() {
        let found = texts(
            Document.choice("goal", ["lose", "gain"]),
            more: #""start": "gaol", "profile": {"goaal": {"to": "custom.goal"}}"#
        )
        #expect(
            found == [
                #"there is no screen "gaol" to start with; did you mean "goal"?"#,
                #"there is no element "goaal" that takes an answer; did you mean "goal"?"#,
            ]
        )
    }
}
