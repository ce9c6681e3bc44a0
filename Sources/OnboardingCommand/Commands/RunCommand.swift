import OnboardingKit
import OnboardingTerminal

/// `run`: plays a flow, in the terminal or by answers.
enum RunCommand: Subcommand {
    static let options: [String: Bool] = [
        "--answers": true, "--json": false, "--today": true, "--locale": true, "--seed": true,
    ]
    static let files = 1...1

    static func run(_ arguments: Arguments) async throws -> ExitCode {
        let flow = try Files.flow(arguments.files[0])
        let moment = try arguments.moment()
        let seed = try arguments.seed()
        let client = try await OnboardingClient(
            OnboardingConfiguration(
                storage: .memory,
                conventions: arguments.conventions,
                now: { arguments.has("--today") ? moment : .now },
                makeSeed: { seed ?? .random(in: 0 ... .max) }
            )
        )
        let controller = client.controller(for: flow)
        let reporter = RunReporter(client: client, isJSON: arguments.has("--json"))
        controller.delegate = reporter
        if let file = arguments.value("--answers") {
            let renderer = AnswersRenderer(answers: try Files.answers(file, for: flow))
            controller.present(on: renderer)
            await controller.dismissed()
            await controller.settled()
            for (place, text) in renderer.refusals.sorted(by: { $0.key < $1.key }) {
                let line = Files.line(of: place, in: try Files.bytes(file))
                Output.error("\(Files.name(file)):\(line): error refused-answer \(place): \(text)\n")
            }
            return reporter.isComplete ? .done : .atFault
        }
        // Questions go to standard error where standard output is for machines.
        let renderer = PlainRenderer(
            lines: StandardInputLines(),
            style: reporter.isJSON ? .plain : .standardOutput,
            write: reporter.isJSON ? Output.error : Output.result
        )
        controller.present(on: renderer)
        await controller.dismissed()
        await controller.settled()
        return .done
    }
}

/// Prints what the delegate hears.
private final class RunReporter: OnboardingControllerDelegate {
    let isJSON: Bool
    private(set) var isComplete = false
    private let client: OnboardingClient

    init(client: OnboardingClient, isJSON: Bool) {
        self.client = client
        self.isJSON = isJSON
    }

    private func print(_ callback: String, _ members: (String, JSONValue)...) {
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
    }

    func onboardingController(_ controller: OnboardingController, onPaywallAction action: OpenPaywallAction) {
        print("onPaywallAction", ("action", action.savedForm))
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
    }

    func onboardingController(_ controller: OnboardingController, didFailWithError error: OnboardingError) {
        print("didFailWithError", ("error", .string(error.description)))
        if !isJSON { Output.error("\(error)\n") }
    }

    func onboardingController(_ controller: OnboardingController, didComplete result: OnboardingResult) {
        isComplete = true
        print("didComplete", ("result", result.json), ("profile", client.profile.json))
        guard !isJSON else { return }
        Output.line("\nAnswers\n" + result.json.indentedText + "\nProfile\n" + client.profile.json.indentedText)
    }
}
