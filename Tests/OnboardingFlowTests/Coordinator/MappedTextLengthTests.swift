import OnboardingFlow
import OnboardingValues
import Testing

@Suite("A text that becomes an attribute has to fit it")
struct MappedTextLengthTests {
    @Test("Fifty characters of many scalars each are refused on the screen, not lost in the profile")
    func scalars() throws {
        let flow = try Flow(
            reading: """
                {"schemaVersion": 1, "id": "f", "profile": {"motto": {"to": "custom.motto"}}, "screens": [
                    {"id": "s", "elements": [{"id": "motto", "type": "text", "maxLength": 50}]}
                ]}
                """
        )
        var play = Play(flow)
        play.enter(.string(String(repeating: "👨‍👩‍👧", count: 50)), in: "motto")
        play.goOn()
        #expect(play.element("motto")?.error == "Please use at most 50 characters.")
        #expect(play.reports.isEmpty)
        play.enter(.string(String(repeating: "é", count: 50)), in: "motto")
        play.goOn()
        #expect(play.reports.count == 1)
    }
}
