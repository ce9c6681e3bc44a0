package import OnboardingActions

/// Something to be done because of an input, in order.
package enum Effect: Hashable, Sendable {
    /// Show a screen.
    case present(ScreenState)
    /// Ask the host whether it takes an answer; the verdict comes back with the ticket.
    case ask(ticket: Int, StateUpdatedAction)
    /// Tell the host of an answer.
    case report(StateUpdatedAction)
    /// Tell the host, and the log, of an event.
    case event(AnalyticsEvent)
    /// Ask the host for a paywall.
    case openPaywall(OpenPaywallAction)
    /// Hand a custom action to the host.
    case custom(CustomAction)
    /// Open a link.
    case openURL(String)
    /// Tell the host that the person leaves; the run can go on later.
    case close(CloseAction)
    /// Tell the host that the person skipped, and at which screen.
    case skip(at: String)
    /// Tell the host that the run is complete.
    case complete(OnboardingResult)
    /// Tell the host of a fault that stopped nothing.
    case fail(OnboardingError)
    /// Give a feeling.
    case haptic(String)
    /// The screens go.
    case dismiss
}
