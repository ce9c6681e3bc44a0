public import OnboardingValues

/// What the state of an element became; exactly one of four.
public enum StateUpdatedParams: Hashable, Sendable {
    /// One option was chosen.
    case select(SelectParams)
    /// Any number of options were chosen.
    case multiSelect(MultiSelectParams)
    /// A text or a number was entered.
    case input(InputParams)
    /// A date was picked.
    case datePicker(DatePickerParams)

    /// Which of the four it is.
    public var type: ParamsType {
        switch self {
        case .select(let params): params.type
        case .multiSelect(let params): params.type
        case .input(let params): params.type
        case .datePicker(let params): params.type
        }
    }
}

extension StateUpdatedParams: SavedFormConvertible {
    /// Reads `{"type", "value"}`.
    ///
    /// Throws when the type is none of the four or the value has another form than its type asks for.
    public init(savedForm: JSONValue) throws(SavedFormError) {
        try self.init(saved: try FieldReader(savedForm))
    }

    init(saved fields: FieldReader) throws(SavedFormError) {
        let type = ParamsType(rawValue: try fields.string("type"))
        try self.init(type, value: try fields.required("value"), at: fields.path)
    }

    /// Reads the value of an element, which has the same form in all messages; `path` is that of the object it stands in.
    init(_ type: ParamsType, value: JSONValue, at path: JSONPath) throws(SavedFormError) {
        let place = path.key("value")
        switch type {
        case .select: self = .select(try SelectParams(value: value, at: place))
        case .multiSelect: self = .multiSelect(try MultiSelectParams(value: value, at: place))
        case .input: self = .input(try InputParams(value: value, at: place))
        case .datePicker: self = .datePicker(try DatePickerParams(value: value, at: place))
        default:
            let text = "\"\(type)\" is no known type; known are select, multiSelect, input and datePicker"
            throw SavedFormError(path: path.key("type").description, text: text)
        }
    }

    /// The type and the value.
    public var savedForm: JSONValue {
        switch self {
        case .select(let params): params.savedForm
        case .multiSelect(let params): params.savedForm
        case .input(let params): params.savedForm
        case .datePicker(let params): params.savedForm
        }
    }
}
