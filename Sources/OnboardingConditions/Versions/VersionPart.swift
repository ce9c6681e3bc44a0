/// A part of a version: a number of any length, or text.
struct VersionPart {
    private let bytes: Substring.UTF8View
    private let isNumber: Bool

    init(_ bytes: Substring.UTF8View) {
        isNumber = !bytes.isEmpty && bytes.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        self.bytes = isNumber ? bytes.drop { $0 == UInt8(ascii: "0") } : bytes
    }

    func order(to right: VersionPart) -> Order {
        switch (isNumber, right.isNumber) {
        case (true, false): return .ascending
        case (false, true): return .descending
        case (true, true) where bytes.count != right.bytes.count: return Order(bytes.count, right.bytes.count)
        default:
            if bytes.elementsEqual(right.bytes) { return .same }
            return bytes.lexicographicallyPrecedes(right.bytes) ? .ascending : .descending
        }
    }
}
