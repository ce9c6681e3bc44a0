/// Which nodes of a graph lie on every way from its start to a node.
///
/// After Lengauer and Tarjan, "A Fast Algorithm for Finding Dominators in a Flowgraph" (1979), the version with simple
/// path compression: time in proportion to edges times the logarithm of nodes. Nothing recurses, so depth costs no stack.
package struct Dominators: Sendable {
    /// The place of a node in a preorder of the dominator tree; nil where the start does not lead.
    private let position: [Int?]
    /// The number of nodes under a node in that tree, itself included.
    private let size: [Int]

    package init(edges: [[Int]], start: Int) {
        let search = DepthFirstSearch(edges: edges, start: start)
        let parents = Self.immediateDominators(search, edges: edges)
        var sizes = [Int](repeating: 1, count: parents.count)
        for number in parents.indices.dropFirst().reversed() { sizes[parents[number]] += sizes[number] }
        var next = [Int](repeating: 0, count: parents.count)
        var position = [Int?](repeating: nil, count: edges.count)
        var size = [Int](repeating: 0, count: edges.count)
        for (number, node) in search.nodes.enumerated() {
            let place = number == 0 ? 0 : next[parents[number]]
            if number > 0 { next[parents[number]] += sizes[number] }
            next[number] = place + 1
            position[node] = place
            size[node] = sizes[number]
        }
        self.position = position
        self.size = size
    }

    package func isReachable(_ node: Int) -> Bool { position[node] != nil }

    /// Whether every way from the start to `node` leads through `other`; a node is on every way to itself.
    package func `is`(_ other: Int, on node: Int) -> Bool {
        guard let outer = position[other], let inner = position[node] else { return false }
        return outer <= inner && inner < outer + size[other]
    }

    /// The immediate dominator of each node, both as numbers of the search; the start is its own.
    private static func immediateDominators(_ search: DepthFirstSearch, edges: [[Int]]) -> [Int] {
        let count = search.nodes.count
        var incoming = [[Int]](repeating: [], count: count)
        for (number, node) in search.nodes.enumerated() {
            for target in edges[node] { incoming[search.numbers[target]].append(number) }
        }
        var forest = Forest(count: count)
        var dominators = [Int](repeating: 0, count: count)
        var waiting = [[Int]](repeating: [], count: count)
        for number in (0..<count).dropFirst().reversed() {
            for source in incoming[number] {
                forest.semi[number] = min(forest.semi[number], forest.semi[forest.lowest(above: source)])
            }
            waiting[forest.semi[number]].append(number)
            let parent = search.parents[number]
            forest.ancestor[number] = parent
            for node in waiting[parent] {
                let lowest = forest.lowest(above: node)
                dominators[node] = forest.semi[lowest] < forest.semi[node] ? lowest : parent
            }
            waiting[parent] = []
        }
        for number in (0..<count).dropFirst() where dominators[number] != forest.semi[number] {
            dominators[number] = dominators[dominators[number]]
        }
        return dominators
    }
}

/// The nodes in the order in which a search comes to them; a number is a place in that order.
private struct DepthFirstSearch {
    var nodes: [Int] = []
    var parents: [Int] = []
    var numbers: [Int]

    init(edges: [[Int]], start: Int) {
        numbers = [Int](repeating: -1, count: edges.count)
        var stack: [(node: Int, next: Int)] = []
        func open(_ node: Int) {
            numbers[node] = nodes.count
            parents.append(stack.last.map { numbers[$0.node] } ?? 0)
            nodes.append(node)
            stack.append((node, 0))
        }
        open(start)
        while let (node, next) = stack.last {
            if next == edges[node].count {
                stack.removeLast()
                continue
            }
            stack[stack.count - 1].next += 1
            if numbers[edges[node][next]] < 0 { open(edges[node][next]) }
        }
    }
}

/// The part of the search tree that has been worked through, with the ways to its roots made short.
private struct Forest {
    var semi: [Int]
    var ancestor: [Int?]
    private var label: [Int]

    init(count: Int) {
        semi = Array(0..<count)
        label = semi
        ancestor = [Int?](repeating: nil, count: count)
    }

    /// The node with the lowest semidominator on the way from a node to below its root.
    mutating func lowest(above node: Int) -> Int {
        var trail: [Int] = []
        var upper = node
        while let next = ancestor[upper], ancestor[next] != nil {
            trail.append(upper)
            upper = next
        }
        for lower in trail.reversed() {
            guard let above = ancestor[lower] else { continue }
            if semi[label[above]] < semi[label[lower]] { label[lower] = label[above] }
            ancestor[lower] = ancestor[above]
        }
        return label[node]
    }
}
