import OnboardingActions
import OnboardingValues

/// Leaving before the end: nothing entered is lost.
extension Turn {
    mutating func skip() {
        guard coordinator.canSkip, let screen = coordinator.currentScreen else { return }
        coordinator.pending = nil
        state.phase = .skipped(at: screen.id)
        emit(.event(.skipped(meta: meta(), atStep: screen.stepId)))
        emit(.skip(at: screen.id))
        dismiss()
    }

    mutating func close(actionId: String) {
        guard !coordinator.isDismissed else { return commitDrafts() }
        if !state.isOver {
            if state.mode.isEdit {
                state.phase = .cancelled
            } else {
                commitDrafts()
            }
        }
        coordinator.pending = nil
        emit(.close(CloseAction(actionId: actionId, meta: meta())))
        dismiss()
    }

    /// Commits and reports every valid draft on the path, in its order; asks nobody.
    ///
    /// What the host rejected, or is being asked about, stays a draft.
    mutating func commitDrafts() {
        guard !state.mode.isEdit, !state.isOver else { return }
        let held = coordinator.heldElements
        var walk = state.walk(through: flow, today: moment.today)
        walk.finish()
        var place = 0
        while place < walk.screens.count {
            let screen = flow.screens[walk.screens[place]]
            var hasCommitted = false
            for element in screen.questions where state.drafts[element.id] != nil && !held.contains(element.id) {
                guard case .success(let answer) = coordinator.entry(of: element, today: moment.today) else { continue }
                commit(answer, to: element)
                hasCommitted = true
            }
            if hasCommitted {
                // The rest of the path may be another one now.
                walk = state.walk(through: flow, today: moment.today)
                walk.finish()
            }
            place += 1
        }
    }
}
