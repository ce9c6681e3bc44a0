import Foundation
import OnboardingActions
import OnboardingFlow
import OnboardingValues
import Testing

@Suite("Rule 10: a run survives being killed at any moment")
struct Rule10ResumeTests {
    @Test("The same screen, answers, drafts, seed and run id are there again")
    func same() throws {
        // ResearchKit#1536 #1609, aehrc/smart-forms#1773: answers or drafts were gone after a restart.
        var play = Play(try Flow.branching(), seed: .max)
        play.choose("lose")
        play.enter("70,")
        var revived = try play.revived()
        #expect(revived.state == play.state)
        #expect(revived.start().outline == ["onboarding_resumed"])
        #expect(revived.screen == "weight")
        #expect(revived.field()?.value == "70,")
        #expect(revived.state.seed == .max)
        #expect(revived.state.runId == "run-1")
        #expect(revived.walked == ["goal", "weight"])
        revived.back()
        #expect(revived.selected() == ["lose"])
    }

    @Test(
        "Numbers and dates outlive the process digit by digit",
        arguments: ["0.1", "20.000123", "-12345678901234567890.123456789"]
    )
    func exact(number: String) throws {
        // ResearchKit PR#337: 20.000123 became 20.
        var play = Play(try Flow(Document.question("a", "number"), Document.info("b")))
        play.enter(.string(number))
        play.goOn()
        var revived = try play.revived()
        revived.start()
        revived.back()
        #expect(revived.field()?.value == number)
        #expect(revived.state == (try revived.revived().state))
    }

    private static let old = [
        Document.choice("a", ["x", "y"]), Document.question("b", "text"), Document.question("c", "text"),
        Document.question("d", "text"),
    ]

    /// At d, with a draft there; a, b and c are answered.
    private func atTheEnd() throws -> Play {
        var play = Play(try Flow(reading: Document.flow(Self.old)))
        play.choose("x")
        for text in ["1", "2"] {
            play.enter(.string(text))
            play.goOn()
        }
        play.enter("3")
        return play
    }

    private func revived(with screens: [String]) throws -> Play {
        var play = try atTheEnd().revived(with: try Flow(reading: Document.flow(screens)))
        play.start()
        return play
    }

    @Test("formbricks#4594: against a changed document what still fits stays, drafts too")
    func stays() throws {
        let play = try revived(with: Self.old.map { $0.replacing("\"title\": \"d\"", with: "\"title\": \"new\"") })
        #expect(play.coordinator.dropped.isEmpty)
        #expect(play.screen == "d")
        #expect(play.shown?.title == "new")
        #expect(play.field()?.value == "3")
        #expect(play.state.answers.count == 3)
    }

    @Test("An answer whose element is gone is dropped and listed")
    func elementGone() throws {
        let play = try revived(with: [Self.old[0], Self.old[2], Self.old[3]])
        #expect(play.coordinator.dropped == ["b": .text("1")])
        #expect(play.walked == ["a", "c", "d"])
    }

    @Test("An answer whose type changed is dropped, and the run goes on where one is needed")
    func typeChanged() throws {
        let play = try revived(with: [Self.old[0], Document.question("b", "number"), Self.old[2], Self.old[3]])
        #expect(play.coordinator.dropped == ["b": .text("1")])
        #expect(play.walked == ["a", "b"])
        #expect(play.field()?.value == "")
    }

    @Test("A text that is no e-mail address is dropped where one is asked for now")
    func textBecomesEmail() throws {
        let play = try revived(with: [Self.old[0], Document.question("b", "email"), Self.old[2], Self.old[3]])
        #expect(play.coordinator.dropped == ["b": .text("1")])
        #expect(play.screen == "b")
    }

    @Test("An answer whose option is gone is dropped, and the run goes on there")
    func optionGone() throws {
        let play = try revived(with: [Document.choice("a", ["y", "z"])] + Self.old.dropFirst())
        #expect(play.coordinator.dropped == ["a": .choice(ChosenOption(id: "x"))])
        #expect(play.walked == ["a"])
        #expect(play.shown?.canGoBack == false)
    }

    @Test("A new question on the way is asked first, and what was answered after it is still there")
    func newQuestion() throws {
        var play = try revived(with: [Self.old[0], Document.question("new", "text")] + Self.old.dropFirst())
        #expect(play.walked == ["a", "new"])
        play.enter("n")
        play.goOn()
        #expect(play.field("b")?.value == "1")
        #expect(play.goOn().reports.isEmpty)
    }

    @Test("A changed rule leads along the new path")
    func newRule() throws {
        let a = Document.choice("a", ["x", "y"], more: #""nextQuestionId": {"x": "c"}"#)
        var play = try revived(with: [a] + Self.old.dropFirst())
        #expect(play.walked == ["a", "c", "d"])
        play.goOn()
        #expect(play.result?.answers["b"] == nil)
    }

    @Test("Where the current screen is gone, no screen that was never seen is passed over")
    func screenGone() throws {
        let optional = #""required": false"#
        let before = [
            Document.info("a"), Document.info("b"), Document.info("c"), Document.question("d", "text", more: optional),
        ]
        var play = Play(try Flow(reading: Document.flow(before)))
        play.goOn()
        play = try play.revived(with: try Flow(reading: Document.flow([before[0], before[2], before[3]])))
        play.start()
        #expect(play.walked == ["a", "c"])
    }

    @Test("A skipped run of a changed document goes on in the same way")
    func skipped() throws {
        var play = try atTheEnd()
        play.skip()
        play = try play.revived(with: try Flow(reading: Document.flow([Self.old[0], Self.old[2], Self.old[3]])))
        play.start()
        #expect(play.screen == "d")
        #expect(play.field()?.value == "3")
    }

    @Test("Sequence numbers go on without a gap in the changed document")
    func sequence() throws {
        var play = try revived(with: [Self.old[0], Self.old[2], Self.old[3]])
        play.goOn()
        #expect(play.sequences == [3])
    }

    @Test("Visits go on counting, so that late input of the old document is dropped")
    func visits() throws {
        var play = try atTheEnd()
        let old = UserInput(screen: "d", visit: play.state.visits.last?.number ?? 0, event: .proceed())
        let changed = Self.old.map { $0.replacing("\"title\": \"d\"", with: "\"title\": \"new\"") }
        play = try play.revived(with: try Flow(reading: Document.flow(changed)))
        play.start()
        #expect(play.handle(.user(old)).isEmpty)
    }
}
