import Foundation
import OnboardingActions
import OnboardingFlow
import OnboardingValues
import Testing

@Suite("Rule 6: the host may reject an answer before it is final")
struct Rule06VerdictTests {
    private func two() throws -> Play {
        var play = Play(
            try Flow(
                Document.info("first"),
                Document.screen("s", [Document.question("a", "text"), Document.question("b", "text")]),
                Document.info("c")
            )
        )
        play.goOn()
        play.enter("1", in: "a")
        play.enter("2", in: "b")
        return play
    }

    @Test("All changed elements are asked first, in element order, then all are committed")
    func askedFirst() throws {
        var play = try two()
        #expect(play.goOn().outline.prefix(4) == ["ask a", "ask b", "report a", "report b"])
        play.back()
        play.enter("3", in: "b")
        #expect(play.goOn().outline.prefix(2) == ["ask b", "report b"])
    }

    @Test("One rejection commits none; the screen shows the message and stays; the draft stays")
    func rejected() throws {
        var play = try two()
        play.verdict = { $0.elementId == "b" ? .reject("Taken.") : .accept }
        let effects = play.goOn()
        #expect(effects.reports.isEmpty)
        #expect(play.screen == "s")
        #expect(play.element("b")?.error == "Taken.")
        #expect(play.element("a")?.error == nil)
        #expect(play.state.answers.isEmpty)
        #expect(play.field("b")?.value == "2")
        play.verdict = { _ in .accept }
        play.enter("3", in: "b")
        #expect(play.element("b")?.error == nil)
        #expect(play.goOn().reports.count == 2)
        #expect(play.screen == "c")
    }

    @Test("What was rejected stays rejected through questions about other screens, and leaving does not commit it")
    func rejectedElsewhere() throws {
        var play = Play(
            try Flow(Document.question("first", "text"), Document.question("mail", "text"), Document.info("c"))
        )
        play.enter("1")
        play.goOn()
        play.verdict = { $0.elementId == "mail" ? .reject("Taken.") : .accept }
        play.enter("ada")
        play.goOn()
        play.back()
        play.enter("2")
        play.goOn()
        #expect(play.screen == "mail" && play.element()?.error == "Taken.")
        #expect(play.leave().reports.isEmpty)
        #expect(play.close().reports.isEmpty)
        #expect(play.state.answers["mail"] == nil)
    }

    @Test("A question that is withdrawn leaves the rejection of before standing; while it is open no message is shown")
    func rejectedAndAskedAgain() throws {
        var play = Play(try Flow(Document.info("first"), Document.question("mail", "text"), Document.info("c")))
        play.goOn()
        play.verdict = { _ in .reject("Taken.") }
        play.enter("ada")
        play.goOn()
        play.verdict = { _ in nil }
        play.goOn()
        #expect(play.element()?.error == nil && play.shown?.busy == true)
        play.back()
        #expect(play.close().reports.isEmpty)
        #expect(play.state.rejections == ["mail": "Taken."])
    }

    @Test("All verdicts are awaited, in any order")
    func anyOrder() throws {
        var play = try two()
        play.verdict = { _ in nil }
        play.goOn()
        #expect(play.shown?.busy == true)
        #expect(play.handle(.verdict(ticket: play.openTickets[1], .accept)).isEmpty)
        #expect(play.handle(.verdict(ticket: play.openTickets[1], .accept)).isEmpty)
        #expect(play.handle(.verdict(ticket: play.openTickets[0], .accept)).reports.count == 2)
        #expect(play.screen == "c")
        #expect(play.shown?.busy == false)
    }

    @Test("Back works while waiting and withdraws the question; a late verdict does nothing")
    func backWithdraws() throws {
        var play = try two()
        play.verdict = { _ in nil }
        play.goOn()
        #expect(play.shown?.canGoBack == true)
        play.back()
        #expect(play.screen == "first")
        #expect(play.shown?.busy == false)
        #expect(play.say(.accept).isEmpty)
        #expect(play.say(.accept).isEmpty)
        #expect(play.state.answers.isEmpty)
        play.goOn()
        #expect(play.field("a")?.value == "1")
    }

    @Test("Any change withdraws the question, and hearing the same value again does not")
    func changeWithdraws() throws {
        var play = try two()
        play.verdict = { _ in nil }
        play.goOn()
        play.act(.settled(element: "a", value: "1"))
        #expect(play.shown?.busy == true)
        play.enter("3", in: "a")
        #expect(play.shown?.busy == false)
        #expect(play.say(.accept).isEmpty)
        play.verdict = { _ in .accept }
        #expect(play.goOn().reports.count == 2)
    }

    @Test("Tapping the same option again does not withdraw the question")
    func sameOption() throws {
        var play = Play(try Flow.branching())
        play.verdict = { _ in nil }
        play.choose("gain")
        play.select("gain")
        #expect(play.shown?.busy == true)
        play.say(.accept)
        #expect(play.screen == "muscle")
    }

    @Test("Pressing Continue again while waiting asks nothing more")
    func pressedTwice() throws {
        var play = try two()
        play.verdict = { _ in nil }
        play.goOn()
        #expect(play.goOn().isEmpty)
        #expect(play.openTickets.count == 2)
    }

    @Test("Leaving asks nothing: rejected drafts stay drafts, others are committed")
    func leavingRejected() throws {
        var play = try two()
        play.verdict = { $0.elementId == "b" ? .reject("Taken.") : .accept }
        play.goOn()
        #expect(play.close().outline == ["report a", "close", "dismiss"])
        var resumed = try play.revived()
        resumed.start()
        #expect(resumed.element("b")?.error == "Taken.")
        #expect(resumed.field("b")?.value == "2")
        #expect(resumed.leave().isEmpty)
    }

    @Test("Closing while waiting leaves every awaited draft a draft")
    func closingAwaited() throws {
        var play = try two()
        play.verdict = { _ in nil }
        play.goOn()
        #expect(play.close().outline == ["close", "dismiss"])
        #expect(play.say(.accept).isEmpty)
        var resumed = try play.revived()
        resumed.start()
        #expect(resumed.shown?.busy == false)
        #expect(resumed.field("a")?.value == "1")
    }

    @Test("Going to the background while waiting keeps the question, and the verdict still counts")
    func backgroundWhileWaiting() throws {
        var play = try two()
        play.verdict = { _ in nil }
        play.goOn()
        #expect(play.leave().isEmpty)
        #expect(play.shown?.busy == true)
        play.say(.accept)
        play.say(.accept)
        #expect(play.screen == "c")
    }

    @Test("Skip while waiting withdraws the question and keeps the drafts")
    func skipWhileWaiting() throws {
        var play = try two()
        play.verdict = { _ in nil }
        play.goOn()
        play.skip()
        #expect(play.say(.accept).isEmpty)
        #expect(play.state.drafts.count == 2)
    }

    @Test("A rejected default becomes a draft with the message")
    func rejectedDefault() throws {
        var play = Play(try Flow(Document.question("a", "text", more: #""defaultValue": "x""#), Document.info("b")))
        play.verdict = { _ in .reject("No.") }
        play.goOn()
        #expect(play.state.drafts["a"] == .text("x"))
        #expect(play.element()?.error == "No.")
        #expect(play.close().reports.isEmpty)
    }

    @Test("What is invalid is not asked about")
    func invalid() throws {
        var play = try two()
        play.enter("", in: "b")
        #expect(play.goOn().asked.isEmpty)
    }
}
