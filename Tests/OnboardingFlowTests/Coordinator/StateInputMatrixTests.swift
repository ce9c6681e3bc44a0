import Foundation
import OnboardingActions
import OnboardingValues
import Testing

@testable import OnboardingFlow

@Suite("Every state takes every input")
struct StateInputMatrixTests {
    typealias Stage = StatesAndInputs.Stage

    @Test("The states are what they are called", arguments: Stage.allCases)
    func states(stage: Stage) throws {
        let play = try StatesAndInputs.play(in: stage)
        let (pending, phase) = (play.coordinator.pending, play.state.phase)
        switch stage {
        case .notStarted: #expect(phase == .ready && play.walked.isEmpty)
        case .untouched: #expect(play.screen == "q" && play.state.drafts.isEmpty)
        case .invalidDraft: #expect(play.state.drafts["m"] == .text("ada@") && play.shown?.canContinue == false)
        case .validDraft, .resumed: #expect(play.state.drafts["m"] != nil && play.shown?.canContinue == true)
        case .awaitingVerdict, .editAwaiting: #expect(play.openTickets.count == 1 && play.shown?.busy == true)
        case .rejected: #expect(play.element("m")?.error == "Taken.")
        case .paywallPending: #expect(pending == .paywall && phase == .running)
        case .finalWaiting: #expect(pending == .finished(isBusy: true) && play.result != nil)
        case .finalRefused: #expect(pending == .finished(isBusy: false) && play.result != nil)
        case .skipped: #expect(phase == .skipped(at: "q"))
        case .completed: #expect(pending == nil && play.result != nil)
        case .closed: #expect(phase == .running && play.coordinator.isDismissed)
        case .editOpened: #expect(play.screen == "q" && phase == .running)
        case .editCancelled: #expect(phase == .cancelled)
        }
    }

    @Test("One input, and any other after it, breaks nothing", arguments: Stage.allCases)
    func oneAndAnother(stage: Stage) throws {
        let start = try StatesAndInputs.play(in: stage)
        for (firstName, first) in StatesAndInputs.inputs {
            var once = start
            once.handle(first(once))
            check(once, since: start, "\(stage), \(firstName)")
            for (secondName, second) in StatesAndInputs.inputs {
                var twice = once
                twice.handle(second(twice))
                check(twice, since: once, "\(stage), \(firstName), \(secondName)")
            }
        }
    }

    private func check(_ play: Play, since before: Play, _ place: Comment) {
        let new = Array(play.effects.dropFirst(before.effects.count))
        let (state, old) = (play.state, before.state)
        #expect(Set(play.walked).count == play.walked.count, place)
        #expect(play.sequences == Array(0..<state.nextSequence), place)
        #expect(Set(old.answers.keys).isSubset(of: state.answers.keys), place)
        #expect(play.effects.results.count <= 1, place)
        #expect(state.visitCount >= old.visitCount, place)
        if old.mode.isEdit, state.completedAt == nil { #expect(new.reports.isEmpty, place) }
        if !state.isOver, !old.isOver {
            for (id, draft) in old.drafts where draft == .text("ada@example.com") && state.drafts[id] == nil {
                #expect(state.answers[id] == .text("ada@example.com"), place)
            }
        }
        guard isAtAnEnd(before) else { return }
        // Nothing is asked, reported or shown any more; only a start says that the screens are not there.
        #expect(new.reports.isEmpty && new.asked.isEmpty && new.results.isEmpty && new.events.isEmpty, place)
        #expect(new.allSatisfy { $0 == .dismiss }, place)
        #expect(state.answers == old.answers && state.visits == old.visits, place)
    }

    /// Whether a run is over for good and its screens are gone.
    private func isAtAnEnd(_ play: Play) -> Bool {
        switch play.state.phase {
        case .completed, .cancelled: play.coordinator.pending == nil && play.coordinator.isStarted
        case .ready, .running, .skipped: false
        }
    }

    @Test("After a skip or a close only a start says anything", arguments: [Stage.skipped, .closed])
    func afterLeaving(stage: Stage) throws {
        for (name, input) in StatesAndInputs.inputs where name != "start" {
            var play = try StatesAndInputs.play(in: stage)
            let effects = play.handle(input(play))
            #expect(effects.outline.isEmpty && effects.presented.isEmpty, "\(name)")
        }
    }

    @Test(
        "Whatever the state, a kill leaves a run that can be started and goes on without a gap",
        arguments: Stage.allCases
    )
    func killed(stage: Stage) throws {
        var play = try StatesAndInputs.play(in: stage)
        let reported = play.sequences.count
        play = try play.revived()
        play.start()
        #expect(play.state.nextSequence == reported)
        if !play.state.isOver { #expect(play.shown?.busy == false) }
        for (_, input) in StatesAndInputs.inputs { play.handle(input(play)) }
        #expect(play.sequences == Array(reported..<reported + play.sequences.count))
    }
}
