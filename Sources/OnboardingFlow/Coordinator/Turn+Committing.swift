import OnboardingActions
import OnboardingValues

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// From drafts to answers: validation, the host's verdict, the commit and its report.
extension Turn {
    /// Continue, or what stands in its place: the screen's main button.
    mutating func pressMain() {
        if let button = coordinator.currentScreen?.buttons.first {
            press(button.id)
        } else {
            commitScreen(then: .goOn)
        }
    }

    mutating func press(_ buttonId: String) {
        guard let button = coordinator.currentScreen?.buttons.first(where: { $0.id == buttonId }) else { return }
        if coordinator.isFinishing, button.action == .next { return end() }
        switch button.action {
        case .next: commitScreen(then: .goOn)
        case .back: goBack()
        case .skip: skip()
        case .close: close(actionId: button.actionId)
        case .openPaywall: commitScreen(then: .paywall(button))
        case .custom:
            coordinator.abandonedPaywalls = 0
            emit(.custom(CustomAction(actionId: button.actionId, meta: meta())))
        case .openURL:
            if let url = button.url { emit(.openURL(url)) }
        }
    }

    /// Checks everything on the screen, asks the host about what changed, and commits all or nothing.
    mutating func commitScreen(then purpose: FlowCoordinator.Purpose) {
        guard coordinator.pending == nil || coordinator.isFinishing, let screen = coordinator.currentScreen
        else { return }
        var answers: [String: Answer] = [:]
        coordinator.problems = [:]
        for element in screen.questions {
            switch coordinator.entry(of: element, today: moment.today) {
            case .success(let answer): answers[element.id] = answer
            case .failure(let problem): coordinator.problems[element.id] = problem
            }
        }
        guard coordinator.problems.isEmpty else { return present(.inPlace) }
        let changed = screen.questions.filter { coordinator.isChange(answers[$0.id], of: $0) }
        guard !changed.isEmpty else { return commit(answers, then: purpose) }
        var round = FlowCoordinator.Round(
            open: [:],
            asked: Set(changed.map(\.id)),
            answers: answers,
            purpose: purpose
        )
        let meta = meta()
        var questions: [Effect] = []
        for element in changed {
            guard let answer = answers[element.id] else { continue }
            coordinator.lastTicket += 1
            round.open[coordinator.lastTicket] = element.id
            questions.append(.ask(ticket: coordinator.lastTicket, coordinator.action(answer, to: element, meta: meta)))
        }
        coordinator.pending = .verdicts(round)
        present(.inPlace)
        effects += questions
    }

    mutating func handle(_ verdict: AnswerVerdict, ticket: Int) {
        guard case .verdicts(var round) = coordinator.pending, let elementId = round.open.removeValue(forKey: ticket)
        else { return }
        if case .reject(let message) = verdict { round.rejections[elementId] = message }
        guard round.open.isEmpty else {
            coordinator.pending = .verdicts(round)
            return
        }
        coordinator.pending = nil
        // What was rejected on other screens stays so: those were not asked about.
        for id in round.asked { state.rejections[id] = round.rejections[id] }
        guard round.rejections.isEmpty else {
            // What was rejected stays a draft, also when it was a default that nobody touched.
            for id in round.rejections.keys {
                guard let element = coordinator.element(id) else { continue }
                state.drafts[id] = coordinator.draft(of: element)
            }
            return present(.inPlace)
        }
        commit(round.answers, then: round.purpose)
    }

    private mutating func commit(_ answers: [String: Answer], then purpose: FlowCoordinator.Purpose) {
        guard let screen = coordinator.currentScreen else { return }
        for element in screen.questions {
            if let answer = answers[element.id] { commit(answer, to: element) }
        }
        announceCompletion(of: screen)
        switch purpose {
        case .goOn: goOn()
        case .paywall(let button): openPaywall(button)
        }
    }

    /// Makes one answer final and reports it, once, if it changes anything.
    mutating func commit(_ answer: Answer, to element: Element) {
        let before = state.answers[element.id]
        let isChange = coordinator.isChange(answer, of: element)
        if answer != before { coordinator.knownPath = nil }
        state.answers[element.id] = answer
        state.drafts[element.id] = coordinator.draftWorthKeeping(of: element)
        state.rejections[element.id] = nil
        guard isChange, !state.mode.isEdit else { return }
        report(answer, to: element, meta: meta(of: element), isFirst: before == nil)
    }

    mutating func report(_ answer: Answer, to element: Element, meta: ActionMeta, isFirst: Bool) {
        var numbered = meta
        numbered.sequence = state.nextSequence
        state.nextSequence += 1
        let action = coordinator.action(answer, to: element, meta: numbered)
        state.undeliveredActions.append(action)
        emit(.report(action))
        if !isFirst { emit(.event(.answerChanged(meta: meta, elementId: element.id))) }
        if element.kind == .email, answer != .empty { emit(.event(.userEmailCollected(meta: meta))) }
    }

    private mutating func announceCompletion(of screen: Screen) {
        guard case .none = coordinator.pending, let visit = state.visits.last else { return }
        var replies: [String: [String]] = [:]
        for element in screen.questions {
            guard let answer = state.answers[element.id], answer != .empty else { continue }
            if let reply = answer.reply(includingFreeText: coordinator.includesFreeText) { replies[element.id] = reply }
        }
        let only = screen.questions.count == 1 ? screen.questions.first : nil
        let completion = ScreenCompletion(
            stepId: screen.stepId,
            timeSpent: max(0, moment.instant.timeIntervalSince(visit.enteredAt)),
            replies: replies,
            elementId: only?.id,
            reply: only.flatMap { replies[$0.id]?.joined(separator: ",") }
        )
        emit(.event(.screenCompleted(meta: meta(), completion)))
    }
}

extension Answer {
    /// What may stand in an event: option ids; texts and dates only where free text is allowed.
    fileprivate func reply(includingFreeText: Bool) -> [String]? {
        switch self {
        case .choice(let option): [option.id]
        case .choices(let options): options.map(\.id)
        case .number, .empty: nil
        case .text(let text): includingFreeText ? [text] : nil
        case .date(let date): includingFreeText ? [date.text ?? date.wireForm.text] : nil
        }
    }
}
