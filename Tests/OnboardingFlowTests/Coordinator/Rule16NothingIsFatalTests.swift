import Foundation
import OnboardingActions
import OnboardingFlow
import OnboardingValues
import Testing

@Suite("Rule 16: at run time nothing is fatal")
struct Rule16NothingIsFatalTests {
    @Test(
        "ResearchKit: a missing target is told, and the following screen is shown",
        arguments: ["rule", "entry", "next"]
    )
    func missingTarget(kind: String) throws {
        let ways = [
            "rule": #""rules": [{"if": {"a": "x"}, "goTo": "nowhere"}]"#,
            "entry": #""nextQuestionId": {"x": "nowhere"}"#,
            "next": #""next": "nowhere""#,
        ]
        let way = try #require(ways[kind])
        let flow = try Flow(Document.choice("a", ["x"], more: way), Document.info("b"), validation: .skipped)
        var play = Play(flow)
        let effects = play.choose("x")
        // VPavelDm/Onboarding-iOS: an unknown target left the person stuck.
        #expect(play.screen == "b")
        #expect(effects.errors.map(\.code) == [.unknownTarget])
        #expect(effects.errors.first?.place == "a")
        #expect(effects.errors.first?.text.contains("nowhere") == true)
    }

    @Test("PostHog browser library: a missing target on the last screen ends the run")
    func missingAtTheEnd() throws {
        var play = Play(try Flow(Document.info("a", more: #""next": "nowhere""#), validation: .skipped))
        let effects = play.goOn()
        #expect(effects.errors.count == 1)
        #expect(effects.results.count == 1)
    }

    @Test("An edit tells it too")
    func inAnEdit() throws {
        let flow = try Flow(
            Document.choice("a", ["x"], more: #""next": "nowhere""#),
            Document.info("b"),
            validation: .skipped
        )
        var play = Play(flow, mode: .edit(at: "a"), answers: ["a": .choice(ChosenOption(id: "x"))])
        let effects = play.goOn()
        #expect(effects.errors.count == 1)
        #expect(effects.results.first?.path == ["a", "b"])
    }

    @Test("Input that fits nothing does nothing")
    func nonsense() throws {
        var play = Play(
            try Flow(Document.choice("a", ["x"]), Document.question("b", "date"), Document.question("c", "slider"))
        )
        let state = play.state
        for event: UserInput.Event in [
            .select(element: "none", option: "x", selected: true),
            .select(element: "a", option: "none", selected: true),
            .input(element: "a", value: "x"), .input(element: "a", value: "x", place: .option("x")),
            .input(element: "b", value: 1, place: .part(.day)), .action("none"), .action(""),
            .settled(element: "", value: .null),
        ] {
            #expect(play.act(event).isEmpty, "\(event)")
        }
        #expect(play.state == state)
        play.choose("x")
        for value: JSONValue in [
            .bool(true), "x", .array([]), .number(Decimal(string: "1e40") ?? 0), .object(["day": 40]),
        ] {
            play.act(.input(element: "b", value: value, place: .part(.year)))
            play.act(.input(element: "b", value: value))
        }
        #expect(play.state.drafts.isEmpty)
        play.pick(year: 2024, month: 2, day: 30)
        play.goOn()
        #expect(play.element()?.error == "There is no such day.")
        play.pick(day: 29)
        play.goOn()
        for text in ["1e127", "-1e127", "0.00000000000000000000000000000000000001"] {
            play.enter(.number(Decimal(string: text) ?? 0))
        }
        play.enter(.number(.nan))
        play.goOn()
        #expect(play.result != nil)
    }
}
