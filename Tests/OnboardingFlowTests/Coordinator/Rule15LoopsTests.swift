import Foundation
import OnboardingActions
import OnboardingFlow
import OnboardingValues
import Testing

@Suite("Rule 15: a conditional way back takes the person back")
struct Rule15LoopsTests {
    private func flow() throws -> Flow {
        try Flow(
            Document.question("a", "text"),
            Document.question("b", "text"),
            Document.choice("ok", ["yes", "no"], more: #""nextQuestionId": {"no": "a"}"#),
            Document.info("end")
        )
    }

    /// At `ok`, with a and b answered.
    private func atTheQuestion() throws -> Play {
        var play = Play(try flow())
        for text in ["1", "2"] {
            play.enter(.string(text))
            play.goOn()
        }
        return play
    }

    @Test("The visited stack is cut there, and the answers stay filled in")
    func wayBack() throws {
        var play = try atTheQuestion()
        play.choose("no")
        #expect(play.walked == ["a"])
        #expect(play.shown?.direction == .backward)
        #expect(play.field()?.value == "1")
        #expect(play.shown?.canGoBack == false)
        #expect(play.progress == 0)
        play.goOn()
        #expect(play.field()?.value == "2")
    }

    @Test("formbricks#2408: going round many times neither ends nor repeats a screen, and the next step decides anew")
    func roundAndRound() throws {
        var play = try atTheQuestion()
        for _ in 0..<20 {
            play.choose("no")
            play.goOn()
            play.goOn()
            #expect(play.walked == ["a", "b", "ok"])
            #expect(play.selected() == ["no"])
        }
        play.choose("yes")
        play.goOn()
        #expect(play.result?.path == ["a", "b", "ok", "end"])
        #expect(play.result?.answers["ok"] == .choice(ChosenOption(id: "yes")))
    }

    @Test("The path of the answers stops where the loop would begin again")
    func path() throws {
        var play = try atTheQuestion()
        play.choose("no")
        let path = try flow().path(answers: play.state.answers, today: play.moment.today)
        #expect(path.screens == ["a", "b", "ok"])
        #expect(
            play.shown.map { _ in play.coordinator.metaOfCurrentScreen(today: play.moment.today).screensTotal } == 3
        )
    }

    @Test("posthog-ios: \"$next\" on the last question ends, and does not return to it for ever")
    func nextOnTheLast() throws {
        var play = Play(try Flow(Document.choice("a", ["x"], more: #""nextQuestionId": {"x": "$next"}"#)))
        play.choose("x")
        #expect(play.result?.path == ["a"])
    }

    @Test("A screen that leads to itself on a condition comes again as another visit")
    func itself() throws {
        let flow = try Flow(
            Document.choice("a", ["no", "yes"], more: #""nextQuestionId": {"no": "a"}"#),
            Document.info("b")
        )
        var play = Play(flow)
        let visit = play.state.visits.last?.number ?? 0
        play.choose("no")
        #expect(play.walked == ["a"])
        #expect(play.state.visits.last?.number == visit + 1)
        play.choose("yes")
        #expect(play.walked == ["a", "b"])
    }
}
