import Foundation
import OnboardingActions
import OnboardingFlow
import OnboardingValues
import Testing

@Suite("Rule 8: an edit is a run of its own over the saved answers")
struct Rule08EditTests {
    private static let saved: [String: Answer] = [
        "goal": .choice(ChosenOption(id: "gain")), "muscle": .choice(ChosenOption(id: "arms")), "name": .text("Ada"),
    ]

    private func edit(at screen: String?, _ answers: [String: Answer] = saved) throws -> Play {
        Play(try Flow.branching(), mode: .edit(at: screen), answers: answers)
    }

    @Test("It opens at the given screen, filled in")
    func opens() throws {
        let play = try edit(at: "muscle")
        #expect(play.screen == "muscle")
        #expect(play.selected() == ["arms"])
        #expect(play.shown?.canGoBack == false)
        #expect(play.effects.outline == ["onboarding_edited", "screen_presented"])
    }

    @Test("It completes on Continue there, and the result lists what changed")
    func completes() throws {
        var play = try edit(at: "muscle")
        let effects = play.choose("legs")
        #expect(
            effects.outline == [
                "ask muscle", "screen_completed", "report muscle", "answer_changed", "onboarding_completed",
                "complete", "dismiss",
            ]
        )
        let result = try #require(effects.results.first)
        #expect(result.isEdit)
        #expect(result.changedElementIds == ["muscle"])
        #expect(result.path == ["goal", "muscle", "name"])
        #expect(result.answers.count == 3)
    }

    @Test("Completing unchanged reports nothing")
    func unchanged() throws {
        var play = try edit(at: "muscle")
        let effects = play.goOn()
        #expect(effects.reports.isEmpty)
        #expect(effects.results.first?.changedElementIds == [])
    }

    @Test("A screen that still needs an answer and became reachable is walked first")
    func walksWhatIsNeeded() throws {
        var play = try edit(at: "goal")
        play.choose("lose")
        #expect(play.screen == "weight")
        #expect(play.reports.isEmpty)
        #expect(play.shown?.canGoBack == true)
        play.enter("70")
        let effects = play.goOn()
        // Reported in path order, only now.
        #expect(effects.reports.map(\.elementId) == ["goal", "weight"])
        #expect(effects.reports.map(\.meta.screenIndex) == [0, 1])
        #expect(effects.reports.compactMap(\.meta.sequence) == [0, 1])
        #expect(effects.results.first?.changedElementIds == ["goal", "weight"])
        #expect(effects.results.first?.path == ["goal", "weight", "name"])
    }

    @Test("Screens in between that need nothing are passed, and Back does not stop there")
    func passes() throws {
        let flow = try Flow(
            Document.choice("a", ["x", "y"]),
            Document.info("b"),
            Document.question("c", "text", more: #""showIf": {"a": "y"}"#),
            Document.info("d")
        )
        var play = Play(flow, mode: .edit(at: "a"), answers: ["a": .choice(ChosenOption(id: "x"))])
        play.choose("y")
        #expect(play.screen == "c")
        #expect(play.walked == ["a", "b", "c"])
        play.back()
        #expect(play.screen == "a")
        play.goOn()
        play.enter("z")
        #expect(play.goOn().results.first?.path == ["a", "b", "c", "d"])
    }

    @Test("Cancelling changes nothing and reports nothing", arguments: [true, false])
    func cancelled(byThePerson: Bool) throws {
        var play = try edit(at: "goal")
        play.choose("lose")
        play.enter("70")
        #expect(play.leave().isEmpty)
        let effects = byThePerson ? play.act(.close) : play.close()
        #expect(effects.outline == ["close", "dismiss"])
        #expect(play.reports.isEmpty)
        #expect(play.state.phase == .cancelled)
        #expect(play.result == nil)
        #expect(play.goOn().isEmpty)
    }

    @Test("The host may reject an answer in an edit too")
    func verdict() throws {
        var play = try edit(at: "name")
        play.verdict = { _ in .reject("No.") }
        play.enter("Bob")
        play.goOn()
        #expect(play.element()?.error == "No.")
        #expect(play.state.answers["name"] == .text("Ada"))
    }

    @Test("Without a screen the whole flow is walked again, filled in, and completes at its end")
    func wholeFlow() throws {
        var play = try edit(at: nil)
        #expect(play.screen == "goal")
        play.goOn()
        #expect(play.screen == "muscle")
        play.choose("legs")
        #expect(play.reports.isEmpty)
        play.goOn()
        #expect(play.reports.map(\.elementId) == ["muscle"])
        #expect(play.result?.changedElementIds == ["muscle"])
    }

    @Test("An edit survives being killed")
    func killed() throws {
        var play = try edit(at: "goal")
        play.choose("lose")
        play.enter("70")
        play = try play.revived()
        play.start()
        #expect(play.screen == "weight")
        #expect(play.field()?.value == "70")
        #expect(play.goOn().reports.map(\.elementId) == ["goal", "weight"])
    }

    @Test("The path of a completed edit does not change with the day on which it is read")
    func pathIsFixed() throws {
        let flow = try Flow(
            Document.question("a", "date", more: #""rules": [{"if": {"a": {"$after": "-1d"}}, "goTo": "c"}]"#),
            Document.info("b"),
            Document.info("c")
        )
        var play = Play(flow, mode: .edit(at: "a"), answers: ["a": .date(PartialDate(year: 2020))])
        // East of Greenwich it is tomorrow already.
        play.moment = Moment(play.moment.instant, secondsFromGMT: 14 * 3600)
        play.pick(year: 2024, month: 3, day: 1)
        #expect(play.goOn().results.first?.path == ["a", "b", "c"])
        #expect(play.result?.path == ["a", "b", "c"])
    }

    @Test("A multiple choice that may be left empty needs no answer once it was left so")
    func leftEmpty() throws {
        let flow = try Flow(
            Document.choice("a", ["x", "y"]),
            Document.choice("b", ["p"], type: "multiChoice", more: #""minSelections": 0"#)
        )
        var play = Play(flow)
        play.choose("x")
        play.goOn()
        var edit = Play(flow, mode: .edit(at: "a"), answers: play.state.answers)
        #expect(edit.choose("y").results.count == 1)
    }
}
