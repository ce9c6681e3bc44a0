import Foundation
import OnboardingActions
import OnboardingFlow
import OnboardingValues
import Testing

@Suite("Pitfalls: resume")
struct ResumePitfallTests {
    /// A run that was closed or killed at its second question, in a new process.
    private func resumed(afterClosing: Bool) throws -> Play {
        var play = Play(try Flow.branching())
        play.choose("lose")
        play.enter("70")
        if afterClosing { play.close() }
        var revived = try play.revived()
        revived.start()
        return revived
    }

    @Test("ResearchKit#1536: what was entered is there again after leaving", arguments: [true, false])
    func leaving(afterClosing: Bool) throws {
        let play = try resumed(afterClosing: afterClosing)
        #expect(play.screen == "weight")
        #expect(play.field()?.value == "70")
    }

    @Test("ResearchKit#1609: Back still works in a run that goes on, and the answers before are there")
    func backAfterwards() throws {
        var play = try resumed(afterClosing: false)
        #expect(play.shown?.canGoBack == true)
        play.back()
        #expect(play.screen == "goal")
        #expect(play.selected() == ["lose"])
    }

    @Test("ResearchKit#991: buttons keep the document's words in a run that goes on")
    func words() throws {
        let button = #""buttons": [{"id": "exit", "label": "Exit", "action": "next"}]"#
        var play = Play(try Flow(Document.info("a"), Document.info("b", more: button)))
        play.goOn()
        let before = play.shown?.action
        #expect(before?.label == "Exit")
        var revived = try play.revived()
        revived.start()
        #expect(revived.shown?.action == before)
    }

    @Test("aehrc/smart-forms#1773: every kind of answer and draft is there again")
    func everyKind() throws {
        let options = #""options": [{"id": "x", "label": "X"}, {"id": "o", "label": "O", "allowsText": true}]"#
        let flow = try Flow(
            Document.screen(
                "s",
                [
                    Document.question("one", "singleChoice", more: options),
                    Document.question("many", "multiChoice", more: options),
                    Document.question("number", "number"), Document.question("slider", "slider"),
                    Document.question("text", "text"), Document.question("email", "email"),
                    Document.question("phone", "phone"), Document.question("date", "date"),
                ]
            ),
            Document.info("b")
        )
        var play = Play(flow)
        play.select("x", in: "one")
        play.enter("Yoga", inOption: "o", of: "many")
        play.select("o", in: "many")
        play.enter("0.10", in: "number")
        play.enter("Ada", in: "text")
        play.enter("a@b.org", in: "email")
        play.enter("+49 30 123456", in: "phone")
        play.enter(7, in: "slider")
        play.pick(year: 2000, month: 2, day: 29, in: "date")
        let drafts = play.state.drafts
        #expect(drafts.count == 8)
        var revived = try play.revived()
        #expect(revived.state.drafts == drafts)
        revived.start()
        revived.goOn()
        #expect(revived.screen == "b")
        let answers = revived.state.answers
        #expect(answers.count == 8)
        #expect(try revived.revived().state.answers == answers)
    }

    @Test("formbricks#4594: a document that changes under a run keeps what fits, and lists the rest as dropped")
    func changedDocument() throws {
        let last = Document.question("d", "text")
        let old = [
            Document.choice("a", ["x", "y"]), Document.choice("b", ["p", "q"]), Document.question("c", "text"),
        ]
        var play = Play(try Flow(reading: Document.flow(old + [last])))
        play.choose("x")
        play.choose("q")
        play.enter("kept")
        play.goOn()
        // The option that was chosen in a is gone, b asks for a number now; c only moved.
        let new = [
            Document.question("c", "text"), Document.choice("a", ["y", "z"]), Document.question("b", "number"), last,
        ]
        var revived = try play.revived(with: try Flow(reading: Document.flow(new)))
        #expect(
            revived.coordinator.dropped == [
                "a": .choice(ChosenOption(id: "x")), "b": .choice(ChosenOption(id: "q")),
            ]
        )
        #expect(revived.state.answers == ["c": .text("kept")])
        revived.start()
        #expect(revived.walked == ["c", "a"])
        #expect(revived.state.runId == play.state.runId)
    }

    @Test("PostHog/posthog-ios#447: answers are reported as they are given, also of a run that is never completed")
    func partial() throws {
        var play = Play(try Flow.branching())
        play.choose("lose")
        #expect(play.reports.map(\.elementId) == ["goal"])
        play.enter("70")
        play.close()
        #expect(play.reports.map(\.elementId) == ["goal", "weight"])
        #expect(play.result == nil)
    }
}
