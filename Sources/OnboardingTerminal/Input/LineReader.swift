import Foundation

/// Lines that a person types, one after the other; nil at the end of input.
public protocol LineReader: Sendable {
    /// Whether a line is seen where it is typed; the lines of a pipe or a file are not.
    var isEchoed: Bool { get }

    /// Waits for the next line, without its end.
    func nextLine() async -> String?
}

/// The lines of standard input, read on a thread of their own so that waiting for one holds up nothing.
public final class StandardInputLines: LineReader {
    /// Whether standard input is a terminal.
    public let isEchoed = isatty(STDIN_FILENO) == 1
    private let lines: LineQueue

    /// Makes a reader; there should be one in a process.
    public init() {
        let (stream, continuation) = AsyncStream.makeStream(of: String.self)
        lines = LineQueue(stream)
        let thread = Thread {
            while let line = readLine(strippingNewline: true) { continuation.yield(line) }
            continuation.finish()
        }
        thread.name = "onboarding.standard-input"
        thread.start()
    }

    /// Waits for the next line, without its end.
    public func nextLine() async -> String? { await lines.next() }
}

/// Hands out the lines of a stream one by one, also when several wait.
private actor LineQueue {
    private let lines: AsyncStream<String>
    private var arrived: [String] = []
    private var isAtEnd = false
    private var waiting: [CheckedContinuation<String?, Never>] = []
    private var isReading = false

    init(_ lines: AsyncStream<String>) { self.lines = lines }

    func next() async -> String? {
        startReading()
        if !arrived.isEmpty { return arrived.removeFirst() }
        if isAtEnd { return nil }
        return await withCheckedContinuation { waiting.append($0) }
    }

    private func startReading() {
        guard !isReading else { return }
        isReading = true
        Task {
            for await line in lines { take(line) }
            end()
        }
    }

    private func take(_ line: String) {
        if waiting.isEmpty { arrived.append(line) } else { waiting.removeFirst().resume(returning: line) }
    }

    private func end() {
        isAtEnd = true
        for continuation in waiting { continuation.resume(returning: nil) }
        waiting = []
    }
}
