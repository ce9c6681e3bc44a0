import OnboardingKit
import OnboardingTerminal

/// `run`: plays a flow, in the terminal or by answers.
enum RunCommand: Subcommand {
    static let help = """
        onboarding run FLOW [--answers A.json] [--targeting T] [--placement P] [--json] [--plain] [--today DATE]
          [--locale ID] [--seed N]

        Plays a flow in the terminal, or by answers without asking. On a terminal it takes the whole screen: arrows move,
        space chooses, Enter goes on, Esc goes back, Ctrl-S skips and Ctrl-C leaves. Elsewhere it asks line by line: an
        empty line keeps what stands in brackets, - empties it; :back, :skip and :quit do what they say, :help lists what
        can be typed. Input that ends before the flow does gives status 1.

          --answers A.json  plays by these answers; what a screen does not accept ends the run with status 1
          --targeting T     a targeting document; with --json what each paywall button opens is told
          --placement P     says at the end what this placement shows to the person, and why
          --json            a line for each thing an app's delegate receives; questions go to standard error
          --plain           asks line by line, also on a terminal that can do more
          --today DATE      the day, YYYY-MM-DD
          --locale ID       the language of the texts, such as de or ar
          --seed N          decides the order of shuffled options, and the ids

        """
    static let options: [String: Bool] = [
        "--answers": true, "--json": false, "--today": true, "--locale": true, "--seed": true, "--plain": false,
        "--targeting": true, "--placement": true,
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
            configuration.makeId = { ids.next() }
            configuration.makeSeed = { seed }
        }
        configuration.targeting = try targeting(arguments, for: flow)
        let client = try await OnboardingClient(configuration)
        let controller = client.controller(for: flow)
        let isJSON = arguments.has("--json")
        let reporter = RunReporter(
            client: client,
            placement: arguments.value("--placement"),
            isJSON: isJSON,
            asksPerson: answers == nil
        )
        controller.delegate = reporter
        if let answers {
            let renderer = AnswersRenderer(answers: answers.answers)
            await renderer.play(controller)
            reporter.finish()
            for fault in answers.faults("refused-answer", renderer.refusals) { Output.error(fault + "\n") }
            return reporter.isComplete ? .done : .atFault
        }
        let hasInputEnded: Bool
        if !isJSON, !arguments.has("--plain"), FullScreenRenderer.isPossible {
            let renderer = FullScreenRenderer(conventions: arguments.conventions)
            await show(controller, on: renderer)
            hasInputEnded = renderer.hasInputEnded
        } else {
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
            await show(controller, on: renderer)
            hasInputEnded = renderer.hasInputEnded
        }
        reporter.finish()
        if hasInputEnded, !reporter.isComplete {
            Output.error("onboarding: the input ended before the flow did; add the lines that are missing\n")
            return .atFault
        }
        return .done
    }

    private static func targeting(_ arguments: Arguments, for flow: Flow) throws -> Targeting? {
        guard let file = arguments.value("--targeting") else {
            if arguments.has("--placement") { throw CommandFailure.usage("--placement needs --targeting T") }
            return nil
        }
        let targeting = try Files.targeting(file, mappings: [flow.mapping])
        if let placement = arguments.value("--placement") { try targeting.check(placement: placement) }
        return targeting
    }

    private static func show(_ controller: OnboardingController, on renderer: any OnboardingRenderer) async {
        controller.present(on: renderer)
        await controller.dismissed()
        await controller.settled()
    }
}
