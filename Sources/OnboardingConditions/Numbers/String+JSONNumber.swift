extension String {
    /// Whether the text is a number by the grammar of RFC 8259 section 6, and nothing else.
    var isJSONNumber: Bool {
        var rest = Substring(self).utf8
        if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
        if rest.first == UInt8(ascii: "0") {
            rest.removeFirst()
        } else {
            guard rest.dropDigits() else { return false }
        }
        if rest.first == UInt8(ascii: ".") {
            rest.removeFirst()
            guard rest.dropDigits() else { return false }
        }
        if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
            rest.removeFirst()
            if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
            guard rest.dropDigits() else { return false }
        }
        return rest.isEmpty
    }
}

extension Substring.UTF8View {
    /// Drops the digits in front; false when there are none.
    fileprivate mutating func dropDigits() -> Bool {
        let count = prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
        removeFirst(count)
        return count > 0
    }
}
