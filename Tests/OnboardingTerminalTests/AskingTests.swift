import Foundation
import OnboardingKit
import OnboardingTerminal
import Testing

/// Lines that a test hands over when it wants to; whoever stops waiting takes none.
private actor HeldLines: LineReader {
    nonisolated let isEchoed = true
    private var readers: [CheckedContinuation<String?, Never>] = []
    private var arrivals: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
    private(set) var reads = 0

    func nextLine() async -> String? {
        reads += 1
        for arrival in arrivals where arrival.count <= reads { arrival.continuation.resume() }
        arrivals.removeAll { $0.count <= reads }
        return await withCheckedContinuation { readers.append($0) }
    }

    /// Returns once so many reads have begun.
    func waitForReads(_ count: Int) async {
        if reads < count { await withCheckedContinuation { arrivals.append((count, $0)) } }
    }

    /// Gives a line to the oldest reader.
    func type(_ line: String?) { if !readers.isEmpty { readers.removeFirst().resume(returning: line) } }
}

@Suite("Asking one thing at a time")
@MainActor
struct AskingTests {
    private func state(_ screen: String, visit: Int, revision: Int = 1) async throws -> ScreenState {
        let flow =
            #"{"schemaVersion": 1, "id": "t", "screens": [{"id": "\#(screen)", "type": "text", "title": "\#(screen)?"}]}"#
        let client = try await OnboardingClient(OnboardingConfiguration(storage: .memory))
        let controller = client.controller(for: try Flow(reading: flow))
        let renderer = AnswersRenderer(answers: [:])
        controller.present(on: renderer)
        await controller.dismissed()
        var state = try #require(renderer.states.first)
        (state.visit, state.revision) = (visit, revision)
        return state
    }

    /// The state once a text was entered, as the run tells it.
    private static func state(_ state: ScreenState, with text: String) -> ScreenState {
        var state = state
        guard case .field(var field) = state.elements[0].content else { return state }
        field.value = text
        state.elements[0].content = .field(field)
        state.elements[0].problem = nil
        state.revision += 1
        return state
    }

    @Test("A screen that comes while another is asked takes its place; a late line of the old one does nothing")
    func stale() async throws {
        let lines = HeldLines()
        var output = ""
        var inputs: [UserInput] = []
        let renderer = PlainRenderer(lines: lines, columns: { 80 }, write: { output += $0 })
        let (old, new) = (try await state("old", visit: 1), try await state("new", visit: 2))
        renderer.onInput = { input in
            inputs.append(input)
            if case .input(_, .string(let text), _) = input.event { renderer.show(Self.state(new, with: text)) }
        }
        renderer.show(old)
        await lines.waitForReads(1)
        renderer.show(new)
        await lines.waitForReads(2)
        await lines.type("late")
        await lines.type("right")
        await lines.type("spare")
        while inputs.count < 2 { await Task.yield() }
        #expect(inputs.map(\.screen) == ["new", "new"])
        #expect(inputs.first?.event == .input(element: "new", value: "right"))
        #expect(output.components(separatedBy: "old?").count == 2 && output.components(separatedBy: "new?").count == 2)
    }

    @Test("A screen that changes in place while it is asked is not asked a second time")
    func inPlace() async throws {
        let lines = HeldLines()
        var output = ""
        let renderer = PlainRenderer(lines: lines, columns: { 80 }, write: { output += $0 })
        renderer.show(try await state("a", visit: 1))
        await lines.waitForReads(1)
        let before = output
        renderer.show(try await state("a", visit: 1, revision: 2))
        renderer.show(try await state("a", visit: 1, revision: 3))
        for _ in 0..<100 { await Task.yield() }
        #expect(output == before)
        #expect(await lines.reads == 1)
    }

    @Test("After dismissal nothing is asked and a late line is not heard")
    func dismissed() async throws {
        let lines = HeldLines()
        var inputs: [UserInput] = []
        let renderer = PlainRenderer(lines: lines, columns: { 80 }, write: { _ in })
        renderer.onInput = { inputs.append($0) }
        renderer.show(try await state("a", visit: 1))
        await lines.waitForReads(1)
        renderer.dismiss()
        await lines.type("late")
        for _ in 0..<100 { await Task.yield() }
        #expect(inputs.isEmpty)
        #expect(await lines.reads == 1)
    }
}
