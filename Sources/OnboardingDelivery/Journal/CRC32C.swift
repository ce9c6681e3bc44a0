/// The checksum CRC-32C (Castagnoli; RFC 3720, appendix B.4), eight bytes at a time by the tables of "slicing by 8"
/// (Kounavis and Berry 2005).
enum CRC32C {
    /// Eight tables of 256 each, one after another.
    private static let tables: [UInt32] = {
        var tables = [UInt32](repeating: 0, count: 8 * 256)
        for byte in 0..<256 {
            var value = UInt32(byte)
            for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0x82F6_3B78 : value >> 1 }
            tables[byte] = value
        }
        for place in 256..<(8 * 256) {
            let before = tables[place - 256]
            tables[place] = before >> 8 ^ tables[Int(before & 0xFF)]
        }
        return tables
    }()

    /// The checksum of bytes; with the checksum of what came before, that of both.
    static func checksum(_ bytes: UnsafeRawBufferPointer, after before: UInt32 = 0) -> UInt32 {
        tables.withUnsafeBufferPointer { tables in
            guard let table = tables.baseAddress else { return before }
            var sum = ~before
            var place = 0
            let count = bytes.count
            while place &+ 8 <= count {
                let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
                let (low, high) = (UInt32(truncatingIfNeeded: word) ^ sum, UInt32(truncatingIfNeeded: word &>> 32))
                let first = table[1792 &+ Int(low & 0xFF)] ^ table[1536 &+ Int(low &>> 8 & 0xFF)]
                let second = table[1280 &+ Int(low &>> 16 & 0xFF)] ^ table[1024 &+ Int(low &>> 24)]
                let third = table[768 &+ Int(high & 0xFF)] ^ table[512 &+ Int(high &>> 8 & 0xFF)]
                let fourth = table[256 &+ Int(high &>> 16 & 0xFF)] ^ table[Int(high &>> 24)]
                sum = first ^ second ^ third ^ fourth
                place &+= 8
            }
            while place < count {
                sum = sum &>> 8 ^ table[Int((sum ^ UInt32(bytes[place])) & 0xFF)]
                place &+= 1
            }
            return ~sum
        }
    }
}
