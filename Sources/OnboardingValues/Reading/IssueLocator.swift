/// Gives each issue the line on which the value at its path begins or, where there is none, the nearest value around it.
package struct IssueLocator {
    private let paths: [[UInt8]]
    private var lines: [Int?]

    package static func located(_ issues: [DocumentIssue], in document: JSONNode) -> [DocumentIssue] {
        if issues.isEmpty { return [] }
        let order = issues.indices.map { (path: Array(issues[$0].path.utf8), index: $0) }
            .sorted { $0.path.lexicographicallyPrecedes($1.path) }
        var locator = IssueLocator(paths: order.map(\.path), lines: order.map { _ in nil })
        locator.visit(document, path: .root, range: 0..<order.count)
        var located = issues
        for (place, entry) in order.enumerated() {
            if let line = locator.lines[place] { located[entry.index].line = line }
        }
        return located
    }

    /// Goes down to the values that a path of the range leads through, and to no others.
    private mutating func visit(_ node: JSONNode, path: JSONPath, range: Range<Int>) {
        switch node.content {
        case .object(let members):
            for member in members {
                visitChild(member.value, line: member.line, path: path.key(member.key), range: range)
            }
        case .array(let items):
            for (index, item) in items.enumerated() {
                visitChild(item, line: item.line, path: path.item(index), range: range)
            }
        default: break
        }
    }

    private mutating func visitChild(_ node: JSONNode, line: Int, path: JSONPath, range: Range<Int>) {
        let wanted = Array(path.description.utf8)
        let first = firstIndex(from: wanted, in: range)
        var end = first
        while end < range.upperBound, paths[end].starts(with: wanted) { end += 1 }
        var leadsOn = false
        for index in first..<end {
            let next = paths[index].dropFirst(wanted.count).first
            guard next == nil || next == UInt8(ascii: ".") || next == UInt8(ascii: "[") else { continue }
            lines[index] = line
            leadsOn = leadsOn || next != nil
        }
        if leadsOn { visit(node, path: path, range: first..<end) }
    }

    /// The first path of the range that does not stand before a wanted one.
    private func firstIndex(from wanted: [UInt8], in range: Range<Int>) -> Int {
        var (low, high) = (range.lowerBound, range.upperBound)
        while low < high {
            let middle = (low + high) / 2
            if paths[middle].lexicographicallyPrecedes(wanted) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
