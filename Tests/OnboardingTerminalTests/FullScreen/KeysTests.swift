import Foundation
import OnboardingKit
import OnboardingTesting
import TestSupport
import Testing

@Suite("Every example flow by keys alone")
@MainActor
struct KeysTests {
    nonisolated static let answers =
        (try? Fixture.files(in: Fixture.package.appendingPathComponent("Examples/Answers"))) ?? []

    @Test("Gives the same answers as an answers file", arguments: answers)
    func complete(file: URL) async throws {
        let played = try await PlayedByKeys(file)
        let expected = try await run(played.flow, answers: #require(Fixture.json(file).object))
        #expect(!played.isLost)
        #expect(played.result?.path == expected.result?.path)
        #expect(played.result?.json["answers"] == expected.result?.json["answers"])
        #expect(played.actions == expected.actions.map { $0.elementId + " " + ($0.savedForm["params"]?.text ?? "") })
    }
}

/// A flow played by keys, with the answers of a file.
@MainActor
struct PlayedByKeys {
    static let seed: UInt64 = 7
    static let moment = Moment(ManualClock.noon)

    let flow: Flow
    let flowFile: URL
    let steps: [KeyPlayer.Step]
    let states: [ScreenState]
    let isLost: Bool
    let result: OnboardingResult?
    let actions: [String]

    /// Plays the flow that the answers file is named after.
    init(_ answersFile: URL, locale: String = "en") async throws {
        let name = answersFile.lastPathComponent.prefix { $0 != "-" }
        flowFile = Fixture.package.appendingPathComponent("Examples/Flows/\(name).json")
        flow = try Flow(reading: Data(contentsOf: flowFile))
        let conventions = Conventions(Locale(identifier: locale))
        let client = try await OnboardingClient(
            OnboardingConfiguration(
                storage: .memory,
                conventions: conventions,
                now: { Self.moment },
                makeSeed: { Self.seed }
            )
        )
        let player = KeyPlayer(try flow.answers(from: Fixture.json(answersFile)), conventions: conventions)
        let delegate = RecordingDelegate()
        let controller = client.controller(for: flow)
        controller.delegate = delegate
        await player.play(controller)
        steps = player.steps
        states = player.states
        isLost = player.isLost
        result = delegate.result
        actions = delegate.actions.map { $0.elementId + " " + ($0.savedForm["params"]?.text ?? "") }
    }
}
