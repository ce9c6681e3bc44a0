/// The parts of a graph inside which every node leads to every other.
///
/// After Tarjan, "Depth-First Search and Linear Graph Algorithms" (1972): time in proportion to nodes and edges. Nothing
/// recurses, so depth costs no stack.
struct Components {
    /// The parts that the start leads to; each stands after those that it leads to.
    private(set) var parts: [[Int]] = []
    /// The part of a node, by its place in `parts`; nil where the start does not lead.
    private(set) var partOfNode: [Int?]

    init(edges: [[Int]], start: Int) {
        partOfNode = [Int?](repeating: nil, count: edges.count)
        var numbers = [Int?](repeating: nil, count: edges.count)
        var lowest = [Int](repeating: 0, count: edges.count)
        var count = 0
        var waiting: [Int] = []
        var stack: [(node: Int, next: Int)] = []
        func open(_ node: Int) {
            numbers[node] = count
            lowest[node] = count
            count += 1
            waiting.append(node)
            stack.append((node, 0))
        }
        open(start)
        while let (node, next) = stack.last {
            if next < edges[node].count {
                stack[stack.count - 1].next += 1
                let target = edges[node][next]
                if let number = numbers[target] {
                    if partOfNode[target] == nil { lowest[node] = min(lowest[node], number) }
                } else {
                    open(target)
                }
                continue
            }
            stack.removeLast()
            if let parent = stack.last?.node { lowest[parent] = min(lowest[parent], lowest[node]) }
            if lowest[node] == numbers[node], let first = waiting.lastIndex(of: node) {
                let part = Array(waiting[first...])
                waiting.removeSubrange(first...)
                for member in part { partOfNode[member] = parts.count }
                parts.append(part)
            }
        }
    }
}
