import Foundation

/// The author's command: reads the subcommand and hands over to it.
@MainActor
enum OnboardingCommand {
    private static let subcommands: [(name: String, type: any Subcommand.Type)] = [
        ("validate", ValidateCommand.self), ("path", PathCommand.self), ("run", RunCommand.self),
        ("decode", DecodeCommand.self), ("evaluate", EvaluateCommand.self), ("graph", GraphCommand.self),
        ("resolve", ResolveCommand.self), ("matrix", MatrixCommand.self),
    ]

    static let help = """
        onboarding checks and plays onboarding flows.

          validate FLOW…               everything that is wrong in flow documents
          path FLOW --answers A.json   the screens that answers lead through
          run FLOW [--answers A.json]  plays a flow here, or by answers without asking
          decode [FILE]                messages of any form, one a line, to the saved form
          evaluate [FILE]              conditions, one a line, to true or false
          graph FLOW                   a picture of every way through a flow
          resolve                      what a placement shows to a person, and why
          matrix FLOW                  what every set of answers leads to at a placement
          help [SUBCOMMAND]            this, or more about one of them

        A file named - is standard input. Results go to standard output, everything else to standard error.
        Exit status: 0 done, 1 the document or the answers are at fault, 2 a file cannot be read or written, 64 usage.

        """

    static func run(_ words: [String]) async -> ExitCode {
        guard let name = words.first else {
            Output.error(help)
            return .usage
        }
        do {
            if let topic = topic(of: words) {
                Output.result(try topic.isEmpty ? help : subcommand(topic).help)
                return .done
            }
            let subcommand = try subcommand(name)
            let arguments = try Arguments(Array(words.dropFirst()), for: subcommand)
            return try await subcommand.run(arguments)
        } catch let failure as CommandFailure {
            Output.error(failure.text.hasSuffix("\n") ? failure.text : failure.text + "\n")
            if failure.code == .usage {
                let topic = subcommands.contains { $0.name == name } ? " " + name : ""
                Output.error("Try \"onboarding help\(topic)\".\n")
            }
            return failure.code
        } catch {
            Output.error("onboarding: \(error)\n")
            return .atFault
        }
    }

    /// What help is asked for: a subcommand's name, or empty for all; nil where none is asked for.
    private static func topic(of words: [String]) -> String? {
        let asks: Set = ["help", "--help", "-h"]
        guard let place = words.firstIndex(where: asks.contains), place == 0 || words[place] != "help" else {
            return nil
        }
        return place == 0 ? words.dropFirst().first ?? "" : words[0]
    }

    private static func subcommand(_ name: String) throws -> any Subcommand.Type {
        if let type = subcommands.first(where: { $0.name == name })?.type { return type }
        let names = subcommands.map(\.name).joined(separator: ", ")
        throw CommandFailure.usage("there is no subcommand \"\(name)\"; use one of \(names)")
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

    /// A file that the system just refused to read.
    static func unreadable(_ path: String) -> CommandFailure {
        let reason = String(cString: strerror(errno))
        return CommandFailure(code: .unreadable, text: "onboarding: cannot read \(Files.name(path)): \(reason)")
    }
}

/// One of the command's jobs.
@MainActor
protocol Subcommand {
    /// What it does, for a person who asks.
    static var help: String { get }
    /// The options it takes, each with whether a value follows.
    static var options: [String: Bool] { get }
    /// How many files it takes.
    static var files: ClosedRange<Int> { get }

    static func run(_ arguments: Arguments) async throws -> ExitCode
}
