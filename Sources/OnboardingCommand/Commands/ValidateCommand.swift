import Foundation
import OnboardingKit

/// `validate`: every issue of every flow.
enum ValidateCommand: Subcommand {
    static let help = """
        onboarding validate FLOW… [--json]

        Lists everything that is wrong, or looks wrong, in flow documents, one issue a line:

          FILE:LINE: error|warning RULE PATH: TEXT

          --json         one JSON object a line instead

        A flow without errors is named on standard error, with how much it holds, unless --json is given. Exit status 1
        if there is an error; warnings alone are no fault.

        """
    static let options: [String: Bool] = ["--json": false]
    static let files = 1...Int.max

    static func run(_ arguments: Arguments) async throws -> ExitCode {
        var code = ExitCode.done
        for file in arguments.files {
            let bytes: [UInt8]
            do {
                bytes = try Files.bytes(file)
            } catch let failure as CommandFailure {
                // One file that cannot be read hides nothing of the others.
                Output.error(failure.text + "\n")
                code = failure.code
                continue
            }
            let issues = Flow.issues(in: bytes)
            if code == .done, issues.contains(where: { $0.severity == .error }) { code = .atFault }
            let name = Files.name(file)
            for issue in issues {
                Output.line(arguments.has("--json") ? issue.json(file: name).text : issue.description(inFile: name))
            }
            if !arguments.has("--json"), let flow = try? Flow(reading: bytes, named: name) {
                Output.error("\(name): \(summary(of: flow, warnings: issues.count))\n")
            }
        }
        return code
    }

    /// What is said of a flow without errors; it stands beside the results, which are the issues.
    private static func summary(of flow: Flow, warnings: Int) -> String {
        let elements = flow.screens.reduce(0) { $0 + $1.elements.count }
        let counts = [(flow.screens.count, "screen"), (elements, "element"), (warnings, "warning")]
        return "no errors; "
            + counts.filter { $0.0 > 0 }.map { "\($0) \($1)" + ($0 == 1 ? "" : "s") }.joined(separator: ", ")
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
