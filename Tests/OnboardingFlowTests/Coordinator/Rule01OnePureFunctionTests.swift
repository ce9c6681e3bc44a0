import Foundation
import OnboardingActions
import OnboardingFlow
import OnboardingValues
import Testing

@Suite("Rule 1: one pure function gives the path")
struct Rule01OnePureFunctionTests {
    private static func path(_ flow: Flow, _ answers: [String: Answer] = [:]) throws -> [String] {
        flow.path(answers: answers, today: try #require(CalendarDate("2024-03-01"))).screens
    }

    @Test("A screen sees only answers of screens already on the path")
    func onlyAnswersOnThePath() throws {
        // surveyjs/survey-library#152 #299 #964: a hidden page's answer still decides.
        let flow = try Flow(
            Document.choice("a", ["x", "y"], more: #""nextQuestionId": {"x": "b", "y": "c"}"#),
            Document.choice("b", ["p", "q"]),
            Document.info("c", more: #""rules": [{"if": {"b": "p"}, "goTo": "$end"}]"#),
            Document.info("d")
        )
        let b = Answer.choice(ChosenOption(id: "p"))
        #expect(try Self.path(flow, ["a": .choice(ChosenOption(id: "x")), "b": b]) == ["a", "b", "c"])
        #expect(try Self.path(flow, ["a": .choice(ChosenOption(id: "y")), "b": b]) == ["a", "c", "d"])
    }

    @Test("A screen does not see answers of screens that come after it")
    func noLaterAnswers() throws {
        let flow = try Flow(
            Document.info("a", more: #""rules": [{"if": {"b": "p"}, "goTo": "c"}]"#),
            Document.choice("b", ["p", "q"]),
            Document.info("c")
        )
        #expect(try Self.path(flow, ["b": .choice(ChosenOption(id: "p"))]) == ["a", "b", "c"])
    }

    @Test("A default counts as the answer of an untouched element, and a slider stands at its start")
    func defaults() throws {
        let flow = try Flow(
            Document.choice("a", ["x", "y"], more: #""defaultValue": "y", "nextQuestionId": {"y": "c"}"#),
            Document.info("b"),
            Document.question("c", "slider", more: #""min": 3, "rules": [{"if": {"c": 3, "a": "y"}, "goTo": "$end"}]"#),
            Document.info("d")
        )
        #expect(try Self.path(flow) == ["a", "c"])
        #expect(try Self.path(flow, ["c": .number(4)]) == ["a", "c", "d"])
    }

    @Test("An element emptied on purpose overrides its default and equals missing")
    func emptied() throws {
        let flow = try Flow(
            Document.question(
                "a",
                "text",
                more: #""required": false, "defaultValue": "x", "rules": [{"if": {"a": null}, "goTo": "c"}]"#
            ),
            Document.info("b"),
            Document.info("c")
        )
        #expect(try Self.path(flow) == ["a", "b", "c"])
        #expect(try Self.path(flow, ["a": .empty]) == ["a", "c"])
    }

    @Test("Unanswered screens let it go on, and rules hold there too")
    func unanswered() throws {
        let flow = try Flow(
            Document.choice("a", ["x", "y"], more: #""rules": [{"if": {"a": {"$exists": false}}, "goTo": "c"}]"#),
            Document.info("b"),
            Document.choice("c", ["x", "y"], more: #""nextQuestionId": {"x": "$end", "default": "e"}"#),
            Document.info("d"),
            Document.info("e", more: #""next": "$end""#),
            Document.info("f")
        )
        #expect(try Self.path(flow) == ["a", "c", "e"])
        #expect(try Self.path(flow, ["c": .choice(ChosenOption(id: "x"))]) == ["a", "c"])
    }

    @Test("The order is: rule, $skipped, entry of the option, default or next, document order")
    func order() throws {
        let flow = try Flow(
            Document.choice(
                "a",
                ["x", "y", "z"],
                type: "multiChoice",
                more: #"""
                    "required": false, "rules": [{"if": {"a": {"$size": 3}}, "goTo": "rule"}],
                    "nextQuestionId": {"$skipped": "skipped", "z": "z", "y": "y", "default": "default"}
                    """#
            ),
            Document.info("following", more: #""next": "$end""#),
            Document.info("rule", more: #""next": "$end""#),
            Document.info("skipped", more: #""next": "$end""#),
            Document.info("y", more: #""next": "$end""#),
            Document.info("z", more: #""next": "$end""#),
            Document.info("default", more: #""next": "$end""#)
        )
        func next(_ ids: String...) throws -> String? {
            try Self.path(flow, ["a": .choices(ids.map { ChosenOption(id: $0) })]).last
        }
        #expect(try next("x", "y", "z") == "rule")
        #expect(try Self.path(flow, ["a": .empty]).last == "skipped")
        // VPavelDm/Onboarding-iOS: the option tapped last decided; here the first in config order that has an entry.
        #expect(try next("z", "y") == "y")
        #expect(try next("x", "z") == "z")
        #expect(try next("x") == "default")
        // PostHog: branching on a multiple choice was ignored, and a skipped optional question threw.
        #expect(try Self.path(flow) == ["a", "default"])
    }

    @Test("A rule and showIf work together, and a target that does not show stands for the first after it that does")
    func showIf() throws {
        // ResearchKit/ResearchKit#1523: rules and "show when" could not be combined.
        let flow = try Flow(
            Document.choice("a", ["x", "y"], more: #""rules": [{"if": {"a": "x"}, "goTo": "c"}]"#),
            Document.info("b"),
            Document.info("c", more: #""showIf": {"a": "y"}"#),
            Document.info("d")
        )
        #expect(try Self.path(flow, ["a": .choice(ChosenOption(id: "x"))]) == ["a", "d"])
        #expect(try Self.path(flow, ["a": .choice(ChosenOption(id: "y"))]) == ["a", "b", "c", "d"])
    }

    @Test("It stops at $end, after a final screen, after the last screen, and where a screen would come again")
    func stops() throws {
        let flow = try Flow(
            Document.choice("a", ["end", "final", "last", "again"], more: #""nextQuestionId": {"end": "$end"}"#),
            Document.info(
                "b",
                more: #""rules": [{"if": {"a": "again"}, "goTo": "a"}, {"if": {"a": "last"}, "goTo": "d"}]"#
            ),
            "{\"id\": \"c\", \"kind\": \"final\", \"next\": \"d\"}",
            Document.info("d")
        )
        func path(_ option: String) throws -> [String] {
            try Self.path(flow, ["a": .choice(ChosenOption(id: option))])
        }
        #expect(try path("end") == ["a"])
        #expect(try path("final") == ["a", "b", "c"])
        #expect(try path("last") == ["a", "b", "d"])
        #expect(try path("again") == ["a", "b"])
    }

    @Test("start names the first screen; without a screen that shows the run is complete at once")
    func start() throws {
        let flow = try Flow(Document.info("a"), Document.info("b"), more: #""start": "b""#)
        #expect(try Self.path(flow) == ["b"])
        let hidden = try Flow(Document.info("a", more: #""showIf": {"host.x": 1}"#))
        var play = Play(hidden)
        #expect(play.result?.path == [])
        #expect(play.effects.outline.suffix(2) == ["complete", "dismiss"])
        #expect(play.goOn().isEmpty)
    }

    @Test("Profile and host attributes are seen as they were when the run began")
    func attributes() throws {
        let flow = try Flow(
            Document.info(
                "a",
                more: #""rules": [{"if": {"host.tier": "pro", "profile.gender": "female"}, "goTo": "c"}]"#
            ),
            Document.info("b"),
            Document.info("c")
        )
        let attributes = RunAttributes(profile: ["gender": "female"], host: ["tier": "pro"])
        var play = Play(flow, attributes: attributes)
        play.goOn()
        #expect(play.screen == "c")
        var resumed = try Play(flow, attributes: attributes).revived()
        resumed.start()
        resumed.goOn()
        #expect(resumed.screen == "c")
    }

    @Test("What is walked is what the function gives")
    func walkEqualsPath() throws {
        var play = Play(try Flow.branching())
        play.choose("gain")
        play.choose("arms")
        play.enter("Ada")
        play.goOn()
        #expect(play.result?.path == ["goal", "muscle", "name"])
        #expect(try Self.path(try Flow.branching(), play.state.answers) == ["goal", "muscle", "name"])
    }
}
