public import OnboardingValues

/// Where in an onboarding an action happened.
public struct ActionMeta: Hashable, Sendable, SavedFormConvertible {
    /// The id of the flow.
    public var onboardingId: String
    /// The id of the screen; nil when the message did not say.
    public var screenClientId: String?
    /// The screen's place on the path walked so far, counted from 0.
    public var screenIndex: Int
    /// How long the path is as it stands with the answers so far.
    public var screensTotal: Int
    /// The id of the run; nil when the message came from a page.
    public var runId: String?
    /// The number of the report within its run, without gaps.
    ///
    /// Run and number together tell a repeated report from a new one.
    public var sequence: Int?

    /// Makes the place of an action.
    public init(
        onboardingId: String,
        screenClientId: String?,
        screenIndex: Int,
        screensTotal: Int,
        runId: String? = nil,
        sequence: Int? = nil
    ) {
        self.onboardingId = onboardingId
        self.screenClientId = screenClientId
        self.screenIndex = screenIndex
        self.screensTotal = screensTotal
        self.runId = runId
        self.sequence = sequence
    }

    /// Reads `{"onboardingId", "screenClientId"?, "screenIndex", "screensTotal", "runId"?, "sequence"?}`.
    ///
    /// Throws when a field is missing or of another type.
    public init(savedForm: JSONValue) throws(SavedFormError) {
        try self.init(saved: try FieldReader(savedForm))
    }

    /// The fields that are known, in camel case.
    public var savedForm: JSONValue {
        var object: JSONObject = ["onboardingId": .string(onboardingId)]
        object["screenClientId"] = screenClientId.map(JSONValue.string)
        object["screenIndex"] = JSONValue(screenIndex)
        object["screensTotal"] = JSONValue(screensTotal)
        object["runId"] = runId.map(JSONValue.string)
        object["sequence"] = sequence.map { JSONValue($0) }
        return .object(object)
    }
}

extension ActionMeta {
    init(saved fields: FieldReader) throws(SavedFormError) {
        self.init(
            onboardingId: try fields.string("onboardingId"),
            screenClientId: try fields.optionalString("screenClientId"),
            screenIndex: try fields.integer("screenIndex"),
            screensTotal: try fields.integer("screensTotal"),
            runId: try fields.optionalString("runId"),
            sequence: try fields.optionalInteger("sequence")
        )
    }

    /// Reads the snake-case fields of a page or a bridge.
    init(page fields: FieldReader) throws(SavedFormError) {
        self.init(
            onboardingId: try fields.string("onboarding_id"),
            screenClientId: try fields.optionalString("screen_cid"),
            screenIndex: try fields.integer("screen_index"),
            screensTotal: try fields.integer("total_screens"),
            runId: try fields.optionalString("run_id"),
            sequence: try fields.optionalInteger("sequence")
        )
    }

}
