import Foundation
import OnboardingKit
import OnboardingTesting
import TestSupport
import Testing

@Suite("The example flows")
struct ExampleFlowTests {
    @Test(
        "Each is played to its end by its answers",
        arguments: [
            ("fitness", "fitness-beginner"), ("fitness", "fitness-pro"), ("sleep", "sleep-stressed"),
            ("sleep", "sleep-calm"),
        ]
    )
    @MainActor
    func play(flowName: String, answersName: String) async throws {
        let examples = Fixture.package.appendingPathComponent("Examples")
        let flow = try Flow(
            reading: Data(contentsOf: examples.appendingPathComponent("Flows/\(flowName).json")),
            named: "\(flowName).json"
        )
        let answers = try Fixture.json(examples.appendingPathComponent("Answers/\(answersName).json"))
        let played = try await run(flow, answers: try #require(answers.object))
        #expect(played.refusals == [:])
        let result = try #require(played.result)
        let path = flow.path(answers: try flow.answers(from: answers), today: ManualClock().now.today)
        #expect(result.path == path.screens)
        #expect(path.dropped.isEmpty)
    }
}
