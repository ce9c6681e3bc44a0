public import OnboardingValues

/// One option was chosen.
public struct SelectParams: Hashable, Sendable, SavedFormConvertible {
    /// The option.
    public var value: SelectedOption

    /// Makes the state of a value.
    public init(value: SelectedOption) { self.value = value }

    /// Always `select`.
    public var type: ParamsType { .select }

    /// Reads `{"type": "select", "value": {…}}`.
    ///
    /// Throws when a field is missing, the type is another one or the value has another form.
    public init(savedForm: JSONValue) throws(SavedFormError) {
        let fields = try FieldReader(savedForm).ofType(ParamsType.select.rawValue)
        try self.init(value: try fields.required("value"), at: fields.path.key("value"))
    }

    init(value: JSONValue, at path: JSONPath) throws(SavedFormError) {
        self.init(value: try SelectedOption(value, at: path))
    }

    /// The type and the value.
    public var savedForm: JSONValue {
        ["type": .string(type.rawValue), "value": value.savedForm]
    }
}
