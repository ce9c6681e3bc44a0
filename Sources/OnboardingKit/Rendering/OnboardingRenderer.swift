public import OnboardingFlow

/// Shows screens and reports what the person does; it holds no rules.
@MainActor
public protocol OnboardingRenderer: AnyObject {
    /// Where what the person does is reported; set by the controller.
    var onInput: (@MainActor (UserInput) -> Void)? { get set }

    /// Shows a state, whole. The same `screen` and `visit` as before changes it in place.
    func show(_ state: ScreenState)

    /// Takes the screens away.
    func dismiss()

    /// Gives a feeling of a kind: `selection`, `light`, `success`, `warning` or `error`. The default does nothing.
    func giveFeedback(_ kind: String)
}

extension OnboardingRenderer {
    /// Does nothing.
    public func giveFeedback(_ kind: String) {}
}
