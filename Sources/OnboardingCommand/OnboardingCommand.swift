import Foundation

/// The author's command: reads the subcommand and hands over to it.
@MainActor
enum OnboardingCommand {
    static let usage = """
        onboarding: checks and plays onboarding flows

        onboarding validate FLOW…                      lists everything wrong in flow documents
        onboarding path FLOW --answers A.json [--json] the screens that answers lead through
        onboarding run FLOW [--answers A.json] [--json] plays a flow in the terminal, or by answers
        onboarding decode [FILE]                       messages of any form, one JSON a line, to the saved form
        onboarding evaluate [FILE]                     conditions, one JSON a line, to true or false

        A file named - is standard input. Results go to standard output, everything else to standard error.
        --today DATE   the day for relative dates, YYYY-MM-DD
        --locale ID    the language of the texts, such as de or ar
        --seed N       decides the order of shuffled options
        --json         JSON where the default is for people

        Exit status: 0 done; 1 the document or the answers are at fault; 2 a file cannot be read or written; 64 usage.

        """

    static func run(_ words: [String]) async -> ExitCode {
        guard let name = words.first else {
            Output.error(usage)
            return .usage
        }
        if ["help", "--help", "-h"].contains(name) {
            Output.result(usage)
            return .done
        }
        let subcommands: [String: any Subcommand.Type] = [
            "validate": ValidateCommand.self, "path": PathCommand.self, "run": RunCommand.self,
            "decode": DecodeCommand.self, "evaluate": EvaluateCommand.self,
        ]
        do {
            guard let subcommand = subcommands[name] else {
                throw CommandFailure.usage("there is no subcommand \"\(name)\"")
            }
            let arguments = try Arguments(Array(words.dropFirst()), for: subcommand)
            return try await subcommand.run(arguments)
        } catch let failure as CommandFailure {
            Output.error(failure.text.hasSuffix("\n") ? failure.text : failure.text + "\n")
            if failure.code == .usage { Output.error("Try \"onboarding help\".\n") }
            return failure.code
        } catch {
            Output.error("\(error)\n")
            return .atFault
        }
    }
}

/// How the command ends.
enum ExitCode: Int32 {
    case done = 0
    case atFault = 1
    case unreadable = 2
    case usage = 64
}

/// Why the command cannot do what was asked.
struct CommandFailure: Error {
    let code: ExitCode
    let text: String

    static func usage(_ text: String) -> CommandFailure { CommandFailure(code: .usage, text: "onboarding: " + text) }
    static func atFault(_ text: String) -> CommandFailure { CommandFailure(code: .atFault, text: text) }
}

/// One of the command's jobs.
@MainActor
protocol Subcommand {
    /// The options it takes, each with whether a value follows.
    static var options: [String: Bool] { get }
    /// How many files it takes.
    static var files: ClosedRange<Int> { get }

    static func run(_ arguments: Arguments) async throws -> ExitCode
}
