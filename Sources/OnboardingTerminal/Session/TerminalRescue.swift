import Foundation

/// Gives the terminal back when the process ends in the middle of a screen: by a signal, a crash or a plain `exit`.
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

    /// Signals that end the process.
    private static let deadly: [Int32] = [
        SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE,
    ]

    @MainActor private static var handlersOfBefore: [(signal: Int32, handler: sig_t?)] = []
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
        state.pointee = State(isArmed: true, input: input, output: output, mode: mode, wake: wake)
        _ = farewell.count
        if !isAtExitSet {
            isAtExitSet = true
            atexit { TerminalRescue.restore() }
        }
        for number in deadly {
            // A signal that was ignored stays so, as SIGHUP under nohup.
            let before = signal(number) { number in
                TerminalRescue.restore()
                signal(number, SIG_DFL)
                raise(number)
            }
            if before.map({ unsafeBitCast($0, to: Int.self) }) == unsafeBitCast(SIG_IGN, to: Int.self) {
                signal(number, SIG_IGN)
            } else {
                handlersOfBefore.append((number, before))
            }
        }
        for number in [SIGWINCH, SIGCONT] {
            let before = signal(number) { number in TerminalRescue.tell(UInt8(truncatingIfNeeded: number)) }
            handlersOfBefore.append((number, before))
        }
    }

    /// The terminal was given back in order; signals mean again what they meant.
    @MainActor
    static func disarm() {
        state.pointee.isArmed = false
        for (number, handler) in handlersOfBefore { signal(number, handler) }
        handlersOfBefore = []
    }

    /// Called by handlers: writes, sets the mode, and nothing else.
    private static func restore() {
        guard state.pointee.isArmed else { return }
        state.pointee.isArmed = false
        _ = write(state.pointee.output, farewell.baseAddress, farewell.count)
        _ = tcsetattr(state.pointee.input, TCSANOW, &state.pointee.mode)
    }

    private static func tell(_ number: UInt8) {
        var number = number
        _ = write(state.pointee.wake, &number, 1)
    }
}
