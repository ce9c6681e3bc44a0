import Foundation
import OnboardingKit

/// `validate`: every issue of every flow.
enum ValidateCommand: Subcommand {
    static let help = """
        onboarding validate FLOW… [--json]

        Lists everything that is wrong, or looks wrong, in flow documents, one issue a line:

          FILE:LINE: error|warning RULE PATH: TEXT

          --json         one JSON object a line instead

        Exit status 1 if there is an error; warnings alone are no fault.

        """
    static let options: [String: Bool] = ["--json": false, "--today": true, "--locale": true, "--seed": true]
    static let files = 1...Int.max

    static func run(_ arguments: Arguments) async throws -> ExitCode {
        var code = ExitCode.done
        for file in arguments.files {
            let issues: [DocumentIssue]
            do {
                issues = Flow.issues(in: try Files.bytes(file))
            } catch let failure as CommandFailure {
                // One file that cannot be read hides nothing of the others.
                Output.error(failure.text + "\n")
                code = failure.code
                continue
            }
            if code == .done, issues.contains(where: { $0.severity == .error }) { code = .atFault }
            let name = Files.name(file)
            for issue in issues {
                Output.line(arguments.has("--json") ? issue.json(file: name).text : issue.description(inFile: name))
            }
        }
        return code
    }
}

extension DocumentIssue {
    fileprivate func json(file: String) -> JSONValue {
        [
            "file": .string(file), "line": .number(.init(line)), "severity": .string(severity.rawValue),
            "rule": .string(rule.rawValue), "path": .string(path), "text": .string(text),
        ]
    }
}
