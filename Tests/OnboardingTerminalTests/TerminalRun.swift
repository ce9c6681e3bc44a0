import OnboardingKit
import OnboardingTerminal
import OnboardingTesting

/// A flow played by typed lines, and what the terminal showed.
@MainActor
struct TerminalRun {
    let output: String
    let calls: [RecordingDelegate.Call]
    let result: OnboardingResult?
    /// Each element that was reported, with its answer as JSON, in order.
    let reported: [String]

    /// Plays a flow.
    ///
    /// - Parameters:
    ///   - flow: a document, or nothing but its screens.
    ///   - lines: what is typed.
    ///   - conventions: the language, and how numbers are written.
    ///   - style: whether text is set off.
    ///   - columns: how wide the terminal is.
    ///   - delegate: a delegate that keeps its calls.
    ///   - client: where the run is kept.
    /// - Throws: when the flow is faulty.
    init(
        _ flow: String,
        _ lines: [String],
        conventions: Conventions = Conventions(),
        style: TextStyle = .plain,
        columns: Int = 80,
        delegate: RecordingDelegate = RecordingDelegate(),
        client: OnboardingClient? = nil
    ) async throws {
        let document = flow.hasPrefix("[") ? #"{"schemaVersion": 1, "id": "test", "screens": \#(flow)}"# : flow
        var configuration = OnboardingConfiguration(storage: .memory, conventions: conventions)
        let moment = ManualClock().now
        configuration.now = { moment }
        let ownClient: OnboardingClient
        if let client { ownClient = client } else { ownClient = try await OnboardingClient(configuration) }
        let controller = ownClient.controller(for: try Flow(reading: document))
        let screen = Screen()
        let renderer = PlainRenderer(
            lines: ScriptedLines(lines),
            style: style,
            conventions: conventions,
            columns: { columns },
            write: { screen.text += $0 }
        )
        controller.delegate = delegate
        controller.present(on: renderer)
        await controller.dismissed()
        await controller.settled()
        output = screen.text
        calls = delegate.calls
        result = delegate.result
        reported = delegate.calls.compactMap { call in
            guard case .stateUpdated(let action) = call else { return nil }
            return action.elementId + " " + (action.savedForm["params"]?["value"]?.text ?? "")
        }
    }

    private final class Screen { var text = "" }
}
