public import OnboardingValues

/// An option that was chosen.
public struct SelectedOption: Hashable, Sendable, SavedFormConvertible {
    /// The option's id in the flow.
    public var id: String
    /// What the option stands for; the text that was typed, for an option such as "other".
    public var value: String
    /// What the person read, in their language.
    public var label: String

    /// Makes an option of its three texts.
    public init(id: String, value: String, label: String) {
        self.id = id
        self.value = value
        self.label = label
    }

    /// Reads `{"id", "value", "label"}`, all of them strings.
    ///
    /// A number in place of a string is refused: which text it stood for ("1", "1.0", "01") cannot be told. The message
    /// it came in then arrives as an `UnknownMessage`, with its JSON. Throws also when a field is missing.
    public init(savedForm: JSONValue) throws(SavedFormError) {
        try self.init(savedForm, at: .root)
    }

    init(_ value: JSONValue, at path: JSONPath) throws(SavedFormError) {
        let fields = try FieldReader(value, at: path)
        self.init(
            id: try fields.string("id"),
            value: try fields.string("value"),
            label: try fields.string("label")
        )
    }

    /// The three texts.
    public var savedForm: JSONValue {
        ["id": .string(id), "value": .string(value), "label": .string(label)]
    }
}
