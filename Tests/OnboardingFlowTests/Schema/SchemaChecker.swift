import Foundation
import OnboardingValues
import TestSupport
import Testing

/// Checks documents against Docs/flow.schema.json with PyPI's jsonschema, in a process of its own.
enum SchemaChecker {
    /// What the checker says about a document.
    struct Verdict {
        struct Fault {
            let place: String
            /// The word of the schema that is broken, such as `required`.
            let word: String
        }

        let name: String
        let faults: [Fault]
        var isAccepted: Bool { faults.isEmpty }
    }

    static let schema = Fixture.package.appendingPathComponent("Docs/flow.schema.json")
    private static let script = Fixture.package.appendingPathComponent("Tests/Schema/check.py")
    /// Where Tests/run puts jsonschema when the system has none.
    private static let ownPython = Fixture.package.appendingPathComponent(".build/schema-venv/bin/python3")

    /// A Python that has jsonschema; nil where there is none.
    static let python: URL? = {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
        let found = folders.map { URL(fileURLWithPath: $0).appendingPathComponent("python3") }
        return ([ownPython] + found).first { url in
            guard FileManager.default.isExecutableFile(atPath: url.path) else { return false }
            let words = ["-c", "from jsonschema import Draft202012Validator"]
            guard let process = try? ChildProcess(url, words, environment: ProcessInfo.processInfo.environment) else {
                return false
            }
            let ending = process.wait()
            return ending.status == 0 && !ending.wasKilled
        }
    }()

    /// What the checker says about each document, in their order.
    static func verdicts(_ documents: [(name: String, document: JSONValue)]) async throws -> [Verdict] {
        let python = try #require(python, "python3 with jsonschema is missing; Tests/run installs it")
        let lines = documents.map { name, document -> String in
            let line: JSONValue = ["name": .string(name), "document": document]
            return line.text + "\n"
        }
        return try await TemporaryDirectory.use { folder in
            let (input, output, errors) = (file("in"), file("out"), file("err"))
            func file(_ name: String) -> URL { folder.appendingPathComponent(name) }
            try Data(lines.joined().utf8).write(to: input)
            for url in [output, errors] { try Data().write(to: url) }
            let process = try ChildProcess(
                python,
                [script.path, schema.path],
                environment: ProcessInfo.processInfo.environment,
                input: FileHandle(forReadingFrom: input),
                output: FileHandle(forWritingTo: output),
                errors: FileHandle(forWritingTo: errors)
            )
            let ending = await process.ended()
            let complaint = try String(contentsOf: errors, encoding: .utf8)
            #expect(ending.status == 0 && !ending.wasKilled, "\(complaint)")
            return try Data(contentsOf: output).split(separator: UInt8(ascii: "\n")).map { line in
                let json = try JSONValue(reading: line)
                let faults = (json["errors"]?.array ?? []).map { fault in
                    Verdict.Fault(place: fault["place"]?.string ?? "", word: fault["word"]?.string ?? "")
                }
                return Verdict(name: json["name"]?.string ?? "", faults: faults)
            }
        }
    }
}

extension Trait where Self == ConditionTrait {
    /// A test that needs the checker: left out where it is missing, but never where every change is checked.
    static var checker: ConditionTrait {
        .enabled(
            if: SchemaChecker.python != nil || ProcessInfo.processInfo.environment["CI"] == "true",
            "Left out: it needs python3 with jsonschema, which Tests/run installs"
        )
    }
}
