import OnboardingKit
import OnboardingTerminal

/// `run`: plays a flow, in the terminal or by answers.
enum RunCommand: Subcommand {
    static let help = """
        onboarding run FLOW [--answers A.json] [--json] [--today DATE] [--locale ID] [--seed N]

        Plays a flow in the terminal, or by answers without asking. An empty line keeps what stands in brackets, - empties
        it; :back, :skip and :quit do what they say, :help lists what can be typed. Input that ends before the flow does
        gives status 1.

          --answers A.json  plays by these answers; what a screen does not accept ends the run with status 1
          --json            a line for each thing an app's delegate receives; questions go to standard error
          --today DATE      the day, YYYY-MM-DD
          --locale ID       the language of the texts, such as de or ar
          --seed N          decides the order of shuffled options, and the ids

        """
    static let options: [String: Bool] = [
        "--answers": true, "--json": false, "--today": true, "--locale": true, "--seed": true,
    ]
    static let files = 1...1

    static func run(_ arguments: Arguments) async throws -> ExitCode {
        let answersPath = arguments.value("--answers")
        if arguments.files[0] == "-", answersPath == nil {
            throw CommandFailure.usage("a flow on standard input leaves nowhere to type; name its file, or --answers")
        }
        let flow = try Files.flow(arguments.files[0])
        let answers = try answersPath.map { try AnswersFile($0, for: flow) }
        let moment = try arguments.moment()
        let seed = try arguments.seed()
        var configuration = OnboardingConfiguration(storage: .memory, conventions: arguments.conventions)
        if arguments.has("--today") { configuration.now = { moment } }
        if let seed {
            let ids = SeededIds(seed: seed)
            // The client lives on the main actor, and asks for ids there.
            configuration.makeId = { MainActor.assumeIsolated { ids.next() } }
            configuration.makeSeed = { seed }
        }
        let client = try await OnboardingClient(configuration)
        let controller = client.controller(for: flow)
        let isJSON = arguments.has("--json")
        let reporter = RunReporter(
            client: client,
            isJSON: isJSON,
            asksPerson: answers == nil
        )
        controller.delegate = reporter
        if let answers {
            let renderer = AnswersRenderer(answers: answers.answers)
            await renderer.play(controller)
            for fault in answers.faults("refused-answer", renderer.refusals) { Output.error(fault + "\n") }
            return reporter.isComplete ? .done : .atFault
        }
        let lines = StandardInputLines()
        if lines.isEchoed {
            Output.error("Enter keeps what stands in [brackets]; :help lists what can be typed.\n")
        }
        // Questions go to standard error where standard output is for machines.
        let renderer = PlainRenderer(
            lines: lines,
            style: isJSON ? .plain : .standardOutput,
            conventions: arguments.conventions,
            write: isJSON ? Output.error : Output.result
        )
        controller.present(on: renderer)
        await controller.dismissed()
        await controller.settled()
        if renderer.hasInputEnded, !reporter.isComplete {
            Output.error("onboarding: the input ended before the flow did; add the lines that are missing\n")
            return .atFault
        }
        return .done
    }
}

/// Prints what the delegate hears.
private final class RunReporter: OnboardingControllerDelegate {
    private let isJSON: Bool
    private let asksPerson: Bool
    private(set) var isComplete = false
    private let client: OnboardingClient

    init(client: OnboardingClient, isJSON: Bool, asksPerson: Bool) {
        self.client = client
        self.isJSON = isJSON
        self.asksPerson = asksPerson
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
        if asksPerson { Output.error("onboarding: left at \(action.meta.screenClientId ?? "the start")\n") }
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
        if asksPerson { Output.error("onboarding: skipped at \(screenId)\n") }
    }

    func onboardingController(_ controller: OnboardingController, didFailWithError error: OnboardingError) {
        print("didFailWithError", ("error", .string(error.description)))
        if !isJSON { Output.error("\(error)\n") }
    }

    func onboardingController(_ controller: OnboardingController, didComplete result: OnboardingResult) {
        isComplete = true
        print("didComplete", ("result", result.json), ("profile", client.profile.json))
        guard !isJSON else { return }
        // After questions a blank line sets the outcome off.
        let blank = asksPerson ? "\n" : ""
        Output.result(blank + "Answers\n" + result.json.indentedText + "\n\n")
        Output.result("Profile\n" + client.profile.json.indentedText + "\n")
    }
}
