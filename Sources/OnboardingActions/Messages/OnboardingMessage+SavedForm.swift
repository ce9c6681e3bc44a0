public import OnboardingValues

extension OnboardingMessage: SavedFormConvertible {
    /// Reads the saved form of any message.
    ///
    /// Throws when it is no saved form; `init(decoding:)` reads the other forms too and never throws.
    public init(savedForm: JSONValue) throws(SavedFormError) {
        try self.init(saved: try FieldReader(savedForm))
    }

    init(saved fields: FieldReader) throws(SavedFormError) {
        let json = JSONValue.object(fields.object)
        guard fields.has("type") else {
            if fields.object["unknown"] != nil {
                self = .unknown(try UnknownMessage(savedForm: json))
            } else {
                self = .stateUpdated(try StateUpdatedAction(savedForm: json))
            }
            return
        }
        let type = try fields.string("type")
        switch type {
        case "close": self = .close(try CloseAction(savedForm: json))
        case "openPaywall": self = .openPaywall(try OpenPaywallAction(savedForm: json))
        case "custom": self = .custom(try CustomAction(savedForm: json))
        case "analytics": self = .analytics(try AnalyticsEvent(savedForm: json))
        case "onboardingLoaded": self = .didFinishLoading(try DidFinishLoadingAction(savedForm: json))
        case "error": self = .error(message: try fields.string("message"))
        default:
            let text = "\"\(type)\" is no known type of message"
            throw SavedFormError(path: "type", text: text)
        }
    }

    /// The form in which the message is kept.
    public var savedForm: JSONValue {
        switch self {
        case .stateUpdated(let action): action.savedForm
        case .close(let action): action.savedForm
        case .openPaywall(let action): action.savedForm
        case .custom(let action): action.savedForm
        case .analytics(let event): event.savedForm
        case .didFinishLoading(let action): action.savedForm
        case .error(let message): ["type": "error", "message": .string(message)]
        case .unknown(let message): message.savedForm
        }
    }
}
