import OnboardingKit

/// `decode`: messages of any of the three forms to the saved form.
enum DecodeCommand: Subcommand {
    static let help = """
        onboarding decode [FILE]

        Reads messages, one JSON a line, in the saved form, a page's or a bridge's, and prints each in the saved form. One
        that is no such message becomes {"unknown": …, "reason": …}.

        """
    static let options: [String: Bool] = [:]
    static let files = 0...1

    static func run(_ arguments: Arguments) async throws -> ExitCode {
        try Files.forEachLine(arguments.files.first) { line in
            Output.line(OnboardingMessage(decoding: line).savedForm.text)
        }
        return .done
    }
}
