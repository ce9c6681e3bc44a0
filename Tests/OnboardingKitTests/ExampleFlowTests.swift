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

@Suite("Playing by answers always ends")
@MainActor
struct AnswersRendererEndTests {
    @Test("Answers that lead back for ever are refused with the screen")
    func loop() async throws {
        let flow = try Flow(
            reading: """
                {"schemaVersion": 1, "id": "f", "screens": [
                    {"id": "a"},
                    {"id": "b", "elements": [{"id": "sure", "type": "singleChoice",
                        "options": [{"id": "yes", "label": "Yes"}, {"id": "no", "label": "No"}]}],
                     "rules": [{"if": {"sure": "no"}, "goTo": "a"}]}
                ]}
                """
        )
        let played = try await run(flow, answers: ["sure": "no"])
        #expect(played.result == nil && played.refusals == ["a": "the answers lead back to this screen for ever"])
    }

    @Test("A main button of the host's own neither commits nor moves, and the run is closed")
    func customMainButton() async throws {
        let flow = try Flow(
            reading: """
                {"schemaVersion": 1, "id": "f", "screens": [
                    {"id": "a", "elements": [{"id": "name", "type": "text"}],
                     "buttons": [{"id": "help", "label": "Help", "action": "custom", "actionId": "get_help"}]}
                ]}
                """
        )
        let delegate = RecordingDelegate()
        let played = try await run(flow, answers: ["name": "Ada"], delegate: delegate)
        #expect(played.refusals == ["a": "its main button does not lead on"])
        let custom = played.calls.compactMap { if case .custom(let action) = $0 { action.actionId } else { nil } }
        #expect(custom == ["get_help"])
    }
}
