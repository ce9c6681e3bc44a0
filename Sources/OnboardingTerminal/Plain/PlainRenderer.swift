public import OnboardingKit

/// A renderer that asks line by line: it works on any terminal, in a pipe and with a screen reader.
///
/// An empty line keeps what stands in brackets, `-` empties it. `:back`, `:skip` and `:quit`, or their first letters,
/// do what they say. The end of input closes the flow, and the run can go on at the next start.
public final class PlainRenderer: OnboardingRenderer {
    /// Where inputs go; set by the controller.
    public var onInput: (@MainActor (UserInput) -> Void)?

    private let lines: any LineReader
    private let write: @MainActor (String) -> Void
    private let style: TextStyle
    private let conventions: Conventions
    private let columns: () -> Int
    private var state: ScreenState?
    private var asking: Task<Void, Never>?
    private var awaited = Awaited.nothing
    private var wasBusy = false

    /// What was pressed and has not come to anything yet.
    private enum Awaited {
        case nothing
        /// Continue: another screen, or the same with errors.
        case proceeding
        /// A button, which may leave everything as it is.
        case button
    }

    /// Makes a renderer.
    ///
    /// - Parameters:
    ///   - lines: where a person's lines come from.
    ///   - style: whether and how text is set off.
    ///   - conventions: how numbers are written and read; those of the client's configuration.
    ///   - columns: how wide a line is at the moment; asked for every screen, as a window may change.
    ///   - write: where text goes; it holds its own line ends.
    public init(
        lines: any LineReader,
        style: TextStyle = .plain,
        conventions: Conventions = .current,
        columns: @escaping () -> Int = { StandardOutput.columns },
        write: @escaping @MainActor (String) -> Void = StandardOutput.write
    ) {
        self.lines = lines
        self.style = style
        self.conventions = conventions
        self.columns = columns
        self.write = write
    }

    /// Prints a new screen and asks; a screen that comes again in place is asked again where something is wrong.
    public func show(_ state: ScreenState) {
        let isNew = state.screen != self.state?.screen || state.visit != self.state?.visit
        self.state = state
        defer { wasBusy = state.busy }
        if isNew {
            awaited = .nothing
            wasBusy = false
            ask(state.elements.filter(\.isAsked), of: state, after: text.screen(state))
            return
        }
        guard !state.busy else { return }
        let wrong = state.elements.filter { $0.error != nil }
        switch awaited {
        case .nothing: return
        case .proceeding: guard !wrong.isEmpty || wasBusy else { return }
        case .button: break
        }
        awaited = .nothing
        ask(wrong, of: state, after: wrong.compactMap(\.error).map { "\n" + text.error($0) }.joined())
    }

    /// Stops asking.
    public func dismiss() {
        asking?.cancel()
        asking = nil
        state = nil
    }

    private var text: PlainText { PlainText(style: style, layout: TextLayout(columns: columns())) }

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
        let question = PlainQuestion(element: element, conventions: conventions)
        var prompt = question.prompt(text)
        while let line = await line(after: prompt, on: state) {
            switch question.reading(of: line) {
            case .nothing: return true
            case .inputs(let inputs):
                for input in inputs { send(input, on: state) }
                guard let (option, field) = question.optionWithText(of: line) else { return true }
                return await ask(field, ofOption: option, in: element, on: state)
            case .notUnderstood: prompt = style.warning("  ? ") + question.ask(style)
            }
        }
        return false
    }

    /// Asks for the text of an option that takes one.
    private func ask(
        _ field: OptionState.Other,
        ofOption option: String,
        in element: ElementState,
        on state: ScreenState
    ) async -> Bool {
        let example = "  " + (field.placeholder.map { "(\($0))" } ?? field.label)
        let known = field.value.isEmpty ? "" : " [\(field.value)]"
        guard let line = await line(after: style.dim(example + known) + " > ", on: state) else { return false }
        if !line.isEmpty {
            let value = line == "-" ? "" : line
            send(.input(element: element.id, value: .string(value), place: .option(option)), on: state)
        }
        return true
    }

    /// Goes on; where the screen's own buttons are to be seen first, by what is pressed.
    private func askForButton(of state: ScreenState) async {
        guard !Task.isCancelled else { return }
        let buttons = [state.action, state.secondary].compactMap { $0 }
        // A screen of questions with the plain Continue goes on by itself once they are answered.
        let needsPress = buttons.count > 1 || !state.elements.contains(where: \.isAsked)
        guard needsPress, state.kind != .interlude else {
            awaited = .proceeding
            return send(.proceed(auto: state.kind == .interlude), on: state)
        }
        let labels = buttons.isEmpty ? [state.strings.continue] : buttons.map(\.label)
        while let line = await line(after: text.buttons(labels), on: state) {
            switch (line, buttons.count) {
            case ("", _), ("1", _), (_, 0...1):
                awaited = .proceeding
                return send(.proceed(), on: state)
            case ("2", _):
                awaited = .button
                send(.action(buttons[1].id), on: state)
                // Such a button may change nothing, as one that opens a link: then the screen is asked for once more.
                return send(.ready, on: state)
            default: write(style.warning("  ?"))
            }
        }
    }

    /// The next line that is no command; nil when a command or the end of input left the screen.
    private func line(after prompt: String, on state: ScreenState) async -> String? {
        write(prompt)
        while true {
            let line = await lines.nextLine()
            guard !Task.isCancelled else { return nil }
            if !lines.isEchoed || line == nil { write((line ?? "") + "\n") }
            switch line?.lowercased() {
            case nil, ":quit", ":q":
                send(.close, on: state)
                return nil
            case ":back" where state.canGoBack, ":b" where state.canGoBack:
                send(.back, on: state)
                return nil
            case ":skip" where state.canSkip, ":s" where state.canSkip:
                send(.skip, on: state)
                return nil
            case ":back", ":b", ":skip", ":s": write(style.warning("  ?") + " > ")
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
