import OnboardingKit
import OnboardingTesting
import Testing

@Suite("Playing a flow by answers")
@MainActor
struct FlowRunTests {
    struct Answers: Decodable, Equatable {
        var color: String
        var pace: Int
    }

    @Test("Takes one line and gives the calls, the result and the profile")
    func oneLine() async throws {
        let flow = try Flow(reading: EmptyDelegateTests.document)
        let played = try await run(flow, answers: ["color": "red", "pace": 42])
        #expect(played.actions.map(\.elementId) == ["color", "pace"])
        #expect(played.screens == ["color", "offer", "pace"])
        #expect(try played.result?.answers(as: Answers.self) == Answers(color: "red", pace: 42))
        #expect(played.profile.customAttributes == [:])
        #expect(played.refusals == [:])
    }

    @Test("Is the same every time")
    func repeatable() async throws {
        let flow = try Flow(reading: EmptyDelegateTests.document)
        let first = try await run(flow, answers: ["color": "blue"])
        let second = try await run(flow, answers: ["color": "blue"])
        #expect(first.calls == second.calls)
        #expect(first.states == second.states)
    }

    @Test("Ends at a screen that cannot be left and says why")
    func refused() async throws {
        let flow = try Flow(reading: EmptyDelegateTests.document)
        let played = try await run(flow, answers: [:])
        #expect(played.result == nil)
        #expect(played.screens == ["color"])
        #expect(played.refusals.keys.sorted() == ["color"])
    }

    @Test("Ends where the host rejects an answer, with its message")
    func rejected() async throws {
        let delegate = RecordingDelegate()
        delegate.onVerdict = { _ in .reject("Not that one.") }
        let flow = try Flow(reading: EmptyDelegateTests.document)
        let played = try await run(flow, answers: ["color": "red"], delegate: delegate)
        #expect(played.refusals == ["color": "Not that one."])
    }

    @Test("Ends where the host stays on a screen")
    func stays() async throws {
        let delegate = RecordingDelegate()
        delegate.onPaywall = { controller, _ in controller.proceed(.stay) }
        let flow = try Flow(reading: EmptyDelegateTests.document)
        let played = try await run(flow, answers: ["color": "red"], delegate: delegate)
        #expect(played.result == nil)
        #expect(played.refusals.keys.sorted() == ["offer"])
    }

    @Test("Is refused for an answer that fits no element")
    func unknown() async throws {
        let flow = try Flow(reading: EmptyDelegateTests.document)
        await #expect(throws: AnswersError.self) { try await run(flow, answers: ["shape": "round"]) }
    }
}
