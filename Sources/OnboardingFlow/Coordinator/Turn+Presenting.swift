import OnboardingValues

/// Showing the current screen.
extension Turn {
    enum Presentation { case arrival, inPlace }

    mutating func present(_ presentation: Presentation = .arrival) {
        if presentation == .inPlace { coordinator.direction = nil }
        guard !coordinator.isDismissed else { return }
        coordinator.revision += 1
        guard let screen = coordinator.screenState(today: moment.today) else { return }
        emit(.present(screen))
    }
}
