import OnboardingKit
import OnboardingMatrix

/// `matrix`: what every set of answers leads to at a placement.
enum MatrixCommand: Subcommand {
    static let help = """
        onboarding matrix FLOW --targeting T --placement P [--json] [--today DATE]

        Lists every class of answers that the placement's segments tell apart: an example of the answers they ask about,
        the segment and what is shown, then the screens of the example. Below stands what is wrong: audiences that no
        answers reach or that come behind others, contents never shown, values no option has. What was not looked at
        whole is said, too. It goes by people who finish the flow, of whom nothing was known before.

          --targeting T  the targeting document
          --placement P  the id of the placement
          --json         one object: "rows", "issues" and "isComplete"
          --today DATE   the day for relative dates, YYYY-MM-DD

        """
    static let options: [String: Bool] = [
        "--targeting": true, "--placement": true, "--json": false, "--today": true,
    ]
    static let files = 1...1

    static func run(_ arguments: Arguments) async throws -> ExitCode {
        let (document, id) = try (arguments.required("--targeting", "T"), arguments.required("--placement", "P"))
        let flow = try Files.flow(arguments.files[0])
        let targeting = try Files.targeting(document, mappings: [flow.mapping])
        try targeting.check(placement: id)
        guard let placement = targeting.placements[id] else { return .atFault }
        let today = try arguments.moment().today
        let matrix = OutcomeMatrix(
            of: flow,
            at: placement,
            hostAttributes: targeting.hostAttributes,
            today: today
        )
        if arguments.has("--json") {
            Output.line(matrix.json.text)
        } else {
            Output.result(MatrixTable(matrix).text)
        }
        return .done
    }
}
