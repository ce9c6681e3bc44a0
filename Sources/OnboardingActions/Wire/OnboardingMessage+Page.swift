import OnboardingValues

extension OnboardingMessage {
    private static let namesOfPages: Set<String> = ["state_updated", "open_paywall", "onboarding_loaded"]

    /// Whether a message is in the form of a page. Where a type has the same name in the saved form, `meta` tells.
    static func isOfPage(_ fields: FieldReader) -> Bool {
        guard let type = fields.optional("type")?.string else { return false }
        if namesOfPages.contains(type) { return true }
        return fields.has("action_id") || fields.optional("meta")?["onboarding_id"] != nil
    }

    init(page fields: FieldReader) throws(SavedFormError) {
        let type = try fields.string("type")
        switch type {
        case "state_updated":
            self = .stateUpdated(
                try StateUpdatedAction(element: fields, meta: try ActionMeta(page: try fields.fields("meta")))
            )
        case "close":
            self = .close(CloseAction(actionId: try fields.string("action_id"), meta: try Self.meta(fields)))
        case "open_paywall":
            self = .openPaywall(
                OpenPaywallAction(actionId: try fields.string("action_id"), meta: try Self.meta(fields))
            )
        case "custom":
            self = .custom(CustomAction(actionId: try fields.string("action_id"), meta: try Self.meta(fields)))
        case "analytics":
            let params = try FieldReader(fields.optional("params") ?? [:], at: fields.path.key("params"))
            self = .analytics(
                try AnalyticsEvent(
                    name: try fields.string("name"),
                    meta: fields.has("meta") ? try Self.meta(fields) : nil,
                    params: params
                )
            )
        case "onboarding_loaded":
            self = .didFinishLoading(DidFinishLoadingAction(meta: try Self.meta(fields)))
        default:
            throw SavedFormError(path: "type", text: "\"\(type)\" is no known type of message")
        }
    }

    static func meta(_ fields: FieldReader) throws(SavedFormError) -> ActionMeta {
        try ActionMeta(page: try fields.fields("meta"))
    }
}

extension StateUpdatedAction {
    /// Reads `element_id`, `element_type` and `value`, which pages and bridges spell alike.
    init(element fields: FieldReader, meta: ActionMeta) throws(SavedFormError) {
        let name = try fields.string("element_type")
        guard let type = ParamsType(pageName: name) else {
            let text = "\"\(name)\" is no known type; known are select, multi_select, input and date_picker"
            throw SavedFormError(path: fields.path.key("element_type").description, text: text)
        }
        self.init(
            elementId: try fields.string("element_id"),
            meta: meta,
            params: try StateUpdatedParams(type, value: try fields.required("value"), at: fields.path)
        )
    }
}
