public import OnboardingValues

extension AnalyticsEvent: SavedFormConvertible {
    /// Reads `{"type": "analytics", "name", "meta", "params"?}`; any name will do, be it one of a page or of the log.
    ///
    /// An event whose name is none of the known ones becomes `unknown`. Throws when a field is missing, other than `meta`
    /// of an opened app, or of another type.
    public init(savedForm: JSONValue) throws(SavedFormError) {
        let fields = try FieldReader(savedForm).ofType("analytics")
        var meta: ActionMeta?
        if fields.has("meta") { meta = try ActionMeta(saved: try fields.fields("meta")) }
        try self.init(
            name: try fields.string("name"),
            meta: meta,
            params: try FieldReader(fields.optional("params") ?? [:], at: fields.path.key("params"))
        )
    }

    /// The type, the name, the place and what else is known.
    public var savedForm: JSONValue {
        var object: JSONObject = ["type": "analytics", "name": .string(name)]
        object["meta"] = meta?.savedForm
        let params = params
        if !params.isEmpty { object["params"] = .object(params) }
        return .object(object)
    }

    /// Makes an event of a name, of a page or of the log, and its params in snake case.
    package init(name: String, meta possibleMeta: ActionMeta?, params: FieldReader) throws(SavedFormError) {
        if name == "app_open" {
            self = .appOpened(meta: possibleMeta)
            return
        }
        guard let meta = possibleMeta else { throw SavedFormError(path: "", text: "the field \"meta\" is missing") }
        switch name {
        case "onboarding_started", "questionnaire_started":
            self = .onboardingStarted(meta: meta)
        case "screen_presented", "questionnaire_step_presented":
            self = .screenPresented(meta: meta, stepId: try params.optionalString("step_id"))
        case "screen_completed", "questionnaire_step_completed":
            self = .screenCompleted(meta: meta, try ScreenCompletion(params))
        case "screen_returned", "questionnaire_step_back":
            self = .screenReturned(meta: meta, stepId: try params.optionalString("step_id"))
        case "answer_changed", "questionnaire_answer_changed":
            self = .answerChanged(meta: meta, elementId: try params.optionalString("element_id"))
        case "onboarding_skipped", "questionnaire_skipped":
            self = .skipped(meta: meta, atStep: try params.optionalString("at_step"))
        case "onboarding_completed", "questionnaire_completed":
            self = .onboardingCompleted(
                meta: meta,
                timeSpent: try params.optionalDouble("time_spent"),
                steps: try params.optionalInteger("steps")
            )
        case "onboarding_resumed", "questionnaire_resumed":
            self = .resumed(meta: meta, atStep: try params.optionalString("at_step"))
        case "onboarding_offered", "questionnaire_offered":
            self = .offered(meta: meta, atStep: try params.optionalString("at_step"))
        case "onboarding_edited", "questionnaire_edited":
            self = .edited(meta: meta, atStep: try params.optionalString("at_step"))
        case "paywall_opened":
            self = .paywallOpened(
                meta: meta,
                placement: try params.optionalString("placement"),
                show: try params.optionalString("show")
            )
        case "second_screen_presented": self = .secondScreenPresented(meta: meta)
        case "registration_screen_presented": self = .registrationScreenPresented(meta: meta)
        case "products_screen_presented": self = .productsScreenPresented(meta: meta)
        case "user_email_collected": self = .userEmailCollected(meta: meta)
        default: self = .unknown(meta: meta, name: name, parameters: params.object)
        }
    }

    /// What is known beyond the place, in snake case, as in the event log.
    package var params: JSONObject {
        var object = JSONObject()
        switch self {
        case .screenPresented(_, let step), .screenReturned(_, let step):
            object["step_id"] = step.map(JSONValue.string)
        case .screenCompleted(_, let completion):
            object = completion.params
        case .answerChanged(_, let element):
            object["element_id"] = element.map(JSONValue.string)
        case .skipped(_, let step), .resumed(_, let step), .offered(_, let step), .edited(_, let step):
            object["at_step"] = step.map(JSONValue.string)
        case .onboardingCompleted(_, let timeSpent, let steps):
            object["time_spent"] = timeSpent.flatMap { JSONValue($0) }
            object["steps"] = steps.map { JSONValue($0) }
        case .paywallOpened(_, let placement, let show):
            object["placement"] = placement.map(JSONValue.string)
            object["show"] = show.map(JSONValue.string)
        case .unknown(_, _, let parameters):
            object = parameters
        default: break
        }
        return object
    }
}
