import Foundation
import OnboardingActions
import OnboardingFlow
import OnboardingValues
import Testing

@Suite("Rule 2: the store of answers keeps everything, and results come from the path alone")
struct Rule02ResultsComeFromThePathTests {
    /// Answers muscle, goes back, takes the other branch.
    private func changedMind() throws -> Play {
        var play = Play(try Flow.branching())
        play.choose("gain")
        play.choose("legs")
        play.back()
        play.back()
        play.choose("lose")
        return play
    }

    @Test("surveyjs#152, formbricks#6250: an answer of a branch that was left stands in no result")
    func notInTheResult() throws {
        var play = try changedMind()
        play.enter("70")
        play.goOn()
        play.enter("Ada")
        play.goOn()
        let result = try #require(play.effects.results.first)
        #expect(result.path == ["goal", "weight", "name"])
        #expect(result.entries.map(\.elementId) == ["goal", "weight", "name"])
        #expect(result.answers["muscle"] == nil)
        #expect(play.state.answers["muscle"] == .choice(ChosenOption(id: "legs")))
    }

    @Test("PostHog/posthog-js PR#3634: an answer of a branch that was left is in no completion event")
    func notInEvents() throws {
        var play = try changedMind()
        play.effects = []
        play.enter("70")
        play.goOn()
        play.enter("Ada")
        play.goOn()
        for event in play.effects.events { #expect(!"\(event)".contains("legs"), "\(event)") }
        #expect(play.effects.events.map(\.name).contains("onboarding_completed"))
    }

    @Test("medplum#8993: a required question of a branch that was left does not block completion")
    func doesNotBlock() throws {
        var play = Play(try Flow.branching())
        play.choose("gain")
        #expect(play.screen == "muscle")
        play.back()
        play.choose("lose")
        play.enter("70")
        play.goOn()
        play.enter("Ada")
        play.goOn()
        #expect(play.result != nil)
    }

    @Test("Coming back to the branch, its answer is there again")
    func thereAgain() throws {
        var play = try changedMind()
        play.back()
        play.choose("gain")
        #expect(play.screen == "muscle")
        #expect(play.selected() == ["legs"])
        let reports = play.reports.count
        play.goOn()
        #expect(play.reports.count == reports)
    }

    @Test("A branch whose answer an edit brings back is reported, since its field was taken back before")
    func broughtBackByAnEdit() throws {
        var play = try changedMind()
        play.enter("70")
        play.goOn()
        play.enter("Ada")
        play.goOn()
        var edit = Play(play.coordinator.flow, mode: .edit(at: "goal"), answers: play.state.answers)
        edit.choose("gain")
        let result = try #require(edit.result)
        #expect(result.path == ["goal", "muscle", "name"])
        #expect(edit.reports.map(\.elementId) == ["goal", "muscle"])
        #expect(result.changedElementIds == ["goal", "muscle"])
    }

    @Test("A placeholder does not show an answer of a branch that was left")
    func notInPlaceholders() throws {
        let flow = try Flow(
            Document.choice("goal", ["lose", "gain"], more: #""nextQuestionId": {"lose": "end"}"#),
            Document.choice("muscle", ["arms", "legs"]),
            "{\"id\": \"end\", \"title\": \"For {{muscle|all}}\"}"
        )
        var play = Play(flow)
        play.choose("gain")
        play.choose("legs")
        #expect(play.shown?.title == "For legs")
        play.back()
        play.back()
        play.choose("lose")
        #expect(play.shown?.title == "For all")
    }
}
