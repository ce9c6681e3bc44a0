public import OnboardingValues

/// Something worth counting that happened in an onboarding.
///
/// One line forwards it to any analytics: `track(event.name, event.parameters)`.
public enum AnalyticsEvent: Hashable, Sendable {
    /// A run began.
    case onboardingStarted(meta: ActionMeta)
    /// A screen came up; `stepId` is its analytics key, else its id.
    case screenPresented(meta: ActionMeta, stepId: String?)
    /// A screen was left by Continue.
    case screenCompleted(meta: ActionMeta, ScreenCompletion)
    /// A screen was left by Back.
    case screenReturned(meta: ActionMeta, stepId: String?)
    /// An answer was given that differs from an earlier one.
    case answerChanged(meta: ActionMeta, elementId: String?)
    /// The onboarding was skipped.
    case skipped(meta: ActionMeta, atStep: String?)
    /// The onboarding was walked to its end; `timeSpent` in seconds, `steps` the number of screens.
    case onboardingCompleted(meta: ActionMeta, timeSpent: Double?, steps: Int?)
    /// A run that had been left goes on.
    case resumed(meta: ActionMeta, atStep: String?)
    /// The onboarding was offered again.
    case offered(meta: ActionMeta, atStep: String?)
    /// Saved answers are being edited.
    case edited(meta: ActionMeta, atStep: String?)
    /// A paywall came up: for which placement, and what it showed.
    case paywallOpened(meta: ActionMeta, placement: String?, show: String?)
    /// The app was opened.
    case appOpened(meta: ActionMeta?)
    /// The second screen came up.
    case secondScreenPresented(meta: ActionMeta)
    /// A screen for registering came up.
    case registrationScreenPresented(meta: ActionMeta)
    /// A screen with products came up.
    case productsScreenPresented(meta: ActionMeta)
    /// An e-mail address was entered.
    case userEmailCollected(meta: ActionMeta)
    /// An event of a name that the kit does not know, with all that came with it.
    case unknown(meta: ActionMeta, name: String, parameters: JSONObject)

    /// Where it happened; nil when the app was opened outside an onboarding.
    public var meta: ActionMeta? {
        switch self {
        case .onboardingStarted(let meta), .screenPresented(let meta, _), .screenCompleted(let meta, _),
            .screenReturned(let meta, _), .answerChanged(let meta, _), .skipped(let meta, _),
            .onboardingCompleted(let meta, _, _), .resumed(let meta, _), .offered(let meta, _), .edited(let meta, _),
            .paywallOpened(let meta, _, _), .secondScreenPresented(let meta), .registrationScreenPresented(let meta),
            .productsScreenPresented(let meta), .userEmailCollected(let meta), .unknown(let meta, _, _):
            meta
        case .appOpened(let meta): meta
        }
    }
}
