import OnboardingConditions
import OnboardingValues

/// Every way that the document allows between screens, whatever is answered.
///
/// A target whose `showIf` does not hold stands for the first screen after it that shows. To say that without an edge
/// to every later screen, each screen has a gate before it: a way leads to a gate, and the gate leads to its screen
/// or on to the next gate. So the graph grows in line with the document.
package struct FlowGraph: Sendable {
    /// Nodes 0..<n are screens, n..<2n their gates, 2n is the end.
    package let edges: [[Int]]
    package let screenCount: Int
    /// The most screens on any way from a node to the end, the node's own included; ways that close a loop left out.
    package let longestWay: [Int]
    /// By screen, the screen (or `screenCount`, for the end) that its only way leads to; nil where answers decide, or where
    /// a target does not exist. A walk that asks here leaves the screens themselves alone, which lie far apart in memory.
    let onlyWay: [Int?]
    /// By screen, whether it is shown whatever is answered.
    let isAlwaysShown: [Bool]

    package var end: Int { screenCount * 2 }
    package let start: Int

    package func gate(_ screen: Int) -> Int { screen < screenCount ? screenCount + screen : end }

    init(screens: [Screen], start: Int, indexOfScreen: [String: Int]) {
        screenCount = screens.count
        let count = screens.count
        func gate(_ screen: Int) -> Int { screen < count ? count + screen : count * 2 }
        self.start = gate(start)
        let ways = screens.enumerated().map { index, screen in
            screen.ways.map { way in
                switch way.target.goal {
                case .end: count * 2
                case .following: gate(index + 1)
                case .screen(let id): indexOfScreen[id].map(gate) ?? gate(index + 1)
                }
            }.withoutRepetition
        }
        onlyWay = zip(screens, ways).map { screen, targets in
            // An unanswered screen takes a way that no answer could choose, so entries always count as a decision.
            let isDangling = screen.ways.contains { $0.target.isDangling(indexOfScreen) }
            return targets.count == 1 && screen.entries == nil && !isDangling ? targets[0] - count : nil
        }
        isAlwaysShown = screens.map { $0.showIf == nil }
        let gates = screens.enumerated().map { index, screen in
            switch screen.showIf.map(\.constant) ?? true {
            case true?: [index]
            case false?: [gate(index + 1)]
            case nil: [index, gate(index + 1)]
            }
        }
        edges = ways + gates + [[]]
        longestWay = Self.longestWays(edges, from: gate(start), screenCount: count)
    }

    /// How far one is at a screen: done, through done and the longest way that remains.
    func progress(at screen: Int, screensBefore done: Int) -> Double {
        Double(done) / Double(max(1, done + longestWay[screen]))
    }

    /// Depth first in document order, without recursion; an edge to a node that is still open closes a loop.
    private static func longestWays(_ edges: [[Int]], from start: Int, screenCount: Int) -> [Int] {
        var longest = [Int](repeating: 0, count: edges.count)
        var state = [UInt8](repeating: 0, count: edges.count)
        let (unseen, open, done): (UInt8, UInt8, UInt8) = (0, 1, 2)
        var stack: [(node: Int, next: Int)] = []
        for root in [start] + Array(0..<screenCount) where state[root] == unseen {
            stack.append((root, 0))
            state[root] = open
            while let (node, next) = stack.last {
                if next < edges[node].count {
                    stack[stack.count - 1].next += 1
                    let target = edges[node][next]
                    if state[target] == unseen {
                        state[target] = open
                        stack.append((target, 0))
                    } else if state[target] == done {
                        longest[node] = max(longest[node], longest[target])
                    }
                } else {
                    state[node] = done
                    if node < screenCount { longest[node] += 1 }
                    stack.removeLast()
                    if let parent = stack.last?.node { longest[parent] = max(longest[parent], longest[node]) }
                }
            }
        }
        return longest
    }
}

extension FlowGraph {
    /// The nodes that can be come to from the start.
    package var reachable: Set<Int> { Self.closure(of: [start]) { edges[$0] } }

    /// The nodes from which the end can be come to.
    package var reachingEnd: Set<Int> {
        var incoming = [[Int]](repeating: [], count: edges.count)
        for (node, targets) in edges.enumerated() {
            for target in targets { incoming[target].append(node) }
        }
        return Self.closure(of: [end]) { incoming[$0] }
    }

    private static func closure(of roots: [Int], _ neighbours: (Int) -> [Int]) -> Set<Int> {
        var seen = Set(roots)
        var waiting = roots
        while let node = waiting.popLast() {
            for neighbour in neighbours(node) where seen.insert(neighbour).inserted { waiting.append(neighbour) }
        }
        return seen
    }
}

extension Target {
    fileprivate func isDangling(_ indexOfScreen: [String: Int]) -> Bool {
        if case .screen(let id) = goal { indexOfScreen[id] == nil } else { false }
    }
}
