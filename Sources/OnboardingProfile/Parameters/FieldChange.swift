/// What a change does to one field.
public enum FieldChange<Value: Hashable & Sendable>: Hashable, Sendable {
    /// The field stays as it is.
    case untouched
    /// The field becomes the value. An empty text is a value, and not the same as `untouched` or `removed`.
    case set(Value)
    /// The field is no longer known.
    case removed

    /// The new value; nil when the field is untouched or removed.
    public var value: Value? {
        if case .set(let value) = self { value } else { nil }
    }
}
