import OnboardingFlow
import OnboardingValues
import Testing

@Suite("An answers file")
struct AnswersFileTests {
    @Test(
        "Says of an answer that no screen could give what is wrong, and changes nothing to fit",
        arguments: [
            (#"{"cups": 33}"#, "cups"), (#"{"cups": 3.4}"#, "cups"), (#"{"cups": 0}"#, "cups"),
            (#"{"cups": null}"#, "cups"),
            (#"{"kinds": ["green", "black", "herb"]}"#, "kinds"), (#"{"kinds": ["green", "none"]}"#, "kinds"),
        ]
    )
    func refused(text: String, element: String) throws {
        let flow = try flow()
        let json = try JSONValue(reading: text)
        let error = #expect(throws: AnswersError.self) { try flow.answers(from: json) }
        #expect(error?.faults.map(\.elementId) == [element])
    }

    @Test("Says everything that is wrong, in the order of the file")
    func everyFault() throws {
        let flow = try flow()
        let json: JSONValue = ["kinds": ["green", "none"], "size": 3, "cups": "two"]
        let error = #expect(throws: AnswersError.self) { try flow.answers(from: json) }
        #expect(error?.faults.map(\.elementId) == ["kinds", "size", "cups"])
        #expect(error?.description.split(separator: "\n").count == 3)
    }

    @Test(
        "Takes what a screen can give",
        arguments: [#"{"cups": 9}"#, #"{"kinds": ["none"]}"#, #"{"kinds": ["green", "herb"]}"#, #"{"kinds": null}"#]
    )
    func taken(text: String) throws {
        #expect(try flow().answers(from: JSONValue(reading: text)).count == 1)
    }

    @Test("Takes a text as a person's is taken: trimmed, and empty where nothing is left")
    func trimmed() throws {
        let flow = try Flow(
            reading: #"{"schemaVersion": 1, "id": "f", "questions": [{"id": "t", "type": "text", "title": "T"}]}"#
        )
        #expect(try flow.answers(from: ["t": " hi \n"]) == ["t": .text("hi")])
        #expect(try flow.answers(from: ["t": "  "]) == ["t": .empty])
    }

    private func flow() throws -> Flow {
        try Flow(
            reading: """
                {"schemaVersion": 1, "id": "tea", "questions": [
                    {"id": "cups", "type": "slider", "title": "Cups", "min": 1, "max": 9},
                    {"id": "kinds", "type": "multiChoice", "title": "Kinds", "maxSelections": 2, "options": [
                        {"id": "green", "label": "Green"}, {"id": "black", "label": "Black"},
                        {"id": "herb", "label": "Herb"}, {"id": "none", "label": "None", "exclusive": true}]}
                ]}
                """
        )
    }
}
