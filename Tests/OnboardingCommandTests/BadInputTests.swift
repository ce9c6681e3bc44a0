import Foundation
import TestSupport
import Testing

/// A document that is wrong, made where a file of it would be large.
struct BadDocument: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let bytes: Data
    /// How the first line of the report begins.
    let report: String

    init(_ name: String, _ text: String, _ report: String) { self.init(name, Data(text.utf8), report) }

    init(_ name: String, _ bytes: Data, _ report: String) {
        testDescription = name
        self.bytes = bytes
        self.report = report
    }

    static let all = [
        BadDocument("empty", "", "bad.json:1: error not-json: "),
        BadDocument("blank", " \n\n ", "bad.json:3: error not-json: "),
        BadDocument("not JSON", "{\"id\": \"a\",\n  screens: []}", "bad.json:2: error not-json: "),
        BadDocument("cut off", "{\"id\": \"a\",\n \"screens\": [{", "bad.json:2: error not-json screens[0]: "),
        BadDocument("two documents", "{}\n{}", "bad.json:2: error not-json: "),
        BadDocument("a number", "7", "bad.json:1: error wrong-type: "),
        BadDocument(
            "screens of another type",
            "{\"id\": \"a\",\n\"screens\": {}}",
            "bad.json:2: error wrong-type screens: "
        ),
        BadDocument("no screens", "{\"id\": \"a\", \"screens\": []}", "bad.json:1: error no-screens screens: "),
        BadDocument(
            "a key twice",
            #"{"screens": [{"id": "s", "title": "S"}], "id": "a","# + "\n" + #""id": "b"}"#,
            "bad.json:2: error duplicate-key id: "
        ),
        BadDocument("nested 10,000 deep", String(repeating: "[", count: 10_000), "bad.json:1: error too-deep"),
        BadDocument(
            "nested 10,000 objects deep",
            String(repeating: "{\"a\":\n", count: 10_000),
            "bad.json:65: error too-deep"
        ),
        BadDocument(
            "a string of 10 MB",
            "\"" + String(repeating: "x", count: 10 << 20) + "\"",
            "bad.json:1: error too-large: "
        ),
        BadDocument("100,000 options of 8 MB", manyOptions(100_000), "bad.json:1: error too-large: "),
        BadDocument("bytes that are not UTF-8", Data([0x22, 0xC3, 0x28, 0x22]), "bad.json:1: error not-utf8: "),
        BadDocument("a lone surrogate", #"{"id": "\ud800"}"#, "bad.json:1: error "),
        BadDocument("a byte order mark alone", Data([0xEF, 0xBB, 0xBF]), "bad.json:1: error not-json: "),
        BadDocument("UTF-16", Data([0xFF, 0xFE, 0x7B, 0x00]), "bad.json:1: error "),
        BadDocument("zero bytes", Data(count: 1000), "bad.json:1: error not-json: "),
        BadDocument("a number of 400 digits", #"{"id": \#(String(repeating: "9", count: 400))}"#, "bad.json:1: error "),
    ]

    static func manyOptions(_ count: Int) -> String {
        let options = (0..<count).map {
            #"{"id":"option-\#($0)","label":"An option that is one of a great many of its kind"}"#
        }
        return #"{"schemaVersion":1,"id":"many","screens":[{"id":"a","type":"singleChoice","title":"?","options":["#
            + options.joined(separator: ",") + "]}]}"
    }
}

@Suite("Bad input through the command")
struct BadInputTests {
    @Test(
        "A bad document is reported with file, line, rule and mend, by every subcommand that reads one",
        arguments: BadDocument.all
    )
    func documents(document: BadDocument) async throws {
        try await TemporaryDirectory.use { folder in
            try document.bytes.write(to: folder.appendingPathComponent("bad.json"))
            try Data("{}".utf8).write(to: folder.appendingPathComponent("answers.json"))
            let validated = try await Program.onboarding.run(["validate", "bad.json"], in: folder)
            #expect(validated.outputText.hasPrefix(document.report), "\(validated.outputText.prefix(300))")
            #expect(validated.status == 1 && !validated.wasKilled && validated.errors.isEmpty)
            for words in [["path", "bad.json", "--answers", "answers.json"], ["run", "bad.json"]] {
                let outcome = try await Program.onboarding.run(words, in: folder)
                #expect(outcome.errorText.hasPrefix(document.report), "\(outcome.errorText.prefix(300))")
                #expect(outcome.status == 1 && !outcome.wasKilled && outcome.output.isEmpty)
            }
        }
    }

    @Test("Bad answers are reported the same way", arguments: BadDocument.all)
    func answers(document: BadDocument) async throws {
        let flow = Fixture.package.appendingPathComponent("Examples/Flows/sleep.json").path
        try await TemporaryDirectory.use { folder in
            try document.bytes.write(to: folder.appendingPathComponent("bad.json"))
            for subcommand in ["path", "run"] {
                let outcome = try await Program.onboarding.run([subcommand, flow, "--answers", "bad.json"], in: folder)
                #expect(outcome.errorText.hasPrefix("bad.json:"), "\(outcome.errorText.prefix(300))")
                #expect(outcome.status == 1 && !outcome.wasKilled && outcome.output.isEmpty)
            }
        }
    }

    @Test("As many options as a document holds are read, played and reported")
    func manyOptions() async throws {
        try await TemporaryDirectory.use { folder in
            let flow = BadDocument.manyOptions(20_000)
            try Data(flow.utf8).write(to: folder.appendingPathComponent("flow.json"))
            let words = ["run", "flow.json", "--answers", "-", "--json"]
            let outcome = try await Program.onboarding.run(
                words,
                input: Data(#"{"a": "option-19999"}"#.utf8),
                in: folder
            )
            #expect(outcome.status == 0)
            #expect(outcome.lines.last?.contains(#""answers":{"a":"option-19999"}"#) == true)
        }
    }

    @Test("A line of 10 MB is answered in its place, and the line after it too")
    func longLine() async throws {
        let long = #"{"type": "\#(String(repeating: "x", count: 10 << 20))"}"#
        let lines = Data((long + "\n[]\n").utf8)
        let decoded = try await Program.onboarding.run(["decode", "-"], input: lines)
        #expect(decoded.lines.count == 2 && decoded.lines.allSatisfy { $0.hasPrefix(#"{"unknown":"#) })
        #expect(decoded.status == 0 && decoded.errors.isEmpty)
        let evaluated = try await Program.onboarding.run(["evaluate", "-"], input: lines)
        #expect(evaluated.lines.count == 2 && evaluated.lines.allSatisfy { $0.hasPrefix(#"{"error":"#) })
        #expect(evaluated.status == 0 && evaluated.errors.isEmpty)
    }

    @Test("Output that cannot be written ends with 2")
    func fullDisk() async throws {
        let full = FileHandle(forWritingAtPath: "/dev/full")
        guard let full else { return }
        let ending = try await Program.onboarding.start(["help"], output: full).ended()
        #expect(ending.status == 2 && !ending.wasKilled)
    }
}
