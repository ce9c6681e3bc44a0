import Foundation
import OnboardingKit
import TestSupport
import Testing

@testable import OnboardingTerminal

@Suite("The full screen and its flow")
@MainActor
struct FullScreenRendererTests {
    @Test("Who leaves while the next screen is on its way leaves that one", arguments: [true, false])
    func leaving(byKey: Bool) async throws {
        let states = try await ShownStates.all()
        let place = try #require(states.indices.dropFirst().first { states[$0].visit != states[$0 - 1].visit })
        let nowhere = try #require(FileHandle(forUpdatingAtPath: "/dev/null"))
        let terminal = Terminal(input: nowhere.fileDescriptor, output: nowhere.fileDescriptor)
        let renderer = FullScreenRenderer(
            conventions: Conventions(),
            showsNotes: false,
            animates: false,
            terminal: terminal
        )
        var inputs: [UserInput] = []
        renderer.onInput = { inputs.append($0) }
        renderer.show(states[place - 1])
        renderer.handle(byKey ? .bytes([0x03]) : .ended)
        renderer.show(states[place])
        #expect(inputs == [UserInput(on: states[place - 1], .close), UserInput(on: states[place], .close)])
        #expect(renderer.hasInputEnded == !byKey)
        renderer.dismiss()
        inputs = []
        renderer.show(states[place - 1])
        #expect(inputs.isEmpty)
        renderer.dismiss()
    }

    @Test("A terminal that goes away before the flow has ended gives run the status 1")
    func inputThatEnds() async throws {
        let pseudo = try PseudoTerminal()
        let flow = Fixture.package.appendingPathComponent("Examples/Flows/fitness.json").path
        func end() -> FileHandle {
            FileHandle(fileDescriptor: dup(pseudo.program.fileDescriptor), closeOnDealloc: true)
        }
        let process = try Program.onboarding.start(
            ["run", flow, "--locale", "en"],
            environment: ["TERM": "xterm"],
            input: end(),
            output: end()
        )
        try pseudo.program.close()
        var shown = Data()
        while !String(decoding: shown, as: UTF8.self).contains("\u{1B}[?2026l") {
            let more = pseudo.person.availableData
            if more.isEmpty { break }
            shown += more
        }
        try pseudo.person.close()
        let ending = await process.ended()
        #expect(ending.status == 1 && !ending.wasKilled)
    }
}
