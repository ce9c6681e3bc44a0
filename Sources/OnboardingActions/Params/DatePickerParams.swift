public import OnboardingValues

/// A date was picked, or as much of one as was asked for.
public struct DatePickerParams: Hashable, Sendable, SavedFormConvertible {
    /// The parts that are known; empty when the date was emptied.
    public var value: PartialDate

    /// Makes the state of a value.
    public init(value: PartialDate) { self.value = value }

    /// Always `datePicker`.
    public var type: ParamsType { .datePicker }

    /// Reads `{"type": "datePicker", "value": {"day"?, "month"?, "year"?}}`.
    ///
    /// Throws when a field is missing, the type is another one or the value has another form.
    public init(savedForm: JSONValue) throws(SavedFormError) {
        let fields = try FieldReader(savedForm).ofType(ParamsType.datePicker.rawValue)
        try self.init(value: try fields.required("value"), at: fields.path.key("value"))
    }

    init(value: JSONValue, at path: JSONPath) throws(SavedFormError) {
        self.init(value: try PartialDate(wire: value, at: path))
    }

    /// The type and the value.
    public var savedForm: JSONValue {
        ["type": .string(type.rawValue), "value": value.wireForm]
    }
}
