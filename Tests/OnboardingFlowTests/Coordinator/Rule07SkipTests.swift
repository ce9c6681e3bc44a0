import Foundation
import OnboardingActions
import OnboardingFlow
import OnboardingValues
import Testing

@Suite("Rule 7: Skip is always there for the whole flow")
struct Rule07SkipTests {
    @Test("Every kind of screen can skip, unless it says otherwise")
    func always() throws {
        var play = Play(
            try Flow(
                Document.choice("a", ["x"]),
                Document.info("b", more: #""skippable": false"#),
                "{\"id\": \"c\", \"kind\": \"interlude\"}",
                "{\"id\": \"d\", \"kind\": \"final\"}"
            )
        )
        #expect(play.shown?.canSkip == true)
        play.choose("x")
        #expect(play.shown?.canSkip == false)
        #expect(play.skip().isEmpty)
        #expect(play.state.isOver == false)
        play.goOn()
        #expect(play.shown?.canSkip == true)
        play.goOn()
        #expect(play.shown?.canSkip == true)
    }

    @Test("It ends the run where the person was and keeps the answers so far; there is no result")
    func keepsAnswers() throws {
        var play = Play(try Flow.branching())
        play.choose("gain")
        let effects = play.skip()
        #expect(effects.outline == ["onboarding_skipped", "skip muscle", "dismiss"])
        #expect(play.state.phase == .skipped(at: "muscle"))
        #expect(play.state.answers["goal"] != nil)
        #expect(play.result == nil)
    }

    @Test("After it nothing more happens, until the flow is started again where it was left")
    func resumes() throws {
        var play = Play(try Flow.branching())
        play.choose("gain")
        play.skip()
        #expect(play.choose("arms").isEmpty)
        #expect(play.back().isEmpty)
        #expect(play.leave().isEmpty)
        #expect(play.proceed(.next).isEmpty)
        var resumed = try play.revived()
        #expect(resumed.start().outline == ["onboarding_resumed"])
        #expect(resumed.screen == "muscle")
        #expect(resumed.state.phase == .running)
        resumed.choose("arms")
        resumed.enter("Ada")
        resumed.goOn()
        #expect(resumed.result?.answers.count == 3)
        #expect(resumed.sequences == [1, 2])
    }

    @Test("A button may skip, and an edit has no Skip")
    func button() throws {
        let flow = try Flow(
            Document.info("a", more: #""buttons": [{"id": "later", "label": "Later", "action": "skip"}]"#)
        )
        var play = Play(flow)
        #expect(play.press("later").outline == ["onboarding_skipped", "skip a", "dismiss"])
        var edit = Play(flow, mode: .edit(at: nil))
        #expect(edit.shown?.canSkip == false)
        #expect(edit.press("later").isEmpty)
    }
}
