import Foundation
import OnboardingFlow
import OnboardingProfile
import OnboardingValues
import TestSupport
import Testing

@Suite("Documents without a fault")
struct SoundDocumentTests {
    static let vectors: [URL] =
        (try? Fixture.conformance.map { try Fixture.files(in: $0.appendingPathComponent("branching")) }) ?? []

    @Test(
        "The public branching vectors give no error",
        .enabled(if: Fixture.conformance != nil, "ONBOARDING_CONFORMANCE names the folder of public vectors"),
        arguments: vectors
    )
    func publicVectors(file: URL) throws {
        let flow = try #require(try Fixture.json(file)["flow"])
        #expect(Flow.issues(in: flow.indentedText.utf8).filter { $0.severity == .error } == [])
    }

    @Test("An older configuration with the seven keys alone is sound")
    func sevenKeys() {
        let text = """
            { "id": "old", "questions": [
              { "id": "q1", "type": "singleChoice", "title": "One?", "subtitle": "Really",
                "options": [{ "id": "a", "label": "A" }, { "id": "b", "title": "B" }],
                "nextQuestionId": { "a": "q3", "default": "q2" }, "analyticsKey": "one" },
              { "id": "q2", "type": "slider", "title": "Two?" },
              { "id": "q3", "type": "text", "title": "Three?", "nextQuestionId": { "default": "$end" } }
            ] }
            """
        #expect(Flow.issues(in: text.utf8) == [])
    }

    @Test("Under wide limits lists and long texts may be mapped; under the standard ones they may not")
    func limits() throws {
        let text = """
            { "id": "f",
              "screens": [
                { "id": "many", "type": "multiChoice", "options": [{ "id": "x", "label": "X" }] },
                { "id": "text", "type": "text", "maxLength": 1000 }
              ],
              "profile": { "many": { "to": "custom.many" }, "text": { "to": "custom.text" } } }
            """
        #expect(Flow.issues(in: text.utf8, limits: .wide) == [])
        #expect(Flow.issues(in: text.utf8).map(\.rule) == ["mapping-limit", "mapping-limit"])
        #expect(throws: Never.self) { try Flow(reading: text, limits: .wide) }
        #expect(throws: FlowError.self) { try Flow(reading: text) }
    }

    @Test("Without validation a document with broken references loads")
    func skipped() throws {
        let text = "{ \"id\": \"f\", \"screens\": [{ \"id\": \"a\", \"next\": \"gone\" }] }"
        #expect(throws: Never.self) { try Flow(reading: text, validation: .skipped) }
        #expect(throws: FlowError.self) { try Flow(reading: text) }
    }
}
