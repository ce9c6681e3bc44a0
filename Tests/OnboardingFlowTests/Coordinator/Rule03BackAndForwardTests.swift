import Foundation
import OnboardingActions
import OnboardingFlow
import OnboardingValues
import Testing

@Suite("Rule 3: Back shows the screen before as it was, and forward always decides anew")
struct Rule03BackAndForwardTests {
    @Test("Back goes to the screen before on the visited stack, not in the document")
    func backAlongTheStack() throws {
        // surveyjs#5335: Back showed questions never seen.
        var play = Play(try Flow.branching())
        play.choose("gain")
        play.choose("arms")
        #expect(play.walked == ["goal", "muscle", "name"])
        play.back()
        #expect(play.screen == "muscle")
        play.back()
        #expect(play.screen == "goal")
        #expect(play.shown?.canGoBack == false)
        let state = play.state
        #expect(play.back().isEmpty)
        #expect(play.state == state)
    }

    @Test("Back shows the saved answer")
    func savedAnswer() throws {
        var play = Play(try Flow.branching())
        play.choose("gain")
        play.choose("arms")
        play.back()
        #expect(play.selected() == ["arms"])
        #expect(play.shown?.direction == .backward)
        #expect(play.shown?.canContinue == true)
    }

    @Test("Back runs no rules: it also reaches a screen that would not show any more")
    func noRules() throws {
        let flow = try Flow(
            Document.question("a", "text", more: #""rules": [{"if": {"a": "x"}, "goTo": "c"}]"#),
            Document.info("b"),
            Document.info("c")
        )
        var play = Play(flow)
        play.enter("y")
        play.goOn()
        play.goOn()
        play.back()
        #expect(play.screen == "b")
        play.back()
        play.enter("x")
        play.goOn()
        #expect(play.walked == ["a", "c"])
    }

    @Test("surveyjs#9708: Back, then Next unchanged, decides anew and gives the same way")
    func unchangedDecidesAnew() throws {
        var play = Play(try Flow.branching())
        play.choose("gain")
        play.back()
        play.goOn()
        #expect(play.walked == ["goal", "muscle"])
        #expect(play.reports.map(\.elementId) == ["goal"])
    }

    @Test("surveyjs#9616: Previous, then Next, does not end the run")
    func doesNotEnd() throws {
        var play = Play(try Flow.branching())
        play.choose("gain")
        play.choose("arms")
        play.back()
        play.goOn()
        #expect(play.screen == "name")
        #expect(play.result == nil)
    }

    @Test("Forward decides by the day as it is then, though no answer changed")
    func byTheDay() throws {
        let flow = try Flow(
            Document.question("a", "date", more: #""rules": [{"if": {"a": {"$after": "-1d"}}, "goTo": "c"}]"#),
            Document.info("b"),
            Document.info("c")
        )
        var play = Play(flow)
        play.pick(year: 2024, month: 3, day: 1)
        play.goOn()
        #expect(play.screen == "c")
        play.back()
        play.moment = Moment(play.moment.instant + 10 * 86_400)
        play.goOn()
        #expect(play.screen == "b")
    }

    @Test("Another answer after Back takes the other way and forgets the screens of the first")
    func anotherWay() throws {
        var play = Play(try Flow.branching())
        play.choose("gain")
        play.back()
        play.choose("lose")
        #expect(play.walked == ["goal", "weight"])
    }

    @Test("Back passes over an interlude, which would go on by itself")
    func interlude() throws {
        let flow = try Flow(
            Document.choice("a", ["x", "y"]),
            "{\"id\": \"wait\", \"kind\": \"interlude\", \"seconds\": 1}",
            Document.info("b")
        )
        var play = Play(flow)
        play.choose("x")
        #expect(play.shown?.canGoBack == false)
        #expect(play.back().isEmpty)
        play.act(.proceed(auto: true))
        play.back()
        #expect(play.walked == ["a"])
        play.goOn()
        #expect(play.screen == "wait")
    }

    @Test("Back keeps the draft of the screen that is left")
    func draftStays() throws {
        var play = Play(try Flow.branching())
        play.choose("lose")
        play.enter("7x")
        play.back()
        play.goOn()
        #expect(play.field()?.value == "7x")
    }

    @Test("A button may go back too, and Back is told in an event")
    func button() throws {
        let flow = try Flow(
            Document.info("a"),
            Document.info(
                "b",
                more:
                    #""buttons": [{"id": "on", "label": "On", "action": "next"}, {"id": "again", "label": "Again", "action": "back"}]"#
            )
        )
        var play = Play(flow)
        play.goOn()
        let effects = play.press("again")
        #expect(effects.outline == ["screen_returned", "screen_presented"])
        #expect(play.screen == "a")
    }
}
