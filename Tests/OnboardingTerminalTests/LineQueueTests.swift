import OnboardingTerminal
import Testing

@Suite("Lines for several that wait")
struct LineQueueTests {
    @Test("Who was cancelled before a line came takes none, and no line is lost", .timeLimit(.minutes(1)))
    func cancelled() async {
        for _ in 0..<500 {
            let (stream, lines) = AsyncStream.makeStream(of: String.self)
            let queue = LineQueue(stream)
            let first = Task(priority: .high) { await queue.next() }
            let second = Task(priority: .high) { await queue.next() }
            for _ in 0..<10 { await Task.yield() }
            // What a cancellation sets going comes later than the line.
            let canceller = Task(priority: .background) {
                first.cancel()
                lines.yield("a")
                lines.finish()
            }
            await canceller.value
            let taken = [await first.value, await second.value]
            #expect(taken == [nil, "a"])
        }
    }

    @Test("Lines come in order, each once, and then the end")
    func order() async {
        let (stream, lines) = AsyncStream.makeStream(of: String.self)
        let queue = LineQueue(stream)
        for line in ["a", "b"] { lines.yield(line) }
        lines.finish()
        #expect([await queue.next(), await queue.next(), await queue.next()] == ["a", "b", nil])
    }
}
