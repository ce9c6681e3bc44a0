import Foundation
import TestSupport
import Testing

@Suite("The pictures of the example flows in Docs/Graphs")
struct GraphPageTests {
    private static let pages = Fixture.package.appendingPathComponent("Docs/Graphs")
    static let flows: [URL] =
        (try? Fixture.files(in: Fixture.package.appendingPathComponent("Examples/Flows"))) ?? []

    private static func name(_ file: URL) -> String { file.deletingPathExtension().lastPathComponent }

    @Test("Each page holds what the command prints now, under the words that print it", arguments: flows)
    func picture(flow: URL) async throws {
        let path = "Examples/Flows/\(flow.lastPathComponent)"
        let outcome = try await Program.onboarding.run(["graph", path], in: Fixture.package)
        #expect(outcome.status == 0)
        let page = try? String(
            contentsOf: Self.pages.appendingPathComponent(Self.name(flow) + ".md"),
            encoding: .utf8
        )
        let expected = """
            `swift run onboarding graph \(path)` prints this picture.

            ```mermaid
            \(outcome.outputText)```

            """
        #expect(page == expected, "Build, then write the pages anew with .ci/graphs, and look at what changed.")
    }

    @Test("There is no page without a flow")
    func pages() throws {
        let pages = try Fixture.files(in: Self.pages, ending: "md").map(Self.name)
        #expect(pages == Self.flows.map(Self.name))
    }
}
