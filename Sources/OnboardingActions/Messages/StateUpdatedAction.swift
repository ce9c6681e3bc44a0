public import OnboardingValues

/// An element has an answer now, or another one than before.
public struct StateUpdatedAction: Hashable, Sendable, SavedFormConvertible {
    /// The id of the element.
    public var elementId: String
    /// Where it happened.
    public var meta: ActionMeta
    /// The answer.
    public var params: StateUpdatedParams

    /// Makes an action of its parts.
    public init(elementId: String, meta: ActionMeta, params: StateUpdatedParams) {
        self.elementId = elementId
        self.meta = meta
        self.params = params
    }

    /// Reads `{"elementId", "meta", "params"}`, the form in which hosts store an answer.
    ///
    /// Throws when a field is missing or of another type.
    public init(savedForm: JSONValue) throws(SavedFormError) {
        let fields = try FieldReader(savedForm)
        self.init(
            elementId: try fields.string("elementId"),
            meta: try ActionMeta(saved: try fields.fields("meta")),
            params: try StateUpdatedParams(saved: try fields.fields("params"))
        )
    }

    /// The three parts.
    public var savedForm: JSONValue {
        ["elementId": .string(elementId), "meta": meta.savedForm, "params": params.savedForm]
    }
}
