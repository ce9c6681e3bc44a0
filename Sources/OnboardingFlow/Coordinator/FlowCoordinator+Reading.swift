package import OnboardingActions
import OnboardingProfile
package import OnboardingValues

/// What can be read off a run as it stands.
extension FlowCoordinator {
    var currentIndex: Int? { state.visits.last.flatMap { flow.indexOfScreen[$0.screen] } }
    var currentScreen: Screen? { currentIndex.map { flow.screens[$0] } }

    /// An element of the current screen.
    func element(_ id: String) -> Element? {
        currentScreen?.questions.first { $0.id == id }
    }

    /// What an element shows: the draft, else the answer, else the default.
    func draft(of element: Element) -> Draft {
        if let draft = state.drafts[element.id] { return draft }
        return Draft(state.answers[element.id] ?? element.untouchedAnswer, for: element, conventions: conventions)
    }

    /// The answer that an element would commit now.
    func entry(of element: Element, today: CalendarDate) -> Result<Answer, EntryProblem> {
        Result { () throws(EntryProblem) in
            let answer = try draft(of: element).answer(for: element, conventions: conventions, today: today)
            try checkLimit(of: answer, to: element)
            return answer
        }
    }

    /// A text that becomes an attribute has to fit it. The document bounds its length in characters as people count them,
    /// the profile in Unicode scalars, of which one character can have many.
    private func checkLimit(of answer: Answer, to element: Element) throws(EntryProblem) {
        guard case .text(let text) = answer, case .custom(_)? = flow.mapping.entries[element.id]?.field,
            text.unicodeScalars.count > flow.limits.valueLength
        else { return }
        throw .tooLong(flow.limits.valueLength)
    }

    /// Whether a commit says something new: leaving an element empty that was never filled says nothing.
    func isChange(_ answer: Answer?, of element: Element, from answers: [String: Answer]? = nil) -> Bool {
        let before = (answers ?? state.answers)[element.id]
        if before == nil, answer == .empty { return element.untouchedAnswer != nil }
        return answer != before
    }

    /// Whether an element holds a draft that says something else than its answer.
    func hasNews(in element: Element, today: CalendarDate) -> Bool {
        guard state.drafts[element.id] != nil else { return false }
        guard case .success(let answer) = entry(of: element, today: today) else { return true }
        return isChange(answer, of: element)
    }

    /// Texts typed into an option outlive the commit, so that they are there when it is chosen again.
    func draftWorthKeeping(of element: Element) -> Draft? {
        guard case .selection(let ids, let texts) = state.drafts[element.id] else { return nil }
        return texts.contains { !ids.contains($0.key) && !$0.value.isEmpty } ? state.drafts[element.id] : nil
    }

    /// Elements that the host rejected or is being asked about.
    var heldElements: Set<String> {
        var held = Set(state.rejections.keys)
        if case .verdicts(let round) = pending { held.formUnion(round.answers.keys) }
        return held
    }

    // MARK: The path

    /// A walk that has entered the screens visited so far.
    func walk(today: CalendarDate) -> PathWalk {
        var walk = state.walk(through: flow, today: today)
        for visit in state.visits {
            if let index = flow.indexOfScreen[visit.screen] { walk.enter(index) }
        }
        return walk
    }

    /// The screens before the first one that is shown, and that one.
    func opening(today: CalendarDate) -> (passed: [Int], start: Int?) {
        var walk = state.walk(through: flow, today: today)
        guard case .edit(at: .some(let id)) = state.mode else { return ([], walk.first) }
        walk.finish()
        guard let place = walk.screens.firstIndex(where: { flow.screens[$0].id == id }) else { return ([], walk.first) }
        return (Array(walk.screens[..<place]), walk.screens[place])
    }

    func answersOnPath(today: CalendarDate) -> [(screen: Int, element: Element, answer: Answer)] {
        path(today: today).flatMap { index in
            flow.screens[index].questions.compactMap { element in
                state.answers[element.id].map { (index, element, $0) }
            }
        }
    }

    /// The result, once the run is complete.
    package var result: OnboardingResult? {
        guard let completedAt = state.completedAt else { return nil }
        let today = Moment(completedAt).today
        let entries = answersOnPath(today: today).map { screen, element, answer in
            OnboardingResult.Entry(answer, to: element, on: flow.screens[screen])
        }
        let changed = entries.filter { entry in
            state.mode.isEdit
                && flow.element(entry.elementId).map {
                    isChange(entry.answer, of: $0, from: state.answersBefore)
                } ?? false
        }
        return OnboardingResult(
            onboardingId: flow.id,
            runId: state.runId,
            isEdit: state.mode.isEdit,
            path: path(today: today).map { flow.screens[$0].id },
            entries: entries,
            changedElementIds: changed.map(\.elementId),
            startedAt: state.startedAt,
            completedAt: completedAt
        )
    }

    // MARK: Actions and their meta

    func action(_ answer: Answer, to element: Element, meta: ActionMeta) -> StateUpdatedAction {
        element.action(answer, meta: meta, texts: ScreenTexts(coordinator: self))
    }

    /// The meta of the current screen.
    package func metaOfCurrentScreen(today: CalendarDate) -> ActionMeta { meta(today: today) }

    func meta(today: CalendarDate) -> ActionMeta {
        meta(screen: state.visits.last?.screen, index: max(0, state.visits.count - 1), today: today)
    }

    /// The meta of an element's screen, wherever it stands on the path.
    func meta(of element: Element, today: CalendarDate) -> ActionMeta {
        guard let position = flow.placeOfElement[element.id] else { return meta(today: today) }
        return meta(at: position.screen, today: today)
    }

    func meta(at screen: Int, today: CalendarDate) -> ActionMeta {
        let id = flow.screens[screen].id
        let index = state.visits.firstIndex { $0.screen == id } ?? path(today: today).firstIndex(of: screen) ?? 0
        return meta(screen: id, index: index, today: today)
    }

    private func meta(screen: String?, index: Int, today: CalendarDate) -> ActionMeta {
        ActionMeta(
            onboardingId: flow.id,
            screenClientId: screen,
            screenIndex: index,
            screensTotal: path(today: today).count,
            runId: state.runId
        )
    }

    /// The name of the current step in events.
    package var stepOfCurrentScreen: String? { currentScreen?.stepId }

    // MARK: What is possible

    var canGoBack: Bool {
        guard !state.isOver, currentScreen?.kind != .interlude else { return false }
        return state.visits.dropLast().contains(where: isPlaceToReturn)
    }

    /// Whether Back may stop at a visit: the person saw it, and it does not go on by itself.
    func isPlaceToReturn(_ visit: RunState.Visit) -> Bool {
        visit.isShown && flow.screen(visit.screen)?.kind != .interlude
    }

    var canSkip: Bool {
        !state.isOver && !state.mode.isEdit && currentScreen?.isSkippable == true
    }

    /// Done, through done and the longest way that remains.
    func progress(at index: Int, screensBefore done: Int) -> Double {
        flow.graph.progress(at: index, screensBefore: done)
    }
}

extension RunState {
    /// Whether a screen has a required element without a committed answer.
    func needsAnswer(_ screen: Screen) -> Bool {
        screen.questions.contains { element in
            guard element.isRequired, let answer = answers[element.id] else { return element.isRequired }
            // A multiple choice that asks for no option is answered when it was left empty.
            return answer == .empty && element.choice?.minSelections != 0
        }
    }
}
