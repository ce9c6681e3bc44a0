import Foundation
import OnboardingKit

/// `validate`: every issue of every flow.
enum ValidateCommand: Subcommand {
    static let help = """
        onboarding validate FLOW… [--targeting T] [--json]

        Lists everything that is wrong, or looks wrong, in flow documents, one issue a line:

          FILE:LINE: error|warning RULE PATH: TEXT

          --targeting T  also checks the targeting document T, whose segments may ask for what the flows' answers set
          --json         one JSON object a line instead

        A document without errors is named on standard error, with how much it holds, unless --json is given. Exit status 1
        if there is an error; warnings alone are no fault.

        """
    static let options: [String: Bool] = ["--json": false, "--targeting": true]
    static let files = 1...Int.max

    static func run(_ arguments: Arguments) async throws -> ExitCode {
        var code = ExitCode.done
        var flows: [Flow] = []
        for file in arguments.files {
            check(file, arguments, &code, { Flow.issues(in: $0) }) { bytes in
                guard let flow = try? Flow(reading: bytes) else { return nil }
                flows.append(flow)
                let elements = flow.screens.reduce(0) { $0 + $1.elements.count }
                return [(flow.screens.count, "screen"), (elements, "element")]
            }
        }
        if let file = arguments.value("--targeting") {
            // What a flow sets that cannot be read is not known.
            let isWhole = flows.count == arguments.files.count
            let mappings = isWhole ? flows.map(\.mapping) : []
            check(file, arguments, &code, { Targeting.issues(in: $0, mappings: mappings) }) { bytes in
                guard let targeting = try? Targeting(reading: bytes, mappings: mappings) else { return nil }
                return [
                    (targeting.segments.count, "segment"), (targeting.placements.count, "placement"),
                    (targeting.contents.count, "content"),
                ]
            }
        }
        return code
    }

    /// Lists the issues of a document; `counts` says what one without errors holds.
    private static func check(
        _ file: String,
        _ arguments: Arguments,
        _ code: inout ExitCode,
        _ issues: ([UInt8]) -> [DocumentIssue],
        counts: ([UInt8]) -> [(Int, String)]?
    ) {
        let bytes: [UInt8]
        do {
            bytes = try Files.bytes(file)
        } catch {
            // One file that cannot be read hides nothing of the others.
            let failure = error as? CommandFailure
            Output.error((failure?.text ?? "\(error)") + "\n")
            code = failure?.code ?? .unreadable
            return
        }
        let (name, issues) = (Files.name(file), issues(bytes))
        if code == .done, issues.contains(where: { $0.severity == .error }) { code = .atFault }
        for issue in issues {
            Output.line(arguments.has("--json") ? issue.json(file: name).text : issue.description(inFile: name))
        }
        let counts = counts(bytes)
        if !arguments.has("--json"), let counts {
            Output.error("\(name): \(summary(counts + [(issues.count, "warning")]))\n")
        }
    }

    /// What is said of a document without errors; it stands beside the results, which are the issues.
    private static func summary(_ counts: [(Int, String)]) -> String {
        "no errors; "
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
