import Foundation
import OnboardingActions
import OnboardingFlow
import OnboardingValues
import Testing

@Suite("Rule 5: nothing entered is lost")
struct Rule05NothingEnteredIsLostTests {
    @Test("A default that the person accepts is reported like any answer")
    func acceptedDefault() throws {
        // Adapty's newer flows: an accepted default was never reported.
        let flow = try Flow(
            Document.choice("a", ["x", "y"], more: #""defaultValue": "y""#),
            Document.question("b", "slider", more: #""min": 5"#)
        )
        var play = Play(flow)
        play.goOn()
        play.goOn()
        #expect(play.reports.map(\.elementId) == ["a", "b"])
        #expect(play.result?.answers == ["a": .choice(ChosenOption(id: "y")), "b": .number(5)])
    }

    @Test("A value still being edited is kept as a draft with every change", arguments: ["A", "Ad", "Ada "])
    func draft(text: String) throws {
        var play = Play(try Flow(Document.question("a", "text")))
        play.enter(.string(text))
        #expect(play.state.drafts["a"] == .text(text))
        #expect(play.reports.isEmpty)
        #expect(try play.revived().field()?.value == text)
    }

    @Test("Closing commits and reports valid drafts, then says close")
    func close() throws {
        // Adapty's newer flows: a value still being edited at the end could be lost.
        var play = Play(try Flow(Document.question("a", "text"), Document.info("b")))
        play.enter(" Ada ")
        #expect(play.close().outline == ["report a", "close", "dismiss"])
        #expect(play.state.answers["a"] == .text("Ada"))
        #expect(play.state.drafts.isEmpty)
        #expect(play.state.isOver == false)
    }

    @Test("Going to the background commits and reports valid drafts and says nothing else")
    func leave() throws {
        var play = Play(try Flow(Document.question("a", "text"), Document.info("b")))
        play.enter("Ada")
        #expect(play.leave().outline == ["report a"])
        #expect(play.leave().isEmpty)
        #expect(play.screen == "a")
        #expect(play.goOn().reports.isEmpty)
    }

    @Test("A draft that is no answer yet stays a draft when the flow is closed")
    func invalidDraft() throws {
        var play = Play(try Flow(Document.question("a", "email")))
        play.enter("ada@")
        #expect(play.close().outline == ["close", "dismiss"])
        var resumed = try play.revived()
        resumed.start()
        #expect(resumed.field()?.value == "ada@")
    }

    @Test("Closing also commits the draft of a screen left by Back, in path order, if it is on the path")
    func draftsOfOtherScreens() throws {
        var play = Play(try Flow.branching())
        play.choose("lose")
        play.enter("70")
        play.back()
        #expect(play.close().outline == ["report weight", "close", "dismiss"])
        play = Play(try Flow.branching())
        play.choose("lose")
        play.enter("70")
        play.back()
        play.select("gain")
        #expect(play.close().outline == ["answer_changed", "close", "dismiss"].inserting("report goal"))
        #expect(play.state.drafts["weight"] == .text("70"))
        #expect(play.state.answers["weight"] == nil)
    }

    @Test("On Skip drafts stay drafts, unreported")
    func skip() throws {
        var play = Play(try Flow(Document.question("a", "text"), Document.info("b")))
        play.enter("Ada")
        #expect(play.skip().outline == ["onboarding_skipped", "skip a", "dismiss"])
        #expect(play.state.answers.isEmpty)
        var resumed = try play.revived()
        resumed.start()
        #expect(resumed.field()?.value == "Ada")
    }

    @Test("A default that the person taps counts as entered, though it changes nothing to see")
    func tappedDefault() throws {
        var play = Play(try Flow(Document.choice("a", ["x", "y"], more: #""defaultValue": "x""#), Document.info("b")))
        #expect(play.leave().isEmpty)
        play.select("x")
        #expect(play.close().outline == ["report a", "close", "dismiss"])
    }

    @Test("Leaving a field as it was enters nothing")
    func settledUnchanged() throws {
        var play = Play(try Flow(Document.question("a", "text", more: #""required": false, "defaultValue": "x""#)))
        play.act(.settled(element: "a", value: "x"))
        #expect(play.state.drafts.isEmpty)
        #expect(play.close().reports.isEmpty)
    }

    @Test("A commit is reported once, with the run's id and a gap-free sequence number")
    func numbered() throws {
        var play = Play(try Flow.branching())
        play.choose("gain")
        play.choose("arms")
        play.enter("Ada")
        play.goOn()
        #expect(play.sequences == [0, 1, 2])
        #expect(play.reports.allSatisfy { $0.meta.runId == "run-1" && $0.meta.onboardingId == "flow" })
        #expect(play.reports.map(\.meta.screenIndex) == [0, 1, 2])
        #expect(play.reports.map(\.meta.screensTotal) == [3, 3, 3])
        #expect(play.reports.map(\.meta.screenClientId) == ["goal", "muscle", "name"])
    }

    @Test("Committing an unchanged value reports nothing; a changed one is reported as changed")
    func unchanged() throws {
        var play = Play(try Flow.branching())
        play.choose("gain")
        play.back()
        #expect(play.choose("gain").reports.isEmpty)
        play.back()
        let changed = play.choose("lose")
        #expect(
            changed.outline == [
                "ask goal", "report goal", "answer_changed", "screen_completed", "screen_presented",
                "second_screen_presented",
            ]
        )
    }

    @Test("PostHog/posthog-js#2075: pressing Continue again and again reports once")
    func pressedTwice() throws {
        var play = Play(try Flow(Document.question("a", "text"), Document.info("b"), Document.info("c")))
        play.enter("Ada")
        let press = UserInput(screen: "a", visit: 1, event: .proceed())
        play.handle(.user(press))
        play.handle(.user(press))
        #expect(play.screen == "b")
        #expect(play.reports.count == 1)
    }

    @Test("A report whose call had not returned when the process died is repeated with the same pair")
    func redelivered() throws {
        var play = Play(try Flow.branching())
        play.acknowledges = false
        play.choose("gain")
        play.choose("arms")
        play.handle(.host(.delivered(sequence: 0)))
        var revived = try play.revived()
        let effects = revived.start()
        #expect(effects.reports == [play.reports[1]])
        #expect(effects.outline == ["report muscle", "onboarding_resumed"])
        revived.handle(.host(.delivered(sequence: 1)))
        var again = try revived.revived()
        #expect(again.start().reports.isEmpty)
        again.enter("Ada")
        again.goOn()
        #expect(again.sequences == [2])
    }

    @Test("Emptying an optional element is stored and reported as empty, once")
    func emptied() throws {
        let flow = try Flow(
            Document.question("a", "text", more: #""required": false"#),
            Document.choice("b", ["x"], type: "multiChoice", more: #""required": false, "defaultValue": ["x"]"#),
            Document.question("c", "date", more: #""required": false, "defaultValue": "2000-01-01""#),
            Document.info("d")
        )
        var play = Play(flow)
        #expect(play.goOn().reports.isEmpty)
        play.select("x", false)
        #expect(play.goOn().reports.map(\.params) == [.multiSelect(MultiSelectParams(value: []))])
        play.act(.input(element: "c", value: .null))
        #expect(play.goOn().reports.map(\.params) == [.datePicker(DatePickerParams(value: PartialDate()))])
        play.back()
        #expect(play.goOn().reports.isEmpty)
        play.back()
        play.back()
        play.back()
        play.enter("x")
        #expect(play.goOn().reports.count == 1)
        play.back()
        play.enter("")
        #expect(play.goOn().reports.map(\.params) == [.input(InputParams(value: .text("")))])
        #expect(play.state.answers["a"] == .empty)
    }

    @Test("surveyjs#10236: the text typed for \"other\" is there again when the option is chosen again")
    func otherText() throws {
        let options = #""options": [{"id": "x", "label": "X"}, {"id": "o", "label": "Other", "allowsText": true}]"#
        var play = Play(try Flow(Document.question("a", "singleChoice", more: options), Document.info("b")))
        play.select("o")
        #expect(play.goOn().presented.last?.elements.first?.error == "Please add a few words.")
        play.enter(" Yoga ", inOption: "o")
        play.select("x")
        play.goOn()
        var revived = try play.revived()
        revived.start()
        revived.back()
        revived.select("o")
        #expect(revived.choice()?.options.last?.other?.value == " Yoga ")
        revived.goOn()
        // ResearchKit#1406, GoogleCloudPlatform/fda-mystudies#4975: the text is the option's value.
        let option = SelectedOption(id: "o", value: "Yoga", label: "Other")
        #expect(revived.reports.map(\.params) == [.select(SelectParams(value: option))])
    }
}

extension [String] {
    fileprivate func inserting(_ first: String) -> [String] { [first] + self }
}
