public import OnboardingValues

/// A message that is none of the known ones, kept whole so that no answer in it is lost.
public struct UnknownMessage: Hashable, Sendable, SavedFormConvertible {
    /// The message as it came. What is no UTF-8 in it is replaced by U+FFFD.
    public var rawJSON: String
    /// Why it could not be read, and what would be right.
    public var reason: String

    /// Makes a message of its text and the reason.
    public init(rawJSON: String, reason: String) {
        self.rawJSON = rawJSON
        self.reason = reason
    }

    /// Reads `{"unknown", "reason"}`.
    ///
    /// What stands under `unknown` comes back as JSON on one line, so the spaces of the first text may be lost. Throws
    /// when a field is missing.
    public init(savedForm: JSONValue) throws(SavedFormError) {
        let fields = try FieldReader(savedForm)
        guard let message = fields.object["unknown"] else {
            throw SavedFormError(path: "", text: "the field \"unknown\" is missing")
        }
        self.init(rawJSON: message.string ?? message.text, reason: try fields.string("reason"))
    }

    /// The message under `unknown`, as JSON where it is some and else as a string, and the reason.
    public var savedForm: JSONValue {
        var message = JSONValue.string(rawJSON)
        // A JSON string stays in its quotes, or it could not be told from a text that is no JSON.
        if let json = try? JSONValue(reading: rawJSON), json.string == nil { message = json }
        return ["unknown": message, "reason": .string(reason)]
    }
}
