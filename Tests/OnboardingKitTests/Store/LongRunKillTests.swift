import Foundation
import OnboardingKit
import OnboardingTesting
import TestSupport
import Testing

@Suite("A run of thirty steps whose process is killed", .serialized)
@MainActor
struct LongRunKillTests {
    private static let document: String = {
        let screens = (0..<30).map { #"{"id": "s\#($0)", "title": "T", "type": "text"}"# }
        return #"{"schemaVersion": 1, "id": "long", "screens": [\#(screens.joined(separator: ","))]}"#
    }()

    @Test("Goes on at the same screen, with the same answers and the half of a word", arguments: 0..<30)
    func everyStep(step: Int) async throws {
        let directory = TemporaryDirectory()
        let whole = (0..<step).flatMap { ["type s\($0) word\($0)", "continue"] }
        let commands = whole + ["type s\(step) w", "type s\(step) wor"]
        // The state at the start and after each command, and a report of each answer.
        let host = try await KillableHost.killed(
            afterLines: 1 + commands.count + step,
            commands: commands,
            document: Self.document,
            in: directory
        )
        let last = try #require(host.states.last)
        #expect(host.states.count == commands.count + 1 && host.reports.count == step)
        let stage = try await Stage(Flow(reading: Self.document), in: directory)
        #expect(stage.controller.state == last)
        #expect(stage.renderer.screen?.screen == "s\(step)")
        #expect(stage.controller.state.drafts == ["s\(step)": .text("wor")])
        #expect(stage.controller.state.answers.count == step)
        #expect(stage.delegate.actions.isEmpty)
    }
}
