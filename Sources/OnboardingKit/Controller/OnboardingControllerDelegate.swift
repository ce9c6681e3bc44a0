public import OnboardingActions
public import OnboardingFlow

/// Hears what happens in a flow.
///
/// Every method has a default. Calls come on the main actor, in the order in which things happened, and what a call
/// reports is written to disk before the call is made. If that write fails, `didFailWithError` says so with the code
/// `storeFailed`, and then the call is made all the same. After a kill, a report that had not returned is made again with
/// the same run id and sequence number in its meta.
@MainActor
public protocol OnboardingControllerDelegate: AnyObject {
    /// The first screen is shown. The default does nothing.
    func onboardingController(_ controller: OnboardingController, didFinishLoading action: DidFinishLoadingAction)

    /// An element was answered, or its answer changed. The default does nothing; the document's mapping applies anyway.
    func onboardingController(_ controller: OnboardingController, onStateUpdatedAction action: StateUpdatedAction)

    /// The person leaves; the run can go on later. The default does nothing; the screens go by themselves.
    func onboardingController(_ controller: OnboardingController, onCloseAction action: CloseAction)

    /// A paywall is to be shown; the screen waits until `controller.proceed(_:)` is called. The default goes on at once.
    func onboardingController(_ controller: OnboardingController, onPaywallAction action: OpenPaywallAction)

    /// A button of the host's own meaning was pressed. The default does nothing; the screen stays.
    func onboardingController(_ controller: OnboardingController, onCustomAction action: CustomAction)

    /// Something happened that analytics may count. The default does nothing; the event is in the log anyway,
    /// unless consent is denied.
    func onboardingController(_ controller: OnboardingController, onAnalyticsEvent event: AnalyticsEvent)

    /// A message of a page that is none of the known ones, with its raw JSON. The default does nothing.
    func onboardingController(_ controller: OnboardingController, onUnknownMessage message: UnknownMessage)

    /// Whether an answer is taken, asked before it is final. The default takes it.
    ///
    /// The screen waits meanwhile; Back and any change withdraw the question, and a late verdict is dropped.
    func onboardingController(
        _ controller: OnboardingController,
        verdictOn action: StateUpdatedAction
    ) async -> AnswerVerdict

    /// The run is complete, with the answers on its path. The default does nothing; the screens go by themselves, on a
    /// final screen with a paywall once the host proceeds.
    func onboardingController(_ controller: OnboardingController, didComplete result: OnboardingResult)

    /// The person skipped the flow at a screen; it will be offered again. The default does nothing.
    func onboardingController(_ controller: OnboardingController, didSkipAt screenId: String)

    /// A fault that stopped nothing. The default does nothing.
    func onboardingController(_ controller: OnboardingController, didFailWithError error: OnboardingError)
}

extension OnboardingControllerDelegate {
    /// Does nothing.
    public func onboardingController(
        _ controller: OnboardingController,
        didFinishLoading action: DidFinishLoadingAction
    ) {}

    /// Does nothing.
    public func onboardingController(
        _ controller: OnboardingController,
        onStateUpdatedAction action: StateUpdatedAction
    ) {}

    /// Does nothing.
    public func onboardingController(_ controller: OnboardingController, onCloseAction action: CloseAction) {}

    /// Goes on as if the paywall had been closed.
    public func onboardingController(_ controller: OnboardingController, onPaywallAction action: OpenPaywallAction) {
        controller.proceed(.next)
    }

    /// Does nothing.
    public func onboardingController(_ controller: OnboardingController, onCustomAction action: CustomAction) {}

    /// Does nothing.
    public func onboardingController(_ controller: OnboardingController, onAnalyticsEvent event: AnalyticsEvent) {}

    /// Does nothing.
    public func onboardingController(_ controller: OnboardingController, onUnknownMessage message: UnknownMessage) {}

    /// Takes the answer.
    public func onboardingController(
        _ controller: OnboardingController,
        verdictOn action: StateUpdatedAction
    ) async -> AnswerVerdict { .accept }

    /// Does nothing.
    public func onboardingController(_ controller: OnboardingController, didComplete result: OnboardingResult) {}

    /// Does nothing.
    public func onboardingController(_ controller: OnboardingController, didSkipAt screenId: String) {}

    /// Does nothing.
    public func onboardingController(_ controller: OnboardingController, didFailWithError error: OnboardingError) {}
}
