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
        ]
    )
    func nearlyRight(member: String, expected: String) {
        let found = texts(Document.choice("goal", ["lose", "gain"], more: member), Document.info("end"))
        #expect(found.count == 1 && found.first?.contains(expected) == true, "\(found)")
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
