public import OnboardingKit

/// A delegate that keeps every call, in order.
///
/// What it answers can be set: `onPaywall` for paywalls, `onVerdict` for verdicts, `onCustom` for custom actions.
public final class RecordingDelegate: OnboardingControllerDelegate {
    /// One call of the delegate.
    public enum Call: Hashable, Sendable {
        case didFinishLoading(DidFinishLoadingAction)
        case stateUpdated(StateUpdatedAction)
        case close(CloseAction)
        case paywall(OpenPaywallAction)
        case custom(CustomAction)
        case event(AnalyticsEvent)
        case unknown(UnknownMessage)
        case verdict(StateUpdatedAction)
        case complete(OnboardingResult)
        case skip(at: String)
        case fail(OnboardingError)
    }

    /// The calls, in order.
    public private(set) var calls: [Call] = []
    /// Called for each state-updated action, after it is kept.
    public var onStateUpdated: (OnboardingController, StateUpdatedAction) -> Void = { _, _ in }
    /// Called for each paywall; the default goes on.
    public var onPaywall: (OnboardingController, OpenPaywallAction) -> Void = { controller, _ in
        controller.proceed(.next)
    }
    /// Called for each custom action; the default does nothing.
    public var onCustom: (OnboardingController, CustomAction) -> Void = { _, _ in }
    /// Called for each verdict; the default accepts.
    public var onVerdict: @MainActor (StateUpdatedAction) async -> AnswerVerdict = { _ in .accept }

    /// Makes a delegate that accepts everything.
    public init() {}

    /// The state-updated actions, in order.
    public var actions: [StateUpdatedAction] {
        calls.compactMap { if case .stateUpdated(let action) = $0 { action } else { nil } }
    }

    /// The events, in order.
    public var events: [AnalyticsEvent] {
        calls.compactMap { if case .event(let event) = $0 { event } else { nil } }
    }

    /// The result of the completed run.
    public var result: OnboardingResult? {
        calls.lazy.compactMap { if case .complete(let result) = $0 { result } else { nil } }.first
    }

    /// The errors reported, in order.
    public var errors: [OnboardingError] {
        calls.compactMap { if case .fail(let error) = $0 { error } else { nil } }
    }

    /// Keeps the call.
    public func onboardingController(
        _ controller: OnboardingController,
        didFinishLoading action: DidFinishLoadingAction
    ) { calls.append(.didFinishLoading(action)) }

    /// Keeps the call, then calls `onStateUpdated`.
    public func onboardingController(
        _ controller: OnboardingController,
        onStateUpdatedAction action: StateUpdatedAction
    ) {
        calls.append(.stateUpdated(action))
        onStateUpdated(controller, action)
    }

    /// Keeps the call.
    public func onboardingController(_ controller: OnboardingController, onCloseAction action: CloseAction) {
        calls.append(.close(action))
    }

    /// Keeps the call, then calls `onPaywall`.
    public func onboardingController(_ controller: OnboardingController, onPaywallAction action: OpenPaywallAction) {
        calls.append(.paywall(action))
        onPaywall(controller, action)
    }

    /// Keeps the call, then calls `onCustom`.
    public func onboardingController(_ controller: OnboardingController, onCustomAction action: CustomAction) {
        calls.append(.custom(action))
        onCustom(controller, action)
    }

    /// Keeps the call.
    public func onboardingController(_ controller: OnboardingController, onAnalyticsEvent event: AnalyticsEvent) {
        calls.append(.event(event))
    }

    /// Keeps the call.
    public func onboardingController(_ controller: OnboardingController, onUnknownMessage message: UnknownMessage) {
        calls.append(.unknown(message))
    }

    /// Keeps the call, then asks `onVerdict`.
    public func onboardingController(
        _ controller: OnboardingController,
        verdictOn action: StateUpdatedAction
    ) async -> AnswerVerdict {
        calls.append(.verdict(action))
        return await onVerdict(action)
    }

    /// Keeps the call.
    public func onboardingController(_ controller: OnboardingController, didComplete result: OnboardingResult) {
        calls.append(.complete(result))
    }

    /// Keeps the call.
    public func onboardingController(_ controller: OnboardingController, didSkipAt screenId: String) {
        calls.append(.skip(at: screenId))
    }

    /// Keeps the call.
    public func onboardingController(_ controller: OnboardingController, didFailWithError error: OnboardingError) {
        calls.append(.fail(error))
    }
}
