import OnboardingValues

extension OnboardingMessage {
    /// Reads what a cross-platform plugin relays; `view`, which tells its instances apart, is not of interest here.
    init(bridge fields: FieldReader, id: String) throws(SavedFormError) {
        switch id {
        case "onboarding_on_state_updated_action":
            let action = try fields.fields("action")
            self = .stateUpdated(try StateUpdatedAction(element: action, meta: try Self.meta(fields)))
        case "onboarding_on_close_action":
            self = .close(CloseAction(actionId: try fields.string("action_id"), meta: try Self.meta(fields)))
        case "onboarding_on_paywall_action":
            self = .openPaywall(
                OpenPaywallAction(actionId: try fields.string("action_id"), meta: try Self.meta(fields))
            )
        case "onboarding_on_custom_action":
            self = .custom(CustomAction(actionId: try fields.string("action_id"), meta: try Self.meta(fields)))
        case "onboarding_on_analytics_action":
            self = .analytics(try Self.event(fields))
        case "onboarding_did_finish_loading":
            self = .didFinishLoading(DidFinishLoadingAction(meta: try Self.meta(fields)))
        case "onboarding_did_fail_with_error":
            self = .error(message: try Self.errorText(fields))
        default:
            throw SavedFormError(path: "id", text: "\"\(id)\" is no known message of a bridge")
        }
    }

    /// A bridge puts the params beside the event's name.
    private static func event(_ fields: FieldReader) throws(SavedFormError) -> AnalyticsEvent {
        let event = try fields.fields("event")
        var params = event.object
        params["name"] = nil
        return try AnalyticsEvent(
            name: try event.string("name"),
            meta: fields.has("meta") ? try meta(fields) : nil,
            params: try FieldReader(.object(params), at: event.path)
        )
    }

    /// An error is an object with a message, or a text; of an object without a message all is kept.
    private static func errorText(_ fields: FieldReader) throws(SavedFormError) -> String {
        if let text = try fields.optionalString("message") { return text }
        let error = try fields.required("error")
        return error.string ?? error["message"]?.string ?? error.text
    }
}
