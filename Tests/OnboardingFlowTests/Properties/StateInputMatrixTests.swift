import Foundation
import OnboardingActions
import OnboardingValues
import Testing

@testable import OnboardingFlow

@Suite("Every input in every state")
struct StateInputMatrixTests {
    @Test("Each state is what it is called", arguments: MatrixState.allCases)
    func states(state: MatrixState) throws {
        let play = try state.play()
        let run = play.state
        let expected: Bool =
            switch state {
            case .notStarted: run.phase == .ready && run.visits.isEmpty
            case .untouched: play.screen == "goal" && run.drafts.isEmpty && run.answers.isEmpty
            case .invalidDraft: run.drafts["age"] == .text("7x") && play.shown?.canContinue == false
            case .validDraft: run.drafts["age"] == .text("33") && play.shown?.canContinue == true
            case .awaitingVerdict: play.shown?.busy == true && play.openTickets.count == 1
            case .rejected: run.rejections == ["goal": "no"]
            case .paywallPending: play.coordinator.pending == .paywall && run.answers["age"] == .number(33)
            case .finalUntouched: play.screen == "end" && run.phase == .running
            case .finalWaiting: play.coordinator.pending == .finished(isBusy: true) && run.completedAt != nil
            case .finalRefused: play.coordinator.pending == .finished(isBusy: false) && run.completedAt != nil
            case .skipped: run.phase == .skipped(at: "about")
            case .completed: run.completedAt != nil && play.coordinator.pending == nil
            case .closed, .takenUp: run.phase == .running && run.answers["age"] == .number(33)
            case .editOpened: play.screen == "about" && run.phase == .running && run.drafts.isEmpty
            case .editWithDraft: run.drafts["age"] == .text("44") && run.answers["age"] == .number(30)
            case .editCancelled: run.phase == .cancelled
            case .editCompleted: run.completedAt != nil && play.result?.changedElementIds.first == "age"
            }
        #expect(expected, "\(run)")
    }

    @Test("No input stops the run, loses an answer, or speaks after the end", arguments: MatrixState.allCases)
    func matrix(state: MatrixState) throws {
        let start = try state.play()
        for first in MatrixInput.all {
            var play = start
            let note: Comment = "\(state), \(first.testDescription)"
            let effects = play.handle(first.input(play))
            check(start, play, effects, note)
            // And whatever comes then, where the run is now in a state that no list names.
            if play.state == start.state, play.coordinator.pending == start.coordinator.pending { continue }
            for second in Self.probes {
                var next = play
                let effects = next.handle(second(play))
                check(play, next, effects, note)
            }
        }
    }

    @Test("An input of an earlier visit or another screen changes nothing", arguments: MatrixState.allCases)
    func stale(state: MatrixState) throws {
        let start = try state.play()
        for stale in MatrixInput.all
        where stale.testDescription.hasPrefix("late ") || stale.testDescription.hasPrefix("elsewhere ") {
            var play = start
            let effects = play.handle(stale.input(play))
            #expect(effects.outline.isEmpty, "\(state), \(stale.testDescription)")
            #expect(play.state == start.state, "\(state), \(stale.testDescription)")
            #expect(play.coordinator.pending == start.coordinator.pending, "\(state), \(stale.testDescription)")
        }
    }

    private static let probes: [@Sendable (Play) -> Input] = [
        { _ in .host(.start) }, { _ in .host(.leave) }, { _ in .host(.close) }, { _ in .host(.proceed(.next)) },
        { .user(UserInput(screen: $0.screen, visit: $0.state.visits.last?.number ?? 0, event: .proceed())) },
        { .user(UserInput(screen: $0.screen, visit: $0.state.visits.last?.number ?? 0, event: .back)) },
        { .verdict(ticket: $0.coordinator.lastTicket, .accept) },
    ]

    private func check(_ before: Play, _ after: Play, _ effects: [Effect], _ note: Comment) {
        let (old, new) = (before.state, after.state)
        #expect(Set(old.answers.keys).isSubset(of: new.answers.keys), note)
        #expect(new.nextSequence >= old.nextSequence, note)
        #expect(effects.reports.compactMap(\.meta.sequence) == Array(old.nextSequence..<new.nextSequence), note)
        #expect(Set(after.walked).count == after.walked.count, note)
        #expect(new.phase == .ready || !new.visits.isEmpty, note)
        #expect(old.phase == .ready || new.phase != .ready, note)
        if old.completedAt != nil { #expect(after.result == before.result, note) }
        if old.isOver { #expect(effects.reports.isEmpty && effects.asked.isEmpty, note) }
        if old.phase == .cancelled { #expect(new.phase == .cancelled && new.answers == old.answers, note) }
        if !new.isOver { #expect(after.progress < 1, note) }
    }
}
