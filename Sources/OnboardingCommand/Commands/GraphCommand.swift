import OnboardingFlow
import OnboardingKit

/// `graph`: a picture of the branches.
enum GraphCommand: Subcommand {
    static let help = """
        onboarding graph FLOW [--format mermaid] [--locale ID]

        Prints a picture of every way through a flow, as text that draws itself: Mermaid, which GitHub and many editors
        show. Screens are boxes (questions), leaning boxes (info), hexagons (interludes) and pills (final screens); a
        diamond stands where a screen shows under a condition only. What no answers lead to, and what does not exist,
        says so.

          --format mermaid  the notation; there is no other yet
          --locale ID       the language of titles and labels, such as de or ar

        A document with errors is drawn as far as its form allows; the errors go to standard error.

        """
    static let options: [String: Bool] = ["--format": true, "--locale": true]
    static let files = 1...1

    static func run(_ arguments: Arguments) async throws -> ExitCode {
        if let format = arguments.value("--format"), format != "mermaid" {
            throw CommandFailure.usage("there is no format \"\(format)\"; use mermaid")
        }
        let name = Files.name(arguments.files[0])
        let bytes = try Files.bytes(arguments.files[0])
        do {
            let flow = try Flow(reading: bytes, named: name, validation: .skipped)
            Output.result(FlowChart(of: flow, locale: arguments.value("--locale")).mermaid)
        } catch {
            throw CommandFailure.atFault(error.description)
        }
        let errors = Flow.issues(in: bytes).filter { $0.severity == .error }
        for error in errors { Output.error(error.description(inFile: name) + "\n") }
        return errors.isEmpty ? .done : .atFault
    }
}
