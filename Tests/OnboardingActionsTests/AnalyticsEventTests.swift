import OnboardingActions
import OnboardingValues
import TestSupport
import Testing

@Suite("Analytics events")
struct AnalyticsEventTests {
    let meta = ActionMeta(
        onboardingId: "fitness",
        screenClientId: "goal",
        screenIndex: 1,
        screensTotal: 4,
        runId: "run",
        sequence: 3
    )

    @Test("An event's parameters are flat text")
    func parameters() {
        let completion = ScreenCompletion(
            stepId: "q_goal",
            timeSpent: 2.5,
            replies: ["goal": ["lose", "tone"]],
            elementId: "goal",
            reply: "lose"
        )
        #expect(
            AnalyticsEvent.screenCompleted(meta: meta, completion).parameters == [
                "onboarding_id": "fitness", "screen_cid": "goal", "screen_index": "1", "total_screens": "4",
                "run_id": "run", "step_id": "q_goal", "time_spent": "2.5", "replies.goal": "lose,tone",
                "element_id": "goal", "reply": "lose",
            ]
        )
        let unknown = AnalyticsEvent.unknown(meta: meta, name: "n", parameters: ["a": ["b": 5], "c": nil, "d": true])
        #expect(unknown.parameters["a.b"] == "5")
        #expect(unknown.parameters["c"] == nil)
        #expect(unknown.parameters["d"] == "true")
    }

    @Test("An event of the log is read by its name there as by its own")
    func logNames() throws {
        let json: JSONValue = ["type": "analytics", "name": "questionnaire_step_presented", "meta": meta.savedForm]
        let event = try AnalyticsEvent(savedForm: json)
        #expect(event == .screenPresented(meta: meta, stepId: nil))
        #expect(event.name == "screen_presented")
        #expect(event.logName == "questionnaire_step_presented")
        #expect(AnalyticsEvent.appOpened(meta: nil).logName == "app_open")
        #expect(AnalyticsEvent.unknown(meta: meta, name: "mine", parameters: [:]).logName == "mine")
    }

    @Test("Every event is read by its name in the log with all that it holds")
    func everyLogName() throws {
        var source = RandomMessage(random: SeededGenerator(seed: .forThisRun))
        for count in 0..<500 {
            let event = source.event()
            var json = try #require(event.savedForm.object)
            json["name"] = .string(event.logName)
            let read = try AnalyticsEvent(savedForm: .object(json))
            #expect(read == event, "seed \(UInt64.forThisRun), event \(count)")
        }
    }

    @Test("An app may be opened outside an onboarding; any other event has a place")
    func withoutMeta() throws {
        #expect(try AnalyticsEvent(savedForm: ["type": "analytics", "name": "app_open"]) == .appOpened(meta: nil))
        #expect(throws: SavedFormError.self) {
            try AnalyticsEvent(savedForm: ["type": "analytics", "name": "onboarding_started"])
        }
    }
}
