import Foundation

/// A terminal that is held for a while: every key comes as it is pressed, and the whole window is drawn.
@MainActor
final class Terminal {
    /// Something that comes from the terminal.
    enum Event: Hashable, Sendable {
        case bytes([UInt8])
        /// The window has another size.
        case resized
        /// The process goes on after it was stopped.
        case continued
        /// Nobody will press a key any more.
        case ended
    }

    private let input: Int32
    private let output: Int32
    private var modeOfBefore: termios?
    private var reader: TerminalReader?
    /// Who holds the terminal: one at a time.
    private static weak var holder: Terminal?

    init(input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO) {
        self.input = input
        self.output = output
    }

    /// How many columns and rows there are; 80 × 24 where the terminal does not say.
    var size: TerminalSize { TerminalSize(of: output) ?? TerminalSize(columns: 80, rows: 24) }

    /// Takes the terminal; its screen of before comes back with `close`, or when the process ends in any way.
    ///
    /// Returns what comes from it from now on; nil when it is no terminal, or is held already.
    func open() -> AsyncStream<Event>? {
        var mode = termios()
        waitForForeground()
        guard Self.holder == nil, tcgetattr(input, &mode) == 0, let reader = TerminalReader(input: input) else {
            return nil
        }
        Self.holder = self
        modeOfBefore = mode
        self.reader = reader
        take(mode)
        return reader.events
    }

    /// Gives the terminal back.
    func close() {
        guard let modeOfBefore else { return }
        giveBack(modeOfBefore)
        // Only now, as no handler knows any more where to wake it.
        reader?.stop()
        reader = nil
        self.modeOfBefore = nil
        Self.holder = nil
    }

    /// Who lets it go without a word gives it back all the same.
    deinit {
        if reader != nil { TerminalRescue.restore() }
        reader?.stop()
    }

    /// Stops the process and those it was started by, such as a script, as Ctrl-Z does; returns when it goes on.
    func suspend() {
        guard let modeOfBefore else { return }
        giveBack(modeOfBefore)
        stop()
        waitForForeground()
        take(modeOfBefore, TCSAFLUSH)
    }

    /// Stops for as long as the process is in the background, where the terminal is the shell's; the shell says so.
    ///
    /// Reading would stop it, too, were the signals of reading not held back on the threads of the main actor.
    private func waitForForeground() {
        // Where nobody could let it go on, the signal stops nothing.
        for _ in 0..<100 where ![-1, getpgrp()].contains(tcgetpgrp(input)) { raiseUnblocked(SIGTTIN) }
    }

    /// Stops the process group; returns when it goes on, and at once where nobody could let it go on.
    private func stop() {
        var before = sigaction()
        sigaction(SIGTSTP, nil, &before)
        if before.isIgnored { return }
        // The others first. What is sent to all comes to any thread of this process, so that this one could run on and
        // take the terminal once more before all stand still; what it sends to itself stops it here.
        signal(SIGTSTP, SIG_IGN)
        kill(0, SIGTSTP)
        sigaction(SIGTSTP, &before, nil)
        raiseUnblocked(SIGTSTP)
    }

    /// Sends this thread a signal that it hears at once: the threads of the main actor may hold signals back.
    private func raiseUnblocked(_ number: Int32) {
        var (signals, mask) = (sigset_t(), sigset_t())
        sigemptyset(&signals)
        sigaddset(&signals, number)
        pthread_sigmask(SIG_UNBLOCK, &signals, &mask)
        raise(number)
        pthread_sigmask(SIG_SETMASK, &mask, nil)
    }

    /// Takes the terminal once more after somebody else stopped the process and the shell has used it.
    func resume() {
        guard let modeOfBefore else { return }
        TerminalRescue.disarm()
        waitForForeground()
        take(modeOfBefore, TCSAFLUSH)
    }

    func write(_ text: String) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { Foundation.write(output, $0.baseAddress, $0.count) }
            if count > 0 {
                bytes = bytes.dropFirst(count)
            } else if errno == EAGAIN {
                var descriptor = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
                poll(&descriptor, 1, 1000)
            } else if errno != EINTR {
                // A window that was closed shows nothing; what was answered is kept elsewhere.
                return
            }
        }
    }

    /// - Parameters:
    ///   - mode: the mode to come back to.
    ///   - when: `TCSAFLUSH` drops what was typed before, since it was meant for somebody else.
    private func take(_ mode: termios, _ when: Int32 = TCSADRAIN) {
        var raw = mode
        cfmakeraw(&raw)
        TerminalRescue.arm(input: input, output: output, mode: mode, wake: reader?.wake ?? -1)
        tcsetattr(input, when, &raw)
        write(TerminalSequence.enter)
    }

    private func giveBack(_ mode: termios) {
        write(TerminalSequence.leave)
        var mode = mode
        // What the terminal still answers to a question is not for the shell.
        tcsetattr(input, TCSAFLUSH, &mode)
        TerminalRescue.disarm()
    }
}
