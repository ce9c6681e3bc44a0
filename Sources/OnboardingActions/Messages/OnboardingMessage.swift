import OnboardingValues

/// Anything an onboarding says to its host.
public enum OnboardingMessage: Hashable, Sendable {
    /// An element has another answer.
    case stateUpdated(StateUpdatedAction)
    /// The person closed the onboarding.
    case close(CloseAction)
    /// A paywall is to be shown.
    case openPaywall(OpenPaywallAction)
    /// A button asks for something that only the host knows.
    case custom(CustomAction)
    /// Something worth counting happened.
    case analytics(AnalyticsEvent)
    /// The onboarding is on the screen.
    case didFinishLoading(DidFinishLoadingAction)
    /// The onboarding failed.
    case error(message: String)
    /// None of these, with the JSON as it came.
    case unknown(UnknownMessage)
}

extension OnboardingMessage {
    /// Reads a message in any of the three forms: saved, of a page, of a bridge.
    ///
    /// The three forms of one message give equal values. What cannot be read is `unknown`, with the text and the reason,
    /// so nothing is lost and nothing throws.
    public init(decoding text: some Sequence<UInt8>) {
        let bytes = Array(text)
        if let action = StateUpdateScanner.action(in: bytes) {
            self = .stateUpdated(action)
        } else {
            self.init(anyForm: bytes)
        }
    }

    /// Reads a message by the rules of all forms.
    package init(anyForm bytes: [UInt8]) {
        do {
            let value = try JSONValue(reading: bytes)
            self = try OnboardingMessage(anyForm: try FieldReader(value))
        } catch {
            let reason: String
            switch error {
            case let error as JSONReadingError: reason = error.description
            case let error as SavedFormError: reason = error.description
            default: reason = String(describing: error)
            }
            self = .unknown(UnknownMessage(rawJSON: String(decoding: bytes, as: UTF8.self), reason: reason))
        }
    }

    /// Reads a message in any of the three forms, as `init(decoding:)` does for bytes.
    public init(decoding text: String) { self.init(decoding: text.utf8) }

    private init(anyForm fields: FieldReader) throws(SavedFormError) {
        if !fields.has("type"), let id = fields.optional("id")?.string, id.hasPrefix("onboarding_") {
            try self.init(bridge: fields, id: id)
        } else if Self.isOfPage(fields) {
            try self.init(page: fields)
        } else {
            try self.init(saved: fields)
        }
    }
}
