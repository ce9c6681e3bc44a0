import OnboardingValues

extension RunState {
    /// Makes the state fit a document that has changed, and returns the answers that no longer fit.
    ///
    /// The run goes on at the screen where it was, or at an earlier screen of the path that needs an answer.
    mutating func adapt(to flow: Flow, today: CalendarDate) -> [String: Answer] {
        documentFingerprint = flow.fingerprint
        let dropped = answers.filter { id, answer in !(flow.element(id).map(answer.fits) ?? false) }
        answers = answers.filter { dropped[$0.key] == nil }
        answersBefore = answersBefore.filter { id, answer in flow.element(id).map(answer.fits) ?? false }
        drafts = drafts.filter { id, draft in flow.element(id).map(draft.fits) ?? false }
        rejections = rejections.filter { drafts[$0.key] != nil }
        guard !isOver || isSkipped, !visits.isEmpty else { return dropped }
        var walk = walk(through: flow, today: today)
        walk.finish()
        let old = Dictionary(visits.map { ($0.screen, $0) }, uniquingKeysWith: { _, last in last })
        let current = visits.last?.screen
        let path = walk.screens
        let isCurrentOnPath = path.contains { flow.screens[$0].id == current }
        let stop =
            path.firstIndex { index in
                let screen = flow.screens[index]
                // Where the current screen is gone, the first that was never seen stands in for it.
                let isHere = isCurrentOnPath ? screen.id == current : old[screen.id] == nil
                return isHere || needsAnswer(screen)
            } ?? max(0, path.count - 1)
        visits = []
        for index in path.prefix(stop + 1) {
            visitCount += 1
            let id = flow.screens[index].id
            visits.append(
                Visit(
                    screen: id,
                    number: visitCount,
                    enteredAt: old[id]?.enteredAt ?? startedAt,
                    progress: max(
                        visits.last?.progress ?? 0,
                        flow.graph.progress(at: index, screensBefore: visits.count)
                    ),
                    isShown: old[id]?.isShown ?? true
                )
            )
        }
        if !visits.isEmpty { visits[visits.count - 1].isShown = true }
        return dropped
    }

    private var isSkipped: Bool {
        if case .skipped = phase { true } else { false }
    }
}
