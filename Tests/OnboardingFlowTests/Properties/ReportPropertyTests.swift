import OnboardingActions
import OnboardingValues
import TestSupport
import Testing

@testable import OnboardingFlow

@Suite("Whatever the flow and whatever is done, every answer is reported once and nothing is lost")
struct ReportPropertyTests {
    @Test("Sequence numbers go up from 0 without a gap; only what had not returned is reported again")
    func sequence() {
        Walk.forEachStep { step, note in
            let (before, after) = (step.before.state, step.after.state)
            var numbers = step.effects.reports.compactMap(\.meta.sequence)
            if step.isDeath {
                let again = before.undeliveredActions
                #expect(Array(step.effects.reports.prefix(again.count)) == again, note())
                numbers.removeFirst(min(again.count, numbers.count))
            }
            #expect(numbers == Array(before.nextSequence..<after.nextSequence), note())
        }
    }

    @Test("What is reported is exactly what changed: an unchanged answer says nothing, a changed one speaks once")
    func changes() {
        Walk.forEachStep { step, note in
            if step.isDeath { return }
            let (before, after) = (step.before.state, step.after.state)
            let changed = after.answers.filter { id, answer in
                let isLeftEmpty = before.answers[id] == nil && answer == .empty
                return before.answers[id] != answer && !(isLeftEmpty && step.before.untouched(id) == nil)
            }
            let reported = step.effects.reports.map(\.elementId)
            #expect(reported.sorted() == changed.keys.sorted(), note())
            for action in step.effects.reports {
                #expect(action.meta.runId == after.runId, note())
                #expect(action.meta.screenClientId == step.before.home(of: action.elementId), note())
            }
        }
    }

    @Test("An answer that was committed never goes away, and what was entered stays until it is one")
    func nothingIsLost() {
        Walk.forEachStep { step, note in
            let (before, after) = (step.before.state, step.after.state)
            #expect(Set(before.answers.keys).isSubset(of: after.answers.keys), note())
            guard after.completedAt == nil else { return }
            for (id, _) in before.drafts where after.drafts[id] == nil {
                let (coordinator, today) = (step.before.coordinator, step.before.moment.today)
                guard let element = coordinator.flow.element(id),
                    case .success(let answer) = coordinator.entry(of: element, today: today)
                else {
                    Issue.record(note())
                    continue
                }
                #expect(after.answers[id] == answer, note())
            }
        }
    }

    @Test("Leaving commits every valid draft of the screen that the host has not rejected or is being asked about")
    func leaving() {
        Walk.forEachStep { step, note in
            var play = step.after
            guard !play.state.isOver, play.state.drafts != step.before.state.drafts else { return }
            let held = play.coordinator.heldElements
            let entered = (play.coordinator.currentScreen?.questions ?? []).filter { play.state.drafts[$0.id] != nil }
            let entries = entered.map { ($0.id, play.coordinator.entry(of: $0, today: play.moment.today)) }
            let before = play.state.answers
            play.leave()
            for (id, entry) in entries {
                if !held.contains(id), case .success(let answer) = entry {
                    #expect(play.state.answers[id] == answer, note())
                } else {
                    #expect(play.state.answers[id] == before[id] && play.state.drafts[id] != nil, note())
                }
            }
            let state = play.state
            play.leave()
            #expect(play.state == state, note())
        }
    }

    @Test("After the end nothing is asked or reported any more, and completion is told once until it is delivered")
    func afterTheEnd() {
        Walk.forEachStep { step, note in
            let isOver = step.before.state.isOver
            if isOver, !step.isDeath { #expect(step.effects.reports.isEmpty, note()) }
            if isOver, !step.isDeath { #expect(step.effects.asked.isEmpty, note()) }
            let before = step.before.state
            let isDue = before.completedAt == nil || (step.isDeath && before.isCompletionUndelivered)
            #expect(step.effects.results.count <= (isDue ? 1 : 0), note())
            let isNew = step.before.state.completedAt == nil && step.after.state.completedAt != nil
            if isNew { #expect(step.effects.results == step.after.result.map { [$0] }, note()) }
        }
    }

    @Test("Only an answer that is new to the host is asked about, and each once in a round")
    func questions() {
        Walk.forEachStep { step, note in
            let asked = step.effects.asked.map(\.elementId)
            #expect(Set(asked).count == asked.count, note())
            let order = step.after.coordinator.currentScreen?.questions.map(\.id).filter(asked.contains)
            #expect(asked.isEmpty || asked == order, note())
        }
    }
}

extension Play {
    fileprivate func untouched(_ id: String) -> Answer? { coordinator.flow.element(id)?.untouchedAnswer }

    fileprivate func home(of id: String) -> String? {
        coordinator.flow.screens.first { screen in screen.elements.contains { $0.id == id } }?.id
    }
}
