import OnboardingFlow
import TestSupport
import Testing

@Suite("What lies on every way")
struct DominatorTests {
    @Test("On random graphs a node is on every way to another exactly when removing it cuts that other off")
    func oracle() {
        let seed = UInt64.random(in: 0 ... .max)
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<400 {
            let count = Int.random(in: 1...12, using: &generator)
            let edges = (0..<count).map { _ in
                (0..<Int.random(in: 0...3, using: &generator)).map { _ in Int.random(in: 0..<count, using: &generator) }
            }
            let start = Int.random(in: 0..<count, using: &generator)
            let dominators = Dominators(edges: edges, start: start)
            let reached = Self.reached(from: start, edges, without: nil)
            for node in 0..<count {
                #expect(dominators.isReachable(node) == reached.contains(node), "seed \(seed)")
                for other in 0..<count {
                    let isCutOff =
                        reached.contains(node)
                        && (other == node || !Self.reached(from: start, edges, without: other).contains(node))
                    #expect(dominators.is(other, on: node) == (isCutOff && reached.contains(other)), "seed \(seed)")
                }
            }
        }
    }

    @Test("A chain of a hundred thousand nodes costs no stack")
    func longChain() {
        let count = 100_000
        // From every node one step on, and straight to the last.
        let edges = (0..<count).map { $0 == count - 1 ? [] : [$0 + 1, count - 1] }
        let dominators = Dominators(edges: edges, start: 0)
        #expect(dominators.is(0, on: count - 1))
        #expect(dominators.is(count - 3, on: count - 2))
        #expect(!dominators.is(1, on: count - 1))
    }

    private static func reached(from start: Int, _ edges: [[Int]], without removed: Int?) -> Set<Int> {
        if start == removed { return [] }
        var seen: Set<Int> = [start]
        var waiting = [start]
        while let node = waiting.popLast() {
            for target in edges[node] where target != removed && seen.insert(target).inserted { waiting.append(target) }
        }
        return seen
    }
}
