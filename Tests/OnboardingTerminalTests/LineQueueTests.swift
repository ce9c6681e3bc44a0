import OnboardingTerminal
import Testing

@Suite("Lines for several that wait")
struct LineQueueTests {
    @Test("Who was cancelled before a line came takes none, and no line is lost", .timeLimit(.minutes(1)))
    func cancelled() async {
        for _ in 0..<500 {
            let (stream, lines) = AsyncStream.makeStream(of: String.self)
            let queue = LineQueue(stream)
            let first = Task { await queue.next() }
            await Task.yield()
            let second = Task { await queue.next() }
            first.cancel()
            lines.yield("a")
            lines.finish()
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
