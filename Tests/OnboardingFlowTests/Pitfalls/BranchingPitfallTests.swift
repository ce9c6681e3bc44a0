import Foundation
import OnboardingActions
import OnboardingFlow
import OnboardingValues
import Testing

@Suite("Pitfalls: branching and Back")
struct BranchingPitfallTests {
    @Test("surveyjs#9708: Back, then Next unchanged, decides anew")
    func skipAfterBack() throws {
        let flow = try Flow(
            Document.choice("a", ["skip", "stay"], more: #""nextQuestionId": {"skip": "c"}"#),
            Document.info("b"),
            Document.info("c")
        )
        var play = Play(flow)
        play.choose("skip")
        play.back()
        play.goOn()
        #expect(play.walked == ["a", "c"])
        play = try play.revived()
        play.start()
        play.back()
        play.goOn()
        #expect(play.walked == ["a", "c"])
    }

    @Test("surveyjs#9616: Previous then Next on the last question does not end the run before it is answered")
    func previousThenNext() throws {
        var play = Play(try Flow(Document.choice("a", ["x"]), Document.question("b", "text")))
        play.choose("x")
        play.back()
        play.goOn()
        #expect(play.screen == "b")
        #expect(play.goOn().results.isEmpty)
        #expect(play.screen == "b")
    }

    @Test("surveyjs#5335: Back shows no question that was never seen")
    func neverSeen() throws {
        let flow = try Flow(
            Document.choice("a", ["x"], more: #""next": "d""#),
            Document.info("b", more: #""next": "$end""#),
            Document.info("c", more: #""next": "$end""#),
            Document.info("d")
        )
        var play = Play(flow)
        play.choose("x")
        var seen: [String] = []
        while play.shown?.canGoBack == true {
            play.back()
            seen.append(play.screen)
        }
        #expect(seen == ["a"])
    }

    @Test(
        "PostHog browser library, posthog-ios: \"next\" on the last question ends the run",
        arguments: [
            #""nextQuestionId": {"x": "$next"}"#, #""nextQuestionId": {"default": "$next"}"#, #""next": "$next""#,
            #""rules": [{"if": {"a": "x"}, "goTo": "$next"}]"#,
        ]
    )
    func nextOnTheLast(way: String) throws {
        var play = Play(try Flow(Document.choice("a", ["x"], more: way)))
        let effects = play.choose("x")
        #expect(effects.results.map(\.path) == [["a"]])
        #expect(effects.errors.isEmpty)
    }

    @Test("PostHog browser library: a target beyond the end is not passed on")
    func beyondTheEnd() throws {
        let way = #""nextQuestionId": {"x": "7"}"#
        #expect(throws: FlowError.self) { try Flow(Document.choice("a", ["x"], more: way)) }
        var play = Play(try Flow(Document.choice("a", ["x"], more: way), validation: .skipped))
        let effects = play.choose("x")
        #expect(effects.errors.map(\.place) == ["a"])
        #expect(effects.results.map(\.path) == [["a"]])
    }

    @Test(
        "PostHog browser library: of two options with the same label each takes its own branch",
        arguments: ["1", "2"]
    )
    func sameLabel(option: String) throws {
        let options = #""options": [{"id": "1", "label": "Yes"}, {"id": "2", "label": "Yes"}]"#
        let flow = try Flow(
            Document.question(
                "a",
                "singleChoice",
                more: options + #", "rules": [{"if": {"a": "1"}, "goTo": "b1"}, {"if": {"a": "2"}, "goTo": "b2"}]"#
            ),
            Document.info("b1"),
            Document.info("b2")
        )
        var play = Play(flow)
        play.choose(option)
        #expect(play.screen == "b" + option)
    }

    /// PostHog browser library: branching on multiple choice is ignored.
    /// VPavelDm/Onboarding-iOS: the last tapped option of several decides the branch.
    @Test("Of several options the first in the document decides, whatever was tapped last", arguments: ["xy", "yx"])
    func multipleChoice(taps: String) throws {
        let flow = try Flow(
            Document.choice("a", ["x", "y"], type: "multiChoice", more: #""nextQuestionId": {"x": "d", "y": "c"}"#),
            Document.info("b"),
            Document.info("c"),
            Document.info("d")
        )
        var play = Play(flow)
        for tap in taps { play.select(String(tap)) }
        play.goOn()
        #expect(play.screen == "d")
    }

    @Test("PostHog browser library: a skipped optional rating does not throw", arguments: ["slider", "number"])
    func skippedRating(type: String) throws {
        let flow = try Flow(
            Document.question(
                "a",
                type,
                more: #""required": false, "rules": [{"if": {"a": {"$gt": 5}}, "goTo": "c"}]"#
            ),
            Document.info("b", more: #""next": "$end""#),
            Document.info("c")
        )
        var play = Play(flow)
        let effects = play.goOn()
        #expect(play.screen == "b")
        #expect(effects.errors.isEmpty)
    }

    /// ResearchKit: a missing destination ends the task silently.
    /// VPavelDm/Onboarding-iOS: an unknown target leaves the person stuck.
    @Test("A target that does not exist is told, and neither ends the run nor holds the person up")
    func missingDestination() throws {
        let flow = try Flow(
            Document.info("a", more: #""next": "lost""#),
            Document.info("b"),
            validation: .skipped
        )
        var play = Play(flow)
        let effects = play.goOn()
        #expect(effects.errors.map(\.code) == [.unknownTarget])
        #expect(play.screen == "b" && play.result == nil)
    }

    @Test("ResearchKit/ResearchKit#1523: a rule and \"show when\" are combined", arguments: ["x", "y"])
    func combined(option: String) throws {
        let flow = try Flow(
            Document.choice("a", ["x", "y"], more: #""rules": [{"if": {"a": {"$exists": true}}, "goTo": "c"}]"#),
            Document.info("b"),
            Document.info("c", more: #""showIf": {"a": "y"}"#),
            Document.info("d")
        )
        var play = Play(flow)
        play.choose(option)
        #expect(play.screen == (option == "x" ? "d" : "c"))
    }
}
