import Foundation
import OnboardingActions
import OnboardingFlow
import OnboardingValues
import Testing

@Suite("Rule 9: a paywall waits for the host, and custom actions move nothing")
struct Rule09PaywallAndActionsTests {
    private static let buttons = #"""
        "buttons": [{"id": "buy", "label": "Try", "action": "openPaywall", "actionId": "trial"},
        {"id": "later", "label": "Later", "action": "next"}]
        """#

    private func middle() throws -> Play {
        Play(
            try Flow(
                Document.screen("s", [Document.question("a", "text", more: #""required": false"#)], more: Self.buttons),
                Document.info("b")
            )
        )
    }

    private func final() throws -> Play {
        var play = Play(
            try Flow(Document.choice("a", ["x"]), "{\"id\": \"end\", \"kind\": \"final\", \(Self.buttons)}")
        )
        play.choose("x")
        return play
    }

    @Test("openPaywall commits, asks the host, and the screen is busy until the host goes on")
    func waits() throws {
        var play = try middle()
        play.enter("Ada", in: "a")
        let effects = play.press("buy")
        #expect(effects.outline == ["ask a", "report a", "screen_completed", "paywall"])
        #expect(effects.paywalls.first?.actionId == "trial")
        #expect(play.shown?.busy == true)
        #expect(play.screen == "s")
        #expect(play.press("buy").isEmpty)
        #expect(play.goOn().isEmpty)
        play.proceed(.next)
        #expect(play.screen == "b")
        #expect(play.shown?.busy == false)
    }

    @Test("Continue is the main button, also where that opens a paywall")
    func mainButton() throws {
        var play = try middle()
        #expect(play.goOn().paywalls.count == 1)
    }

    @Test("The end of a paywall that the person left by Back moves nothing, and the next one counts")
    func abandoned() throws {
        var play = Play(
            try Flow(
                Document.question("first", "text"),
                Document.screen("s", [Document.question("a", "text", more: #""required": false"#)], more: Self.buttons),
                Document.info("b")
            )
        )
        play.enter("1")
        play.goOn()
        play.press("buy")
        play.back()
        play.enter("half")
        #expect(play.proceed(.next).isEmpty)
        #expect(play.screen == "first" && play.state.drafts["first"] == .text("half"))
        play.goOn()
        play.press("buy")
        play.proceed(.next)
        #expect(play.screen == "b")
    }

    @Test("The host may close while it is being asked about an answer")
    func closesWhileAsked() throws {
        var play = try middle()
        play.verdict = { _ in nil }
        play.enter("Ada", in: "a")
        play.press("later")
        #expect(play.shown?.busy == true)
        #expect(play.proceed(.next).isEmpty)
        #expect(play.proceed(.close).outline == ["close", "dismiss"])
    }

    @Test("The host may stay: the screen is there again, and the paywall can be asked for again")
    func stays() throws {
        var play = try middle()
        play.press("buy")
        play.proceed(.stay)
        #expect(play.screen == "s")
        #expect(play.shown?.busy == false)
        #expect(play.press("buy").paywalls.count == 1)
        play.proceed(.stay)
        play.press("later")
        #expect(play.screen == "b")
    }

    @Test("The host may close")
    func closes() throws {
        var play = try middle()
        play.press("buy")
        #expect(play.proceed(.close).outline == ["close", "dismiss"])
        #expect(play.state.isOver == false)
    }

    @Test("A rejected answer opens no paywall")
    func rejected() throws {
        var play = try middle()
        play.verdict = { _ in .reject("No.") }
        play.enter("x", in: "a")
        #expect(play.press("buy").paywalls.isEmpty)
    }

    @Test("What is entered while the paywall is up is kept, and committed when the host goes on")
    func enteredMeanwhile() throws {
        var play = try middle()
        play.enter("Ada", in: "a")
        play.press("buy")
        play.enter("Ada B", in: "a")
        #expect(play.proceed(.next).reports.count == 1)
        #expect(play.state.answers["a"] == .text("Ada B"))
        #expect(play.screen == "b")
    }

    @Test("On a final screen the press completes the run, and didComplete follows onPaywallAction, once")
    func finalScreen() throws {
        var play = try final()
        let effects = play.press("buy")
        #expect(effects.outline == ["screen_completed", "paywall", "onboarding_completed", "complete"])
        #expect(play.state.completedAt != nil)
        #expect(effects.presented.last?.busy == true)
        #expect(effects.presented.last?.progress == 1)
        #expect(play.proceed(.next).outline == ["dismiss"])
    }

    @Test("Pressing it twice on the final screen asks once")
    func pressedTwice() throws {
        var play = try final()
        play.press("buy")
        #expect(play.press("buy").isEmpty)
        #expect(play.goOn().isEmpty)
    }

    @Test("After a refused paywall the final screen is there again: another try, or on, without completing twice")
    func refused() throws {
        var play = try final()
        play.press("buy")
        #expect(play.proceed(.stay).presented.last?.busy == false)
        #expect(play.goOn().outline == ["paywall"])
        #expect(play.shown?.busy == true)
        play.proceed(.stay)
        #expect(play.press("later").outline == ["dismiss"])
        #expect(play.effects.results.count == 1)
        #expect(play.press("buy").isEmpty)
    }

    @Test("A renderer that begins anew while the final paywall is up is shown the screen again, busy")
    func readyAgain() throws {
        var play = try final()
        play.press("buy")
        #expect(play.act(.ready).presented.first?.busy == true)
        #expect(play.handle(.user(UserInput(screen: "", visit: 0, event: .ready))).presented.first?.busy == true)
        #expect(play.act(.close).outline == ["close", "dismiss"])
    }

    @Test("The final press is durable: after a kill the completion is told again, and nothing is shown")
    func durable() throws {
        var play = try final()
        play.acknowledges = false
        play.press("buy")
        var revived = try play.revived()
        revived.acknowledges = true
        #expect(revived.start().outline == ["complete", "dismiss"])
        #expect(revived.effects.results == play.effects.results)
        var again = try revived.revived()
        #expect(again.start().outline == ["dismiss"])
    }

    @Test("AdaptySDK-React-Native#225: a custom action arrives with the configured id; it neither commits nor moves")
    func custom() throws {
        let buttons = #"""
            "buttons": [{"id": "c", "label": "C", "action": "custom", "actionId": "allow_push"},
            {"id": "plain", "label": "P", "action": "custom"},
            {"id": "u", "label": "U", "action": "openURL", "url": "https://example.com"}]
            """#
        var play = Play(
            try Flow(Document.screen("s", [Document.question("a", "text")], more: buttons), Document.info("b"))
        )
        play.enter("x", in: "a")
        let action = CustomAction(
            actionId: "allow_push",
            meta: play.coordinator.metaOfCurrentScreen(today: play.moment.today)
        )
        #expect(play.press("c") == [.custom(action)])
        #expect(play.press("u") == [.openURL("https://example.com")])
        guard case .custom(let plain) = play.press("plain").first else {
            Issue.record("no custom action")
            return
        }
        #expect(plain.actionId == "plain")
        #expect(play.press("unknown").isEmpty)
        #expect(play.state.answers.isEmpty)
        play.proceed(.next)
        #expect(play.screen == "b")
    }

    @Test("Back while the paywall is up takes the person back")
    func back() throws {
        var play = Play(try Flow(Document.info("a"), Document.screen("s", [], more: Self.buttons), Document.info("b")))
        play.goOn()
        play.press("buy")
        play.back()
        #expect(play.screen == "a")
        #expect(play.shown?.busy == false)
    }
}
