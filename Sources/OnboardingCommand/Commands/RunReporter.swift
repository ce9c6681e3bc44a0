import OnboardingKit

/// Prints what the delegate hears.
final class RunReporter: OnboardingControllerDelegate {
    private let isJSON: Bool
    private let asksPerson: Bool
    /// What a person is to read once the screens are gone.
    private var outcome: [() -> Void] = []
    private(set) var isComplete = false
    private let client: OnboardingClient
    private let placement: String?

    init(client: OnboardingClient, placement: String?, isJSON: Bool, asksPerson: Bool) {
        self.client = client
        self.placement = placement
        self.isJSON = isJSON
        self.asksPerson = asksPerson
    }

    /// Prints what a person is to read; called once the screens are gone.
    func finish() {
        for tell in outcome { tell() }
        outcome = []
    }

    private func print(_ callback: String, _ members: (String, JSONValue)...) { print(callback, members) }

    private func print(_ callback: String, _ members: [(String, JSONValue)]) {
        guard isJSON else { return }
        var object: JSONObject = ["callback": .string(callback)]
        for (key, value) in members { object[key] = value }
        Output.line(JSONValue.object(object).text)
    }

    func onboardingController(
        _ controller: OnboardingController,
        didFinishLoading action: DidFinishLoadingAction
    ) { print("didFinishLoading", ("action", action.savedForm)) }

    func onboardingController(
        _ controller: OnboardingController,
        onStateUpdatedAction action: StateUpdatedAction
    ) { print("onStateUpdatedAction", ("action", action.savedForm)) }

    func onboardingController(_ controller: OnboardingController, onCloseAction action: CloseAction) {
        print("onCloseAction", ("action", action.savedForm))
        guard asksPerson else { return }
        outcome.append { Output.error("onboarding: left at \(action.meta.screenClientId ?? "the start")\n") }
    }

    func onboardingController(_ controller: OnboardingController, onPaywallAction action: OpenPaywallAction) {
        var members = [("action", action.savedForm)]
        if let resolution = client.resolve(action) { members.append(("resolution", resolution.json)) }
        print("onPaywallAction", members)
        controller.proceed(.next)
    }

    func onboardingController(_ controller: OnboardingController, onCustomAction action: CustomAction) {
        print("onCustomAction", ("action", action.savedForm))
    }

    func onboardingController(_ controller: OnboardingController, onAnalyticsEvent event: AnalyticsEvent) {
        print("onAnalyticsEvent", ("event", event.savedForm))
    }

    func onboardingController(_ controller: OnboardingController, didSkipAt screenId: String) {
        print("didSkipAt", ("screen", .string(screenId)))
        if asksPerson { outcome.append { Output.error("onboarding: skipped at \(screenId)\n") } }
    }

    func onboardingController(_ controller: OnboardingController, didFailWithError error: OnboardingError) {
        print("didFailWithError", ("error", .string(error.description)))
        if !isJSON { outcome.append { Output.error("\(error)\n") } }
    }

    func onboardingController(_ controller: OnboardingController, didComplete result: OnboardingResult) {
        isComplete = true
        let resolution = placement.flatMap { client.resolve(placement: $0) }
        var members = [("result", result.json), ("profile", client.profile.json)]
        if let resolution { members.append(("resolution", resolution.json)) }
        print("didComplete", members)
        guard !isJSON else { return }
        // After questions a blank line sets the outcome off.
        let blank = asksPerson ? "\n" : ""
        let profile = client.profile.json
        outcome.append {
            Output.result(blank + "Answers\n" + result.json.indentedText + "\n\n")
            Output.result("Profile\n" + profile.indentedText + "\n")
            if let resolution { Output.result("\nPlacement\n" + resolution.explanation + "\n") }
        }
    }
}
