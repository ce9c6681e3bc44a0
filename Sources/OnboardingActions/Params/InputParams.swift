public import OnboardingValues

/// A text or a number was entered, or emptied.
public struct InputParams: Hashable, Sendable, SavedFormConvertible {
    /// What was entered.
    public var value: InputValue

    /// Makes the state of a value.
    public init(value: InputValue) { self.value = value }

    /// Always `input`.
    public var type: ParamsType { .input }

    /// Reads `{"type": "input", "value": {…}}`.
    ///
    /// Throws when a field is missing, the type is another one or the value has another form.
    public init(savedForm: JSONValue) throws(SavedFormError) {
        let fields = try FieldReader(savedForm).ofType(ParamsType.input.rawValue)
        try self.init(value: try fields.required("value"), at: fields.path.key("value"))
    }

    init(value: JSONValue, at path: JSONPath) throws(SavedFormError) {
        self.init(value: try InputValue(value, at: path))
    }

    /// The type and the value.
    public var savedForm: JSONValue {
        ["type": .string(type.rawValue), "value": value.savedForm]
    }
}
