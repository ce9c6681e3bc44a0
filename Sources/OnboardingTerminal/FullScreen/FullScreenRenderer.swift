import Foundation
public import OnboardingKit

/// A renderer that takes the whole terminal: keys act at once, and a screen looks as one does on a phone.
///
/// The terminal comes back as it was when the screens go, and also when the process is ended by a signal or crashes.
/// Ctrl-C leaves the flow, which can go on at the next start; a second one while the app still works ends the process.
/// Ctrl-Z stops it as usual.
///
/// While a flow is shown nothing else may write to the terminal, neither to standard output nor to standard error: it
/// would stand in the middle of the screen. What a delegate has to say goes to `note(_:)`, or is kept until the screens
/// are gone. Ctrl-L draws everything anew.
public final class FullScreenRenderer: OnboardingRenderer {
    /// Where inputs go; set by the controller.
    public var onInput: (@MainActor (UserInput) -> Void)?

    /// Whether the input ended, so that the flow was closed without anybody asking for it.
    public private(set) var hasInputEnded = false

    private let terminal: Terminal
    private let conventions: Conventions
    private let depth: ColorDepth
    private let animates: Bool
    private var keys = KeyParser()
    private var editor: ScreenEditor?
    private var background: TerminalColor?
    private var notes: [String]?
    private var frame: Frame?
    private var motion = ScreenMotion(progress: 0)
    private var listening: Task<Void, Never>?
    private var escaping: Task<Void, Never>?
    private var moving: Task<Void, Never>?
    private var isLeaving = false
    /// Keys that came after one that goes on: they are meant for what comes then.
    private var held: [Key] = []
    private var holding: Task<Void, Never>?
    private var redrawing: Task<Void, Never>?
    private var orders: [String: DateOrder] = [:]

    /// Whether standard input and output are a terminal that can do this: not `dumb`, and at least 30 × 10.
    public static var isPossible: Bool {
        let term = ProcessInfo.processInfo.environment["TERM"] ?? ""
        guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1, !term.isEmpty, term != "dumb" else { return false }
        let size = Terminal().size
        return size.columns >= 30 && size.rows >= 10
    }

    /// Makes a renderer.
    ///
    /// - Parameters:
    ///   - conventions: how numbers and dates are written; those of the client's configuration.
    ///   - showsNotes: whether there is a place for `note(_:)` beside or below the screen.
    ///   - animates: whether the bar moves; an interlude takes its time all the same.
    public convenience init(conventions: Conventions = .current, showsNotes: Bool = false, animates: Bool = true) {
        self.init(conventions: conventions, showsNotes: showsNotes, animates: animates, terminal: Terminal())
    }

    init(conventions: Conventions, showsNotes: Bool, animates: Bool, terminal: Terminal) {
        self.terminal = terminal
        self.conventions = conventions
        self.animates = animates
        notes = showsNotes ? [] : nil
        depth = ColorDepth(environment: ProcessInfo.processInfo.environment)
    }

    /// Shows what the app has to say, such as a call that its delegate received; the newest stays in view.
    public func note(_ text: String) {
        guard notes != nil else { return }
        notes?.append(text)
        if let count = notes?.count, count > 200 { notes?.removeFirst(count - 200) }
        draw()
    }

    /// Shows a state.
    public func show(_ state: ScreenState) {
        listen()
        let before = editor?.state
        if before?.screen == state.screen, before?.visit == state.visit {
            editor?.update(state)
        } else {
            editor = ScreenEditor(state, order: order(of: state.locale))
            motion.interlude = 0
        }
        move(from: before, to: state)
        draw()
        if before?.visit != state.visit { releaseKeys() } else if holding != nil { holdKeys() }
        // What was asked on the screen before came too late there; who leaves means the flow.
        if isLeaving, before?.visit != state.visit { send(.close) }
    }

    /// Gives the terminal back.
    public func dismiss() {
        for task in [moving, escaping, listening, holding, redrawing] { task?.cancel() }
        (moving, escaping, listening, holding, redrawing) = (nil, nil, nil, nil, nil)
        held = []
        terminal.close()
        (editor, frame, keys) = (nil, nil, KeyParser())
        motion = ScreenMotion(progress: 0)
        isLeaving = false
    }

    /// Rings the bell for a warning or an error.
    public func giveFeedback(_ kind: String) {
        if editor != nil, kind == "warning" || kind == "error" { terminal.write(TerminalSequence.bell) }
    }

    // MARK: Keys

    private func listen() {
        guard listening == nil, let events = terminal.open() else { return }
        hasInputEnded = false
        listening = Task { [weak self] in
            for await event in events {
                guard !Task.isCancelled else { return }
                self?.handle(event)
            }
        }
    }

    func handle(_ event: Terminal.Event) {
        switch event {
        case .bytes(let bytes):
            escaping?.cancel()
            press(keys.keys(from: bytes))
            if keys.isInSequence { waitForRestOfSequence() }
        case .resized: redrawSoon()
        case .continued:
            terminal.resume()
            keys = KeyParser()
            redraw()
        case .ended:
            hasInputEnded = true
            leave()
        }
    }

    /// A terminal sends a sequence in one go; an Escape alone is the key.
    private func waitForRestOfSequence() {
        escaping = Task { [weak self] in
            try? await Task.sleep(nanoseconds: 40_000_000)
            guard !Task.isCancelled, let self else { return }
            press(keys.pause())
        }
    }

    /// Does what keys do, and draws what comes of all of them.
    private func press(_ pressed: [Key]) {
        for key in pressed {
            // Leaving does not wait for what comes next, and what was typed before a stop was for this screen.
            if holding == nil || key == .control("c") { handle(key) } else { held.append(key) }
            if key == .control("z") { break }
        }
        draw()
    }

    /// Keeps keys back until the next screen is there, or the same one has come to rest.
    private func holdKeys() {
        holding?.cancel()
        holding = Task { [weak self] in
            try? await Task.sleep(nanoseconds: 150_000_000)
            if !Task.isCancelled { self?.releaseKeys() }
        }
    }

    private func releaseKeys() {
        holding?.cancel()
        holding = nil
        guard !held.isEmpty else { return }
        let released = held
        held = []
        press(released)
    }

    private func handle(_ key: Key) {
        switch key {
        case .control("c"):
            // The app is given a chance to end in order, once.
            if isLeaving {
                terminal.close()
                exit(130)
            }
            leave()
        case .control("z"):
            terminal.suspend()
            redraw()
        case .control("l"): redraw()
        case .background(let color):
            background = color
            redraw()
        default:
            guard let events = editor?.handle(key) else { return }
            for event in events {
                if case .haptic(let kind) = event { giveFeedback(kind) } else { send(event) }
            }
            if events.contains(where: \.leadsOn) { holdKeys() }
        }
    }

    private func leave() {
        isLeaving = true
        send(.close)
    }

    private func send(_ event: UserInput.Event) {
        guard let state = editor?.state else { return }
        onInput?(UserInput(on: state, event))
    }

    // MARK: Drawing

    /// A window that is pulled by its corner changes many times; drawing it once is enough.
    private func redrawSoon() {
        guard redrawing == nil else { return }
        redrawing = Task { [weak self] in
            try? await Task.sleep(nanoseconds: 20_000_000)
            guard !Task.isCancelled, let self else { return }
            redrawing = nil
            redraw()
        }
    }

    private func redraw() {
        frame = nil
        terminal.write("\u{1B}[2J")
        draw()
    }

    private func draw() {
        guard let editor else { return }
        let size = terminal.size
        let layout = WindowLayout(columns: size.columns, rows: size.rows, notes: notes)
        func painting(isRoomy: Bool) -> Painting {
            ScreenPainter(
                editor: editor,
                conventions: conventions,
                width: layout.width,
                isRoomy: isRoomy,
                motion: motion
            ).painting
        }
        let roomy = painting(isRoomy: true)
        let chosen = layout.holds(roomy) ? roomy : painting(isRoomy: false)
        let isCentered = editor.state.kind != .question
        let new = layout.frame(chosen, focus: editor.focus, isCentered: isCentered)
        let palette = Palette(theme: editor.state.theme, depth: depth, background: background)
        terminal.write(new.sequence(after: frame, palette: palette))
        frame = new
    }

    private func order(of locale: String) -> DateOrder {
        // The person's region decides how the flow's language writes dates, where both are of one language.
        let own = conventions.locale
        let isSame = own.split(separator: "-").first == locale.split(separator: "-").first
        let name = isSame ? own : locale
        if let known = orders[name] { return known }
        let order = DateOrder(locale: name)
        orders[name] = order
        return order
    }

    // MARK: Motion

    /// Lets the bar, an interlude and the sign of waiting move for as long as one of them has somewhere to go.
    private func move(from before: ScreenState?, to state: ScreenState) {
        let goal = state.progress ?? motion.progress
        if before == nil || !animates { motion.progress = goal }
        let isNew = before?.visit != state.visit
        guard isNew || before?.busy != state.busy else { return }
        moving?.cancel()
        let start = (progress: motion.progress, at: ContinuousClock.now)
        moving = Task { [weak self] in
            while !Task.isCancelled {
                let elapsed = (ContinuousClock.now - start.at).seconds
                guard let self, step(elapsed, from: start.progress, to: goal, state) else { return }
                try? await Task.sleep(nanoseconds: 33_000_000)
            }
        }
    }

    /// One step of what moves; false when all stands still.
    private func step(_ elapsed: Double, from start: Double, to goal: Double, _ state: ScreenState) -> Bool {
        var isMoving = false
        var next = motion
        if next.progress != goal {
            let share = animates ? Spring.standard.value(at: elapsed) : 1
            next.progress = elapsed >= Spring.standard.duration ? goal : start + (goal - start) * share
            isMoving = true
        }
        if let seconds = state.seconds, state.kind == .interlude, !state.busy {
            next.interlude = seconds > 0 ? min(1, elapsed / seconds) : 1
            isMoving = elapsed < seconds
        }
        if state.busy {
            let signs = Array("⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏")
            next.spinner = String(signs[Int(elapsed * 10) % signs.count])
            isMoving = true
        }
        if next != motion {
            motion = next
            draw()
        }
        if state.kind == .interlude, !state.busy, !isMoving { send(.proceed(auto: true)) }
        return isMoving
    }
}

extension Duration {
    fileprivate var seconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}

extension UserInput.Event {
    /// Whether another screen may come of it.
    fileprivate var leadsOn: Bool {
        switch self {
        case .proceed, .back, .skip, .action: true
        default: false
        }
    }
}
