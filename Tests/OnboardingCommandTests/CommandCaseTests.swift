import Foundation
import TestSupport
import Testing

@Suite("The command, case by case")
struct CommandCaseTests {
    @Test("Output, errors and exit status are exactly those of the folder", arguments: CommandCase.all)
    func outcome(of example: CommandCase) async throws {
        let outcome = try await Program.onboarding.run(
            example.arguments,
            input: example.bytes("stdin"),
            in: example.folder
        )
        #expect(outcome.outputText == String(decoding: example.bytes("stdout"), as: UTF8.self))
        #expect(outcome.errorText == String(decoding: example.bytes("stderr"), as: UTF8.self))
        #expect(outcome.status == example.status)
        #expect(!outcome.wasKilled)
    }

    @Test("Every subcommand has cases")
    func everySubcommand() {
        let subcommands = Set(CommandCase.all.compactMap(\.arguments.first))
        #expect(
            subcommands.isSuperset(of: [
                "validate", "path", "run", "decode", "evaluate", "graph", "resolve", "matrix", "help",
            ])
        )
    }
}
