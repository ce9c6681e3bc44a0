import Foundation
import OnboardingActions
import OnboardingFlow
import OnboardingValues
import Testing

@Suite("Rule 18: one input at a time, and what belongs to an earlier visit is dropped")
struct Rule18OrderTests {
    @Test("Input of an earlier visit of another screen, or of the same one, does nothing")
    func stale() throws {
        var play = Play(try Flow.branching())
        let first = UserInput(screen: "goal", visit: 1, event: .proceed())
        play.choose("gain")
        #expect(play.handle(.user(first)).isEmpty)
        play.back()
        #expect(play.screen == "goal")
        #expect(play.handle(.user(first)).isEmpty)
        #expect(
            play.handle(
                .user(
                    UserInput(screen: "goal", visit: 1, event: .select(element: "goal", option: "lose", selected: true))
                )
            ).isEmpty
        )
        #expect(play.selected() == ["gain"])
    }

    @Test("An input with the right visit and another screen's name is dropped")
    func wrongScreen() throws {
        var play = Play(try Flow.branching())
        #expect(play.handle(.user(UserInput(screen: "name", visit: 1, event: .skip))).isEmpty)
    }

    @Test("A choice's hold that ends after Back does not go on", arguments: [true, false])
    func lateHold(auto: Bool) throws {
        var play = Play(try Flow.branching())
        play.choose("gain")
        play.select("arms")
        let hold = UserInput(screen: "muscle", visit: play.state.visits.last?.number ?? 0, event: .proceed(auto: auto))
        play.back()
        #expect(play.handle(.user(hold)).isEmpty)
        #expect(play.screen == "goal")
        #expect(play.state.drafts["muscle"] == .selection(["arms"], texts: [:]))
    }

    @Test("A renderer that begins anew is shown the current screen, whatever visit it names")
    func ready() throws {
        var play = Play(try Flow.branching())
        play.choose("gain")
        let effects = play.handle(.user(UserInput(screen: "", visit: 0, event: .ready)))
        #expect(effects.presented.map(\.screen) == ["muscle"])
    }

    @Test("Visits and states count up", arguments: [1, 5])
    func counts(rounds: Int) throws {
        var play = Play(try Flow.branching())
        for _ in 0..<rounds {
            play.choose("gain")
            play.back()
        }
        let visits = play.effects.presented.map(\.visit)
        let revisions = play.effects.presented.map(\.revision)
        #expect(visits == visits.sorted())
        #expect(revisions == Array(1...revisions.count))
    }

    @Test("On Continue: actions in element order, one screenCompleted, then screenPresented of the next")
    func effects() throws {
        var play = Play(
            try Flow(
                Document.screen(
                    "s",
                    [Document.question("z", "text"), Document.question("a", "email")],
                    more: #""analyticsKey": "step""#
                ),
                Document.info("b")
            )
        )
        play.enter("1", in: "z")
        play.enter("ada@example.com", in: "a")
        play.moment.instant += 7
        let effects = play.goOn()
        #expect(
            effects.outline == [
                "ask z", "ask a", "report z", "report a", "user_email_collected", "screen_completed",
                "screen_presented", "second_screen_presented",
            ]
        )
        guard case .screenCompleted(_, let completion) = effects.events[1] else {
            Issue.record("no completion")
            return
        }
        #expect(completion.stepId == "step")
        #expect(completion.timeSpent == 7)
        // What was typed stands in no event.
        #expect(completion.replies == [:])
    }
}
