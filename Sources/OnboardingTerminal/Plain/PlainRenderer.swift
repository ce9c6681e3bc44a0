public import OnboardingKit

/// A renderer that asks line by line: it works on any terminal, in a pipe and with a screen reader.
///
/// An empty line keeps what stands in brackets, `-` empties it. `:back`, `:skip` and `:quit`, or their first letters, do what they say.
/// The end of input closes the flow, and the run can go on at the next start.
public final class PlainRenderer: OnboardingRenderer {
    /// Where inputs go; set by the controller.
    public var onInput: (@MainActor (UserInput) -> Void)?

    private let lines: any LineReader
    private let write: @MainActor (String) -> Void
    private let style: TextStyle
    private var state: ScreenState?
    private var asking: Task<Void, Never>?
    /// Continue or a button was pressed, and nothing has come of it yet.
    private var isAwaitingOutcome = false
    private var wasBusy = false

    /// Makes a renderer.
    ///
    /// - Parameters:
    ///   - lines: where a person's lines come from.
    ///   - style: whether and how text is set off.
    ///   - write: where text goes; it holds its own line ends.
    public init(
        lines: any LineReader,
        style: TextStyle = .plain,
        write: @escaping @MainActor (String) -> Void = StandardOutput.write
    ) {
        self.lines = lines
        self.style = style
        self.write = write
    }

    /// Prints a new screen and asks; a screen that comes again in place is asked again where something is wrong.
    public func show(_ state: ScreenState) {
        let isNew = state.screen != self.state?.screen || state.visit != self.state?.visit
        self.state = state
        defer { wasBusy = state.busy }
        if isNew {
            isAwaitingOutcome = false
            wasBusy = false
            ask(state.elements.filter(\.isAsked), of: state, after: PlainText.screen(state, style: style))
        } else if isAwaitingOutcome, !state.busy {
            let wrong = state.elements.filter { $0.error != nil }
            guard !wrong.isEmpty || wasBusy else { return }
            isAwaitingOutcome = false
            let errors = wrong.map { PlainText.error($0, style: style) }
            ask(wrong, of: state, after: errors.joined())
        }
    }

    /// Stops asking.
    public func dismiss() {
        asking?.cancel()
        asking = nil
        state = nil
    }

    // MARK: Asking

    /// Prints a text and asks; both once the host has heard what led to the screen, so that its lines come first.
    private func ask(_ elements: [ElementState], of state: ScreenState, after text: String) {
        asking?.cancel()
        asking = Task { [weak self] in
            guard !Task.isCancelled else { return }
            self?.write(text)
            for element in elements {
                guard await self?.ask(element, on: state) == true else { return }
            }
            await self?.askForButton(of: state)
        }
    }

    /// Asks until the person entered something that fits; false when they left the screen instead.
    private func ask(_ element: ElementState, on state: ScreenState) async -> Bool {
        let question = PlainQuestion(element, strings: state.strings)
        write(question.prompt(style: style))
        while let line = await line(on: state) {
            switch question.reading(of: line) {
            case .nothing: return true
            case .inputs(let inputs):
                for input in inputs { send(input, on: state) }
                guard let other = question.optionWithText(of: line) else { return true }
                write(style.dim("  \(other.label): "))
                guard let text = await self.line(on: state) else { return false }
                send(.input(element: element.id, value: .string(text), place: .option(other.id)), on: state)
                return true
            case .notUnderstood: write(style.warning("  ?") + question.prompt(style: style))
            }
        }
        return false
    }

    private func askForButton(of state: ScreenState) async {
        guard !Task.isCancelled else { return }
        let buttons = [state.action, state.secondary].compactMap { $0 }
        // A screen of questions with the plain Continue goes on by itself once they are answered.
        let needsPress = buttons.count > 1 || !state.elements.contains(where: \.isAsked)
        if needsPress, state.kind != .interlude {
            let labels = buttons.isEmpty ? [state.strings.continue] : buttons.map(\.label)
            write(PlainText.buttons(labels, style: style))
            guard let line = await line(on: state) else { return }
            if buttons.count > 1, line == "2" {
                isAwaitingOutcome = true
                return send(.action(buttons[1].id), on: state)
            }
        }
        isAwaitingOutcome = true
        send(.proceed(auto: state.kind == .interlude), on: state)
    }

    /// The next line that is no command; nil when a command or the end of input left the screen.
    private func line(on state: ScreenState) async -> String? {
        while true {
            let line = await lines.nextLine()
            guard !Task.isCancelled else { return nil }
            if !lines.isEchoed { write((line ?? "") + "\n") }
            switch line?.lowercased() {
            case nil, ":quit", ":q":
                send(.close, on: state)
                return nil
            case ":back", ":b":
                if state.canGoBack {
                    send(.back, on: state)
                    return nil
                }
                write("> ")
            case ":skip", ":s":
                if state.canSkip {
                    send(.skip, on: state)
                    return nil
                }
                write("> ")
            default: return line
            }
        }
    }

    private func send(_ event: UserInput.Event, on state: ScreenState) {
        onInput?(UserInput(on: state, event))
    }
}

extension ElementState {
    /// Whether a person is asked for it.
    var isAsked: Bool {
        switch content {
        case .bullets, .summary: false
        default: true
        }
    }
}
