import OnboardingActions
import OnboardingValues

/// The screens of a path that was walked, and the day on which its conditions were judged.
struct KnownPath: Hashable, Sendable {
    let screens: [Int]
    let day: CalendarDate
}

extension FlowCoordinator {
    /// The screens of the path as it stands: those visited and those that would follow.
    func path(today: CalendarDate) -> [Int] {
        guard let knownPath, knownPath.day == today else { return walkedPath(today: today) }
        assert(knownPath.screens == walkedPath(today: today))
        return knownPath.screens
    }

    /// Walks the path where it is not known, so that what is read off it next need not.
    mutating func learnPath(today: CalendarDate) {
        if knownPath?.day != today { knownPath = KnownPath(screens: walkedPath(today: today), day: today) }
    }

    /// Forgets the path, unless the next screen to come to is the one that it names.
    mutating func forgetPath(unlessNextIs screen: Int) {
        // Where two screens have one id, visits, which are kept by id, lead to the first of them.
        let isFound = flow.indexOfScreen[flow.screens[screen].id] == screen
        if !isFound || knownPath?.screens[checked: state.visits.count] != screen { knownPath = nil }
    }

    private func walkedPath(today: CalendarDate) -> [Int] {
        var walk = walk(today: today)
        if state.completedAt == nil { walk.finish() }
        return walk.screens
    }
}

extension Turn {
    /// The meta of the current screen.
    mutating func meta() -> ActionMeta {
        coordinator.learnPath(today: moment.today)
        return coordinator.meta(today: moment.today)
    }

    /// The meta of an element's screen, wherever it stands on the path.
    mutating func meta(of element: Element) -> ActionMeta {
        coordinator.learnPath(today: moment.today)
        return coordinator.meta(of: element, today: moment.today)
    }
}
