import Foundation

/// Gives the terminal back when the process ends in the middle of a screen: by a signal that ends or crashes programs, or
/// by a plain `exit`. `SIGKILL` cannot be heard.
///
/// A signal's handler may call next to nothing, so all that it needs lies in memory that was allocated beforehand.
enum TerminalRescue {
    /// What the handlers read. Written on the main actor while no terminal is held, or before handlers are set.
    private struct State {
        var isArmed = false
        var input: Int32 = -1
        var output: Int32 = -1
        var mode = termios()
        var wake: Int32 = -1
    }

    // Shared with signal handlers, which no isolation can reach.
    nonisolated(unsafe) private static let state: UnsafeMutablePointer<State> = {
        let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
        state.initialize(to: State())
        return state
    }()

    // As above: the bytes that show the cursor and the screen of before.
    nonisolated(unsafe) private static let farewell: UnsafeMutableBufferPointer<UInt8> = {
        let bytes = Array(TerminalSequence.leave.utf8)
        let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
        _ = buffer.initialize(from: bytes)
        return buffer
    }()

    // As above: what signals meant before, by their numbers, with all that a crash reporter asked for.
    nonisolated(unsafe) private static let actionsOfBefore: UnsafeMutablePointer<sigaction> = {
        let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
        actions.initialize(repeating: sigaction(), count: 65)
        return actions
    }()

    /// Signals that end the process.
    private static let deadly: [Int32] = [
        SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE,
    ]

    @MainActor private static var handled: [Int32] = []
    @MainActor private static var isAtExitSet = false

    /// From now on the terminal is given back however the process ends.
    ///
    /// - Parameters:
    ///   - input: the terminal's input, whose mode is restored.
    ///   - output: where the sequences go that restore the screen.
    ///   - mode: the mode of before.
    ///   - wake: where a byte is written when the window changes or the process goes on after a stop.
    @MainActor
    static func arm(input: Int32, output: Int32, mode: termios, wake: Int32) {
        // Who let a terminal go without a word left its handlers behind.
        disarm()
        state.pointee = State(isArmed: true, input: input, output: output, mode: mode, wake: wake)
        _ = farewell.count
        if !isAtExitSet {
            isAtExitSet = true
            atexit { TerminalRescue.restore() }
        }
        for number in deadly {
            sigaction(number, nil, actionsOfBefore + Int(number))
            // A signal that was ignored stays so, as SIGHUP under nohup.
            if actionsOfBefore[Int(number)].isIgnored { continue }
            handle(number) { number in
                TerminalRescue.restore()
                // The signal comes again once this handler returns, to whoever was there before: a crash reporter.
                sigaction(number, TerminalRescue.actionsOfBefore + Int(number), nil)
                raise(number)
            }
        }
        for number in [SIGWINCH, SIGCONT] {
            handle(number) { number in TerminalRescue.tell(UInt8(truncatingIfNeeded: number)) }
        }
    }

    @MainActor
    private static func handle(_ number: Int32, by handler: @escaping @convention(c) (Int32) -> Void) {
        var action = sigaction(handler)
        // After a stack has overflowed, a handler needs one of its own, if somebody made one.
        action.sa_flags = SA_ONSTACK | SA_RESTART
        sigaction(number, &action, actionsOfBefore + Int(number))
        handled.append(number)
    }

    /// The terminal was given back in order; signals mean again what they meant.
    @MainActor
    static func disarm() {
        state.pointee.isArmed = false
        for number in handled { sigaction(number, actionsOfBefore + Int(number), nil) }
        handled = []
    }

    /// Called by handlers, too: writes, sets the mode, and nothing else.
    static func restore() {
        guard state.pointee.isArmed else { return }
        state.pointee.isArmed = false
        _ = write(state.pointee.output, farewell.baseAddress, farewell.count)
        _ = tcsetattr(state.pointee.input, TCSANOW, &state.pointee.mode)
    }

    private static func tell(_ number: UInt8) {
        var number = number
        let code = errno
        _ = write(state.pointee.wake, &number, 1)
        errno = code
    }
}
