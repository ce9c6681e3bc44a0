/// Hands out the lines of a stream one by one, also when several wait.
///
/// A line stays in the queue until somebody who still waits takes it: who was cancelled gets nil, whenever that came.
package actor LineQueue {
    private let lines: AsyncStream<String>
    private var arrived: [String] = []
    private var isAtEnd = false
    private var waiting: [(number: Int, continuation: CheckedContinuation<Void, Never>)] = []
    private var lastNumber = 0
    private var isReading = false
    private let ask: @Sendable () -> Void
    private var isAsked = false

    /// Makes a queue; it reads the stream from the first call of `next` on.
    ///
    /// - Parameters:
    ///   - lines: the lines.
    ///   - ask: called when a line is waited for and none is on its way; then one comes, or the end.
    package init(_ lines: AsyncStream<String>, ask: @escaping @Sendable () -> Void = {}) {
        self.lines = lines
        self.ask = ask
    }

    /// Waits for the next line; nil at the end, and when the task is cancelled.
    package func next() async -> String? {
        startReading()
        while !Task.isCancelled {
            if !arrived.isEmpty { return arrived.removeFirst() }
            if isAtEnd { return nil }
            askForLine()
            await news()
        }
        // It may have been told of a line that it no longer takes.
        if !arrived.isEmpty { wakeNext() }
        return nil
    }

    /// Waits for a line or the end, or to be cancelled.
    private func news() async {
        lastNumber += 1
        let number = lastNumber
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                if Task.isCancelled {
                    continuation.resume()
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
        waiting.remove(at: place).continuation.resume()
    }

    private func startReading() {
        guard !isReading else { return }
        isReading = true
        Task {
            for await line in lines {
                isAsked = false
                arrived.append(line)
                if waiting.count > 1 { askForLine() }
                wakeNext()
            }
            isAtEnd = true
            while !waiting.isEmpty { wakeNext() }
        }
    }

    private func askForLine() {
        guard !isAsked else { return }
        isAsked = true
        ask()
    }

    private func wakeNext() {
        if !waiting.isEmpty { waiting.removeFirst().continuation.resume() }
    }
}
