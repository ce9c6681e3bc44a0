import Foundation
import OnboardingKit

/// `validate`: every issue of every flow.
enum ValidateCommand: Subcommand {
    static let options: [String: Bool] = ["--json": false, "--today": true, "--locale": true, "--seed": true]
    static let files = 1...Int.max

    static func run(_ arguments: Arguments) async throws -> ExitCode {
        var hasErrors = false
        for file in arguments.files {
            let issues = Flow.issues(in: try Files.bytes(file))
            hasErrors = hasErrors || issues.contains { $0.severity == .error }
            for issue in issues {
                let name = Files.name(file)
                Output.line(arguments.has("--json") ? issue.json(file: name).text : issue.description(inFile: name))
            }
        }
        return hasErrors ? .atFault : .done
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
