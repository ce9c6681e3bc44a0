/// Puts numbers and texts into bytes, without a byte more than they need.
struct ByteWriter {
    private(set) var bytes: [UInt8] = []

    /// Takes all bytes away, and keeps their room for the next ones.
    mutating func clear() { bytes.removeAll(keepingCapacity: true) }

    mutating func put(byte: UInt8) { bytes.append(byte) }

    /// Seven bits a byte, the lowest first; the top bit says that more follow (LEB128).
    mutating func put(_ number: UInt64) {
        var rest = number
        while rest > 0x7F {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    /// Numbers near zero are short whatever their sign: 0, -1, 1, -2 become 0, 1, 2, 3.
    mutating func put(signed number: Int64) {
        put(UInt64(bitPattern: number &<< 1 ^ number &>> 63))
    }

    /// The text's length in UTF-8, and its bytes as they are.
    mutating func put(_ text: String) {
        put(UInt64(text.utf8.count))
        bytes.append(contentsOf: text.utf8)
    }

    /// Four bytes, the lowest first.
    mutating func put(fixed number: UInt32) {
        var rest = number
        for _ in 0..<4 {
            bytes.append(UInt8(truncatingIfNeeded: rest))
            rest >>= 8
        }
    }

    mutating func put(raw more: [UInt8]) { bytes.append(contentsOf: more) }
}
