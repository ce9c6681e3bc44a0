import Foundation
import OnboardingFlow
import OnboardingValues
import TestSupport
import Testing

@Suite("Flows that the pages show")
struct PageTests {
    @Test("The first one of a page is whole and gives no issue at all", arguments: ["README.md", "Docs/FlowFormat.md"])
    func firstFlow(page: String) throws {
        let text = try String(contentsOf: Fixture.package.appendingPathComponent(page), encoding: .utf8)
        let start = try #require(text.firstRange(of: "```json\n")).upperBound
        let end = try #require(text[start...].firstRange(of: "```\n")).lowerBound
        let flow = text[start..<end]
        #expect(Flow.issues(in: flow.utf8) == [])
        #expect(throws: Never.self) { try Flow(reading: flow.utf8) }
    }
}
