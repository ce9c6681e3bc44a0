import OnboardingActions
import OnboardingValues

/// Beginning a run and taking it up again.
extension Turn {
    mutating func start() {
        // Shown again while it is shown, a run goes on as it is; reports on their way are not repeated.
        if coordinator.isStarted, !coordinator.isDismissed { return present() }
        if !coordinator.isStarted {
            for action in state.undeliveredActions { emit(.report(action)) }
        }
        let isFirst = !coordinator.isStarted
        coordinator.isStarted = true
        coordinator.isDismissed = false
        switch state.phase {
        case .ready:
            state.phase = .running
            begin()
        case .completed:
            if isFirst, state.isCompletionUndelivered, let result = coordinator.result { emit(.complete(result)) }
            dismiss()
        case .cancelled: dismiss()
        case .running, .skipped:
            state.phase = .running
            guard let screen = coordinator.currentScreen else { return begin() }
            emit(.event(.resumed(meta: meta(), atStep: screen.stepId)))
            present()
        }
    }

    private mutating func begin() {
        if state.mode.isEdit {
            // Only answers on the path count as given before: what an answer off the path had set was taken back.
            state.answersBefore =
                flow.path(answers: state.answers, attributes: state.attributes, today: moment.today).answers
        }
        let (screens, start) = coordinator.opening(today: moment.today)
        guard let start else {
            // No screen shows: there is nothing to ask, so the run is complete.
            complete()
            dismiss()
            return
        }
        for index in screens { arrive(at: index, isShown: false) }
        arrive(at: start)
        coordinator.direction = nil
        // The host hears that the first screen is there before it hears of the run.
        present()
        let meta = meta()
        emit(
            .event(
                state.mode.isEdit
                    ? .edited(meta: meta, atStep: flow.screens[start].stepId)
                    : .onboardingStarted(meta: meta)
            )
        )
        announceScreen()
    }

    /// Says that the current screen is presented, with the events the field derives from it.
    mutating func announceScreen() {
        guard let screen = coordinator.currentScreen else { return }
        let meta = meta()
        emit(.event(.screenPresented(meta: meta, stepId: screen.stepId)))
        guard !state.mode.isEdit else { return }
        if meta.screenIndex == 1 { emit(.event(.secondScreenPresented(meta: meta))) }
        if screen.elements.contains(where: { $0.kind == .email }) {
            emit(.event(.registrationScreenPresented(meta: meta)))
        }
        if screen.buttons.contains(where: { $0.action == .openPaywall }) {
            emit(.event(.productsScreenPresented(meta: meta)))
        }
    }

    /// Puts a screen on the visited stack.
    mutating func arrive(at index: Int, isShown: Bool = true) {
        coordinator.forgetPath(unlessNextIs: index)
        state.visitCount += 1
        let before = state.visits.last?.progress ?? 0
        let progress = coordinator.progress(at: index, screensBefore: state.visits.count)
        state.visits.append(
            RunState.Visit(
                screen: flow.screens[index].id,
                number: state.visitCount,
                enteredAt: moment.instant,
                // A way that closes a loop elsewhere can be longer than what the graph counted; the bar stays.
                progress: max(before, progress),
                isShown: isShown
            )
        )
    }
}
