extension FlowGraph {
    /// The loops that no answer can leave: every screen on them has one way only. Each as screen indexes in order.
    package var unconditionalLoops: [[Int]] {
        Self.loopsWithoutChoice(edges, screenCount: screenCount).map { loop in loop.filter { $0 < screenCount } }
    }

    /// The loops that no answer can leave while the screens on their gates do not show. Each as nodes in order.
    var loopsPastHiddenScreens: [[Int]] {
        var passing = edges
        for gate in screenCount..<end where edges[gate].count == 2 { passing[gate] = [edges[gate][1]] }
        return Self.loopsWithoutChoice(passing, screenCount: screenCount).filter { !hiddenScreens(on: $0).isEmpty }
    }

    /// The screens that a loop leads past, though they may show.
    func hiddenScreens(on loop: [Int]) -> [Int] {
        loop.filter { $0 >= screenCount && edges[$0].count == 2 }.map { $0 - screenCount }
    }

    /// The groups of screens that lead to each other and nowhere else: no answers lead from there to an end.
    package var traps: [[Int]] {
        let components = Components(edges: edges, start: start)
        return components.parts.enumerated().compactMap { index, part in
            let isClosed = part.allSatisfy { node in
                node != end && edges[node].allSatisfy { components.partOfNode[$0] == index }
            }
            return isClosed ? part.filter { $0 < screenCount }.sorted() : nil
        }
    }

    private static func loopsWithoutChoice(_ edges: [[Int]], screenCount: Int) -> [[Int]] {
        var state = [UInt8](repeating: 0, count: edges.count)
        var loops: [[Int]] = []
        for root in 0..<screenCount where state[root] == 0 {
            var trail: [Int] = []
            var node = root
            while state[node] == 0, edges[node].count == 1 {
                state[node] = 1
                trail.append(node)
                node = edges[node][0]
            }
            if state[node] == 1, let begin = trail.firstIndex(of: node) { loops.append(Array(trail[begin...])) }
            for visited in trail { state[visited] = 2 }
            if state[node] == 0 { state[node] = 2 }
        }
        return loops
    }
}
