public import OnboardingKit

/// A renderer that asks line by line: it works on any terminal, in a pipe and with a screen reader.
///
/// An empty line keeps what stands in brackets, `-` empties it. `:back`, `:skip`, `:quit` and `:help`, or their first
/// letters, do what they say. What does not fit is said at once, and asked again. The end of input closes the flow, and
/// the run can go on at the next start.
public final class PlainRenderer: OnboardingRenderer {
    /// Where inputs go; set by the controller.
    public var onInput: (@MainActor (UserInput) -> Void)?

    /// Whether the input ended, so that the flow was closed without anybody asking for it.
    public private(set) var hasInputEnded = false

    private let lines: any LineReader
    private let write: @MainActor (String) -> Void
    private let style: TextStyle
    private let conventions: Conventions
    private let columns: () -> Int
    private var state: ScreenState?
    private var asking: Task<Void, Never>?
    private var changed: CheckedContinuation<Void, Never>?
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
        defer {
            wasBusy = state.busy
            tellChange()
        }
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
        tellChange()
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
        var question = question(element, on: state)
        var prompt = question.prompt(text)
        while var line = await line(after: prompt, on: state, wanted: question.wanted, canClear: !element.required) {
            // Nothing is offered to be kept where what stands there does not fit, so an empty line leaves it open.
            if line.isEmpty, !element.required, question.element.problem != nil { line = "-" }
            switch question.reading(of: line) {
            case .nothing:
                // A second button may lead on without an answer; Continue checks again.
                guard let problem = question.element.problem, state.secondary == nil else { return true }
                write(text.refusal(problem))
            case .inputs(let inputs):
                guard await enter(inputs, in: element.id, on: state) else { return false }
                for (option, field) in question.optionsWithText(of: line) {
                    guard await ask(field, ofOption: option, in: element.id, on: state) else { return false }
                }
                guard let entered = self.state?.elements.first(where: { $0.id == element.id }) else { return false }
                guard let problem = entered.problem else { return true }
                question = self.question(entered, on: state)
                write(text.error(problem))
            case .refused(let why): write(text.refusal(why))
            }
            prompt = question.ask(style)
        }
        return false
    }

    private func question(_ element: ElementState, on state: ScreenState) -> PlainQuestion {
        PlainQuestion(
            element: element,
            conventions: conventions,
            locale: state.locale,
            strings: state.strings.typing
        )
    }

    /// Asks for the text of an option that takes one; false when the person left the screen instead.
    private func ask(
        _ field: OptionState.Other,
        ofOption option: String,
        in elementId: String,
        on state: ScreenState
    ) async -> Bool {
        let known = field.value.isEmpty ? "" : " [\(field.value)]"
        let prompt = style.dim("  " + (field.placeholder ?? field.label) + known) + " > "
        let wanted = state.strings.typing.text
        guard let line = await line(after: prompt, on: state, wanted: wanted, canClear: false) else { return false }
        guard !line.isEmpty else { return true }
        let value = line == "-" ? "" : line
        let input = UserInput.Event.input(element: elementId, value: .string(value), place: .option(option))
        return await enter([input], in: elementId, on: state)
    }

    /// Reports inputs and waits until the screen holds them, so that it tells what is wrong with them; false when the
    /// screen is gone.
    private func enter(_ inputs: [UserInput.Event], in elementId: String, on state: ScreenState) async -> Bool {
        for input in inputs { send(input, on: state) }
        while !Task.isCancelled, let element = self.state?.elements.first(where: { $0.id == elementId }) {
            if element.holds(inputs) { return true }
            await withCheckedContinuation { changed = $0 }
        }
        return false
    }

    /// Lets go on what waits for another state.
    private func tellChange() {
        changed?.resume()
        changed = nil
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
        let wanted = labels.count > 1 ? state.strings.typing.option.filled(String(labels.count)) : labels[0]
        while let line = await line(after: text.buttons(labels), on: state, wanted: wanted, canClear: false) {
            switch (line, buttons.count) {
            case ("", _), ("1", _), (_, 0...1):
                return press(.proceed(), on: state)
            case ("2", _): return press(.action(buttons[1].id), on: state)
            default: write(text.refusal(wanted))
            }
        }
    }

    /// A button may change nothing, as one that opens a link: then the screen is asked for once more.
    private func press(_ event: UserInput.Event, on state: ScreenState) {
        awaited = .button
        send(event, on: state)
        send(.ready, on: state)
    }

    /// The next line that is no command; nil when a command or the end of input left the screen.
    private func line(
        after prompt: String,
        on state: ScreenState,
        wanted: String,
        canClear: Bool
    ) async -> String? {
        write(prompt)
        // What is asked again after a command stands in the prompt's last line.
        let again = prompt.split(separator: "\n").last.map(String.init) ?? prompt
        while true {
            let line = await lines.nextLine()
            guard !Task.isCancelled else { return nil }
            if !lines.isEchoed || line == nil { write((line ?? "") + "\n") }
            switch line?.lowercased() {
            case nil, ":quit", ":q":
                hasInputEnded = line == nil
                send(.close, on: state)
                return nil
            case ":back" where state.canGoBack, ":b" where state.canGoBack:
                send(.back, on: state)
                return nil
            case ":skip" where state.canSkip, ":s" where state.canSkip:
                send(.skip, on: state)
                return nil
            case ":back", ":b": write(text.refusal(state.strings.typing.noBack) + again)
            case ":skip", ":s": write(text.refusal(state.strings.typing.noSkip) + again)
            case ":help", ":h": write(text.help(wanted, on: state, canClear: canClear) + again)
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
