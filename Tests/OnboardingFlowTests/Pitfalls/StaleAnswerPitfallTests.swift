import Foundation
import OnboardingActions
import OnboardingFlow
import OnboardingValues
import Testing

@Suite("Pitfalls: an answer from a branch that was left")
struct StaleAnswerPitfallTests {
    /// Whether a medicine was given, which, and how much; the last screen shows both.
    private func flow() throws -> Flow {
        try Flow(
            Document.choice("given", ["yes", "no"]),
            Document.question("name", "text", more: #""showIf": {"given": "yes"}"#),
            Document.question("dose", "number", more: #""max": 300, "showIf": {"given": "yes", "name": "x"}"#),
            Document.info("warning", more: #""showIf": {"dose": {"$gt": 100}}"#),
            Document.info("end", more: #""rules": [{"if": {"name": "x"}, "goTo": "$end"}]"#),
            Document.info("thanks")
        )
    }

    /// Says yes, names x, gives 200, and then says no after all.
    private func changedMind() throws -> Play {
        var play = Play(try flow())
        play.choose("yes")
        play.enter("x")
        play.goOn()
        play.enter("200")
        play.goOn()
        #expect(play.screen == "warning")
        while play.screen != "given" { play.back() }
        play.choose("no")
        return play
    }

    @Test("surveyjs/survey-library#152 #299 #964: a hidden screen's answer holds in no condition")
    func conditions() throws {
        var play = try changedMind()
        #expect(play.walked == ["given", "end"])
        play.goOn()
        #expect(play.screen == "thanks")
    }

    @Test("aehrc/smart-forms#1938: the answer of a question that is hidden again is in no result")
    func hiddenAgain() throws {
        var play = try changedMind()
        play.goOn()
        play.goOn()
        let result = try #require(play.result)
        #expect(result.answers == ["given": .choice(ChosenOption(id: "no"))])
        #expect(result.path == ["given", "end", "thanks"])
    }

    @Test("LHNCBC/lforms#185: what hangs on a condition of several parts leaves the result like any other")
    func severalParts() throws {
        var play = Play(try flow())
        play.choose("yes")
        play.enter("x")
        play.goOn()
        play.enter("200")
        play.goOn()
        play.back()
        play.back()
        play.enter("y")
        play.goOn()
        #expect(play.walked == ["given", "name", "end"])
        while play.result == nil { play.goOn() }
        #expect(play.result?.answers["dose"] == nil)
        #expect(play.result?.answers["name"] == .text("y"))
        #expect(play.state.answers["dose"] == .number(200))
    }

    @Test("aehrc/smart-forms#1422: a value that is out of bounds on a hidden screen counts for nothing")
    func invalidAndHidden() throws {
        var play = Play(try flow())
        play.choose("yes")
        play.enter("x")
        play.goOn()
        play.enter("999")
        play.goOn()
        #expect(play.screen == "dose" && play.element()?.error != nil)
        while play.screen != "given" { play.back() }
        play.choose("no")
        while play.result == nil, play.shown?.canContinue == true { play.goOn() }
        #expect(play.result?.path == ["given", "end", "thanks"])
    }

    @Test("medplum/medplum#8993: a required question that is hidden does not block completion")
    func requiredAndHidden() throws {
        var play = Play(try flow())
        play.choose("yes")
        #expect(play.shown?.canContinue == false)
        play.back()
        play.choose("no")
        play.goOn()
        play.goOn()
        #expect(play.effects.results.count == 1)
    }

    @Test("formbricks/formbricks#6250: the host is told the answers of the path walked last, and no others")
    func told() throws {
        var play = try changedMind()
        play.effects = []
        while play.result == nil { play.goOn() }
        #expect(play.effects.results.first?.entries.map(\.elementId) == ["given"])
        #expect(play.effects.reports.isEmpty)
    }

    @Test("PostHog/posthog-js PR#3634: no event after the change of mind holds the answer of the branch that was left")
    func events() throws {
        let flow = try Flow(
            Document.choice("a", ["x", "y"], more: #""nextQuestionId": {"y": "end"}"#),
            Document.choice("left", ["forgotten"]),
            Document.info("end")
        )
        var play = Play(flow)
        play.choose("x")
        play.choose("forgotten")
        play.back()
        play.back()
        play.choose("y")
        play.effects = []
        play.goOn()
        #expect(play.effects.outline.contains("onboarding_completed"))
        for event in play.effects.events { #expect(!event.savedForm.text.contains("forgotten"), "\(event)") }
    }
}
