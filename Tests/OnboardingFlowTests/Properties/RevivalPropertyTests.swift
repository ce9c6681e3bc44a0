import OnboardingActions
import TestSupport
import Testing

@testable import OnboardingFlow

@Suite("Whatever the flow and whenever the process dies, the run goes on as if it had not")
struct RevivalPropertyTests {
    @Test("A run written to JSON and read back does the same as the one that lived on")
    func sameAsBefore() throws {
        var count = 0
        for walk in Walk.all {
            var twin: Play?
            for (place, step) in walk.steps.enumerated() {
                // What waits does not outlive the process, and a run that was skipped or left is taken up again.
                let before = step.before.coordinator
                let isQuiet = before.pending == nil && !before.isDismissed && !before.state.isOver
                if isQuiet, place % 6 == 0 {
                    if let state = twin?.state { #expect(state == step.before.state, walk.note(place)) }
                    twin = try step.before.twin(walk.note(place))
                }
                if case .input(let input) = step.happening, let effects = twin?.handle(input) {
                    #expect(effects == step.effects, walk.note(place))
                    count += 1
                } else {
                    twin = nil
                }
            }
        }
        #expect(count > 3000, "seed \(UInt64.forThisRun)")
    }

    @Test("Taking a run up again keeps the screen, the answers, the drafts, the order of options and the id")
    func takenUp() {
        Walk.forEachStep { step, note in
            guard step.isDeath else { return }
            let (before, after) = (step.before, step.after)
            #expect(after.state.visits == before.state.visits, note())
            #expect(after.state.answers == before.state.answers, note())
            #expect(after.state.drafts == before.state.drafts, note())
            #expect(after.state.rejections == before.state.rejections, note())
            #expect(after.state.seed == before.state.seed && after.state.runId == before.state.runId, note())
            #expect(after.state.nextSequence == before.state.nextSequence, note())
            guard before.state.completedAt == nil else { return }
            #expect(!after.state.isOver, note())
            let options = before.shown?.elements.map { before.choice($0.id)?.options.map(\.id) }
            #expect(after.shown?.elements.map { after.choice($0.id)?.options.map(\.id) } == options, note())
        }
    }
}

extension Play {
    /// The run read back from its JSON and started, with what is shown for the moment taken over.
    fileprivate func twin(_ note: @autoclosure () -> Comment) throws -> Play {
        var twin = try revived()
        // Taking up repeats what had not returned, tells of it, and shows the screen.
        let again = state.undeliveredActions
        twin.acknowledges = false
        let effects = twin.start()
        twin.acknowledges = acknowledges
        #expect(effects.reports == again, note())
        #expect(effects.outline == again.map { "report \($0.elementId)" } + ["onboarding_resumed"], note())
        #expect(effects.presented.map(\.screen) == [screen], note())
        #expect(twin.state == state, note())
        twin.coordinator.revision = coordinator.revision
        twin.coordinator.direction = coordinator.direction
        twin.coordinator.problems = coordinator.problems
        twin.coordinator.lastTicket = coordinator.lastTicket
        twin.effects = []
        return twin
    }
}
