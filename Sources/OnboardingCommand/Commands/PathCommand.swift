import OnboardingKit

/// `path`: the screens that answers lead through.
enum PathCommand: Subcommand {
    static let help = """
        onboarding path FLOW --answers A.json [--json] [--today DATE]

        Prints the screens that answers lead through, in order. A.json is {elementId: value}; answers to screens off the
        path, and dates of which a part is missing, are no error.

          --answers A.json  the answers
          --json            one object: "path", "answers" on the path, and "dropped", the answers off it
          --today DATE      the day for relative dates, YYYY-MM-DD

        """
    static let options: [String: Bool] = ["--answers": true, "--json": false, "--today": true]
    static let files = 1...1

    static func run(_ arguments: Arguments) async throws -> ExitCode {
        guard let file = arguments.value("--answers") else { throw CommandFailure.usage("path needs --answers A.json") }
        let flow = try Files.flow(arguments.files[0])
        let answers = try AnswersFile(file, for: flow).answers
        let path = flow.path(answers: answers, today: try arguments.moment().today)
        if arguments.has("--json") {
            let json: JSONValue = [
                "path": .array(path.screens.map(JSONValue.string)),
                "answers": json(path.answers),
                "dropped": json(path.dropped),
            ]
            Output.line(json.text)
        } else {
            for screen in path.screens { Output.line(screen) }
        }
        return .done
    }

    private static func json(_ answers: [String: Answer]) -> JSONValue {
        .object(JSONObject(answers.sorted { $0.key < $1.key }.map { ($0.key, $0.value.json) }))
    }
}
