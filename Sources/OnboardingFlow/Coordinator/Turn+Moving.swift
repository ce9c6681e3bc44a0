import OnboardingActions
import OnboardingValues

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Forward, back and the end.
extension Turn {
    /// Decides anew what comes next and goes there.
    mutating func goOn() {
        guard let current = coordinator.currentIndex else { return }
        if flow.screens[current].kind == .final {
            complete()
            return end()
        }
        let step = coordinator.walk(today: moment.today).step(from: current)
        if case .dangling(let id, _) = step {
            let text = "the way leads to a screen \"\(id)\" that does not exist; the following screen is shown"
            emit(.fail(OnboardingError(.unknownTarget, text, place: flow.screens[current].id)))
        }
        if case .edit(at: .some) = state.mode { return goOnInEdit() }
        guard let next = step.screen else {
            complete()
            return end()
        }
        go(to: next)
    }

    private mutating func go(to index: Int) {
        let id = flow.screens[index].id
        coordinator.problems = [:]
        if let place = state.visits.firstIndex(where: { $0.screen == id }) {
            // A way back: the stack is cut there, the answers stay.
            state.visits.removeSubrange(place...)
            coordinator.knownPath = nil
            coordinator.direction = .backward
        } else {
            coordinator.direction = .forward
        }
        arrive(at: index)
        present()
        announceScreen()
    }

    /// An edit of one screen is done, unless a screen that still needs an answer can now be reached.
    private mutating func goOnInEdit() {
        var walk = coordinator.walk(today: moment.today)
        let start = walk.screens.count
        walk.finish()
        let passed = walk.screens.dropFirst(start)
        guard let needed = passed.firstIndex(where: { state.needsAnswer(flow.screens[$0]) }) else {
            complete(passing: Array(passed))
            return end()
        }
        for index in passed[..<needed] { arrive(at: index, isShown: false) }
        go(to: walk.screens[needed])
    }

    mutating func goBack() {
        guard coordinator.canGoBack, let current = coordinator.currentScreen else { return }
        withdraw()
        if case .paywall = coordinator.pending {
            coordinator.pending = nil
            coordinator.abandonedPaywalls += 1
        }
        emit(.event(.screenReturned(meta: meta(), stepId: current.stepId)))
        coordinator.knownPath = nil
        state.visits.removeLast()
        while let visit = state.visits.last, !coordinator.isPlaceToReturn(visit) { state.visits.removeLast() }
        // Coming back is an arrival of its own, so that late input of the earlier one is told apart.
        state.visitCount += 1
        state.visits[state.visits.count - 1].number = state.visitCount
        state.visits[state.visits.count - 1].enteredAt = moment.instant
        coordinator.problems = [:]
        coordinator.direction = .backward
        present()
        announceScreen()
    }

    // MARK: Paywall

    mutating func openPaywall(_ button: Button) {
        coordinator.abandonedPaywalls = 0
        let meta = meta()
        let action = OpenPaywallAction(actionId: button.actionId, meta: meta)
        guard coordinator.currentScreen?.kind == .final else {
            coordinator.pending = .paywall
            present(.inPlace)
            return emit(.openPaywall(action))
        }
        let isFirst = !state.isOver
        if isFirst { markComplete() }
        coordinator.pending = .finished(isBusy: true)
        present(.inPlace)
        emit(.openPaywall(action))
        if isFirst { announceResult() }
    }

    mutating func proceed(_ proceeding: Proceeding) {
        guard !coordinator.isDismissed else { return }
        let pending = coordinator.pending
        if case .verdicts = pending, proceeding != .close { return }
        if pending == nil, coordinator.abandonedPaywalls > 0, proceeding != .close {
            // The host tells the end of a paywall that the person has left: that is no press of Continue.
            coordinator.abandonedPaywalls -= 1
            return
        }
        guard pending != nil || !state.isOver else { return }
        switch proceeding {
        case .close: close(actionId: "")
        case .stay:
            if pending == .paywall { coordinator.pending = nil }
            if coordinator.isFinishing { coordinator.pending = .finished(isBusy: false) }
            present(.inPlace)
        case .next:
            switch pending {
            case .finished: end()
            case .paywall:
                coordinator.pending = nil
                // What was entered while the paywall was up is committed before the screen is left.
                let questions = coordinator.currentScreen?.questions ?? []
                let hasNews = questions.contains { coordinator.hasNews(in: $0, today: moment.today) }
                hasNews ? commitScreen(then: .goOn) : goOn()
            default: commitScreen(then: .goOn)
            }
        }
    }

    // MARK: The end

    /// Marks the run complete and tells the host; an edit passes the rest of its path.
    mutating func complete(passing screens: [Int] = []) {
        guard !state.isOver else { return }
        // The walk is kept, so that the result is the same on a day when a condition would decide another way.
        for index in screens { arrive(at: index, isShown: false) }
        markComplete()
        announceResult()
    }

    private mutating func markComplete() {
        state.phase = .completed(at: moment.instant)
        coordinator.knownPath = nil
        state.isCompletionUndelivered = true
        state.drafts = [:]
        state.rejections = [:]
        guard state.mode.isEdit else { return }
        for (screen, element, answer) in coordinator.answersOnPath(today: moment.today)
        where coordinator.isChange(answer, of: element, from: state.answersBefore) {
            let meta = coordinator.meta(at: screen, today: moment.today)
            report(answer, to: element, meta: meta, isFirst: state.answersBefore[element.id] == nil)
        }
    }

    private mutating func announceResult() {
        guard let result = coordinator.result else { return }
        let time = max(0, moment.instant.timeIntervalSince(state.startedAt))
        let meta = meta()
        emit(.event(.onboardingCompleted(meta: meta, timeSpent: time, steps: result.path.count)))
        emit(.complete(result))
    }

    mutating func end() {
        coordinator.pending = nil
        dismiss()
    }
}
