public import OnboardingValues

/// Options were chosen, or all of them taken back.
public struct MultiSelectParams: Hashable, Sendable, SavedFormConvertible {
    /// The chosen options, in the order of the flow; empty when none is chosen.
    public var value: [SelectedOption]

    /// Makes the state of a value.
    public init(value: [SelectedOption]) { self.value = value }

    /// Always `multiSelect`.
    public var type: ParamsType { .multiSelect }

    /// Reads `{"type": "multiSelect", "value": […]}`.
    ///
    /// Throws when a field is missing, the type is another one or the value has another form.
    public init(savedForm: JSONValue) throws(SavedFormError) {
        let fields = try FieldReader(savedForm).ofType(ParamsType.multiSelect.rawValue)
        try self.init(value: try fields.required("value"), at: fields.path.key("value"))
    }

    init(value: JSONValue, at path: JSONPath) throws(SavedFormError) {
        var options: [SelectedOption] = []
        for item in try FieldReader.list(value, at: path) {
            options.append(try SelectedOption(item.value, at: item.path))
        }
        self.init(value: options)
    }

    /// The type and the value.
    public var savedForm: JSONValue {
        ["type": .string(type.rawValue), "value": .array(value.map(\.savedForm))]
    }
}
