import OnboardingTerminal

/// Stride's handlers, written by hand the way an app would.
///
/// The flow's own mapping already fills the profile; what stands here either says the same in code, and then wins, or
/// says what no mapping can, such as the group a birthday belongs to.
final class StrideDelegate: OnboardingControllerDelegate {
    private let client: OnboardingClient
    private let transcript: Transcript

    init(client: OnboardingClient, transcript: Transcript) {
        self.client = client
        self.transcript = transcript
    }

    func onboardingController(
        _ controller: OnboardingController,
        onStateUpdatedAction action: StateUpdatedAction
    ) {
        transcript.callback("onStateUpdatedAction", action)
        do {
            if let parameters = try parameters(for: action) { client.apply(parameters, from: action) }
        } catch {
            // A limit of the profile: the answer is kept all the same, only this attribute is not set.
            transcript.callback("cannot set an attribute", "\(error)")
        }
    }

    private func parameters(for action: StateUpdatedAction) throws -> ProfileParameters? {
        let builder = ProfileParameters.Builder()
        switch action.params {
        case .select(let params):
            switch action.elementId {
            case "experience": try builder.with(customAttribute: params.value.value, forKey: "experience")
            case "goal": try builder.with(customAttribute: params.value.value, forKey: "goal")
            default: return nil
            }
        case .multiSelect(let params):
            guard action.elementId == "care" else { return nil }
            // "None of these" is an answer, too, and counts for nothing.
            let count = params.value.filter { $0.id != "none" }.count
            try builder.with(customAttribute: count, forKey: "care_count")
        case .input(let params):
            switch action.elementId {
            case "name": builder.with(firstName: params.value.value)
            case "email": builder.with(email: params.value.value)
            default: return nil
            }
        case .datePicker(let params):
            guard action.elementId == "birthday", let year = params.value.year else { return nil }
            try builder.with(customAttribute: "\(year / 10 * 10)s", forKey: "born_in")
        }
        return builder.build()
    }

    func onboardingController(_ controller: OnboardingController, onPaywallAction action: OpenPaywallAction) {
        transcript.callback("onPaywallAction", action.actionId)
        let paywall = client.resolve(action).map { "\($0.content.title ?? $0.content.id) (\($0.content.id))" }
        transcript.note("The app shows its paywall, \(paywall ?? "the usual one"); the person closes it.")
        controller.proceed(.next)
    }

    func onboardingController(
        _ controller: OnboardingController,
        verdictOn action: StateUpdatedAction
    ) async -> AnswerVerdict {
        // A real app would ask its server whether the address is taken.
        guard case .input(let params) = action.params, action.elementId == "email",
            params.value.value.hasSuffix("@example.org")
        else { return .accept }
        return .reject("Stride knows this address already. Use another one, or sign in later.")
    }

    func onboardingController(_ controller: OnboardingController, onCustomAction action: CustomAction) {
        transcript.callback("onCustomAction", action.actionId)
    }

    func onboardingController(_ controller: OnboardingController, onCloseAction action: CloseAction) {
        transcript.callback("onCloseAction", action.actionId)
        if case .edit = controller.state.mode {
            transcript.note("Nothing was changed.")
        } else {
            transcript.note("The next start goes on here.")
        }
    }

    func onboardingController(
        _ controller: OnboardingController,
        didFinishLoading action: DidFinishLoadingAction
    ) { transcript.callback("didFinishLoading", action.meta.onboardingId) }

    func onboardingController(_ controller: OnboardingController, onAnalyticsEvent event: AnalyticsEvent) {
        transcript.event(event)
    }

    func onboardingController(_ controller: OnboardingController, didComplete result: OnboardingResult) {
        transcript.callback("didComplete", "\(result.entries.count) answers on \(result.path.count) screens")
        if !result.changedElementIds.isEmpty {
            let changed = result.entries.filter { result.changedElementIds.contains($0.elementId) }
            transcript.note("Changed: " + changed.map { "\($0.elementId) is now \($0.answer)" }.joined(separator: ", "))
        }
    }

    func onboardingController(_ controller: OnboardingController, didSkipAt screenId: String) {
        transcript.callback("didSkipAt", screenId)
        transcript.note("The flow was skipped.")
    }

    func onboardingController(_ controller: OnboardingController, didFailWithError error: OnboardingError) {
        transcript.callback("didFailWithError", "\(error)")
    }
}
