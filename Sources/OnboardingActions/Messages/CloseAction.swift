public import OnboardingValues

/// The person closed the onboarding.
public struct CloseAction: Hashable, Sendable, SavedFormConvertible {
    /// The id of the button, as configured; may be empty.
    public var actionId: String
    /// Where it happened.
    public var meta: ActionMeta

    /// Makes an action of its parts.
    public init(actionId: String, meta: ActionMeta) {
        self.actionId = actionId
        self.meta = meta
    }

    /// Reads `{"type": "close", "actionId", "meta"}`.
    ///
    /// Throws when a field is missing or of another type, or the type is another one.
    public init(savedForm: JSONValue) throws(SavedFormError) {
        let fields = try FieldReader(savedForm).ofType("close")
        self.init(
            actionId: try fields.string("actionId"),
            meta: try ActionMeta(saved: try fields.fields("meta"))
        )
    }

    /// The type and the parts.
    public var savedForm: JSONValue {
        ["type": "close", "actionId": .string(actionId), "meta": meta.savedForm]
    }
}
