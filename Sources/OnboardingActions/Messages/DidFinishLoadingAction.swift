public import OnboardingValues

/// The onboarding is on the screen.
public struct DidFinishLoadingAction: Hashable, Sendable, SavedFormConvertible {
    /// Where it begins.
    public var meta: ActionMeta

    /// Makes an action.
    public init(meta: ActionMeta) { self.meta = meta }

    /// Reads `{"type": "onboardingLoaded", "meta"}`.
    ///
    /// Throws when a field is missing or of another type, or the type is another one.
    public init(savedForm: JSONValue) throws(SavedFormError) {
        let fields = try FieldReader(savedForm).ofType("onboardingLoaded")
        self.init(meta: try ActionMeta(saved: try fields.fields("meta")))
    }

    /// The type and the place.
    public var savedForm: JSONValue {
        ["type": "onboardingLoaded", "meta": meta.savedForm]
    }
}
