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
///
/// Who stops waiting gets nil and takes no line away from the next.
private actor LineQueue {
    private let lines: AsyncStream<String>
    private var arrived: [String] = []
    private var isAtEnd = false
    private var waiting: [(number: Int, continuation: CheckedContinuation<String?, Never>)] = []
    private var lastNumber = 0
    private var isReading = false

    init(_ lines: AsyncStream<String>) { self.lines = lines }

    func next() async -> String? {
        startReading()
        if Task.isCancelled { return nil }
        if !arrived.isEmpty { return arrived.removeFirst() }
        if isAtEnd { return nil }
        lastNumber += 1
        let number = lastNumber
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                if Task.isCancelled {
                    continuation.resume(returning: nil)
                } else {
                    waiting.append((number, continuation))
                }
            }
        } onCancel: {
            Task { await self.stopWaiting(number) }
        }
    }

    private func stopWaiting(_ number: Int) {
        guard let place = waiting.firstIndex(where: { $0.number == number }) else { return }
        waiting.remove(at: place).continuation.resume(returning: nil)
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
        if waiting.isEmpty {
            arrived.append(line)
        } else {
            waiting.removeFirst().continuation.resume(returning: line)
        }
    }

    private func end() {
        isAtEnd = true
        for (_, continuation) in waiting { continuation.resume(returning: nil) }
        waiting = []
    }
}
