import Foundation

/// Lines that a person types, one after the other; nil at the end of input.
public protocol LineReader: Sendable {
    /// Whether a line is seen where it is typed; the lines of a pipe or a file are not.
    var isEchoed: Bool { get }

    /// Waits for the next line, without its end.
    ///
    /// A reader whose task is cancelled returns nil and leaves the line to the next that waits.
    func nextLine() async -> String?
}

/// The lines of standard input, read on a thread of their own so that waiting for one holds up nothing.
///
/// Nothing is read before somebody waits for a line, so that what else reads the terminal in between gets its keys.
public final class StandardInputLines: LineReader {
    /// Whether standard input is a terminal.
    public let isEchoed = isatty(STDIN_FILENO) == 1
    private let lines: LineQueue

    /// Makes a reader; there should be one in a process.
    public init() {
        let (stream, continuation) = AsyncStream.makeStream(of: String.self)
        let wanted = DispatchSemaphore(value: 0)
        lines = LineQueue(stream) { wanted.signal() }
        let thread = Thread {
            wanted.wait()
            while let line = readLine(strippingNewline: true) {
                continuation.yield(line)
                wanted.wait()
            }
            continuation.finish()
        }
        thread.name = "onboarding.standard-input"
        thread.start()
    }

    /// Waits for the next line, without its end.
    public func nextLine() async -> String? { await lines.next() }
}
