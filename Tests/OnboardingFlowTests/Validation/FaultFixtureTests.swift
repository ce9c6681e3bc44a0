import Foundation
import OnboardingFlow
import OnboardingValues
import TestSupport
import Testing

/// Each file of Tests/Fixtures/Faults is a document; the file beside it, of the same name and the ending `issues`, has
/// what is to be reported, an issue a line: line number, severity, rule, path.
@Suite("Documents with a fault")
struct FaultFixtureTests {
    static let files: [URL] =
        (try? Fixture.files(in: Fixture.package.appendingPathComponent("Tests/Fixtures/Faults"))) ?? []

    @Test("Each document gives exactly the issues that are written beside it", arguments: files)
    func issues(file: URL) throws {
        let expected = try String(
            contentsOf: file.deletingPathExtension().appendingPathExtension("issues"),
            encoding: .utf8
        )
        let found = Flow.issues(in: try Data(contentsOf: file))
        #expect(found.map(\.summary) == expected.split(separator: "\n").map(String.init))
    }

    @Test("A document with an error does not load, one with warnings does", arguments: files)
    func loading(file: URL) throws {
        let bytes = try Data(contentsOf: file)
        let issues = Flow.issues(in: bytes)
        let hasErrors = issues.contains { $0.severity == .error }
        do {
            _ = try Flow(reading: bytes, named: file.lastPathComponent)
            #expect(!hasErrors)
        } catch {
            #expect(hasErrors && error.issues == issues)
        }
    }

    @Test("Every issue has a line and a text that people can read", arguments: files)
    func texts(file: URL) throws {
        for issue in Flow.issues(in: try Data(contentsOf: file)) {
            #expect(!issue.text.isEmpty && !issue.text.contains("Optional("), "\(issue)")
            #expect(issue.line >= 1, "\(issue)")
        }
    }

    @Test("Every rule that Docs/FlowFormat.md lists is broken by some document, and every rule broken is listed")
    func rules() throws {
        let page = try String(
            contentsOf: Fixture.package.appendingPathComponent("Docs/FlowFormat.md"),
            encoding: .utf8
        )
        let rows = page.split(separator: "\n").filter { $0.hasSuffix("| error |") || $0.hasSuffix("| warning |") }
        let listed = rows.map { row in
            let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            return "\(cells[cells.count - 1]) \(cells[0].trimmingCharacters(in: ["`"]))"
        }
        let broken = try Self.files.flatMap { file in
            Flow.issues(in: try Data(contentsOf: file)).map { "\($0.severity.rawValue) \($0.rule)" }
        }
        let untested = ["error too-large"]
        #expect(Set(listed) == Set(broken + untested))
        #expect(Set(listed).count == listed.count)
    }
}

extension DocumentIssue {
    fileprivate var summary: String {
        "\(line) \(severity.rawValue) \(rule)" + (path.isEmpty ? "" : " \(path)")
    }
}
