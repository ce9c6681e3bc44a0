public import OnboardingValues

/// The screens that answers lead through, and which of the answers count.
public struct FlowPath: Hashable, Sendable {
    /// The ids of the screens, in order.
    public let screens: [String]
    /// The answers given to elements of those screens.
    public let answers: [String: Answer]
    /// The answers given to elements of other screens: kept, and in no result.
    public let dropped: [String: Answer]
}

extension Flow {
    /// The path that answers lead through: a pure function of what is handed in.
    ///
    /// Each screen sees only answers of screens before it; an untouched element counts as its default. The path ends at
    /// `$end`, after the last screen, or where it would come to a screen a second time. An unanswered screen does not
    /// stop it.
    public func path(
        answers: [String: Answer],
        attributes: RunAttributes = RunAttributes(),
        today: CalendarDate
    ) -> FlowPath {
        var walk = PathWalk(flow: self, answers: answers, attributes: attributes, today: today)
        walk.finish()
        func isOnPath(_ id: String) -> Bool { placeOfElement[id].map { walk.hasEntered($0.screen) } ?? false }
        let dropped = answers.filter { !isOnPath($0.key) }
        return FlowPath(
            screens: walk.screens.map { screenIds[$0] },
            answers: dropped.isEmpty ? answers : answers.filter { isOnPath($0.key) },
            dropped: dropped
        )
    }
}
