import OnboardingValues

/// Showing the current screen.
extension Turn {
    enum Presentation { case arrival, inPlace }

    mutating func present(_ presentation: Presentation = .arrival, isBusy: Bool? = nil) {
        if presentation == .inPlace { coordinator.direction = nil }
        coordinator.revision += 1
        guard var screen = coordinator.screenState(today: moment.today) else { return }
        if let isBusy { screen.busy = isBusy }
        emit(.present(screen))
    }
}
