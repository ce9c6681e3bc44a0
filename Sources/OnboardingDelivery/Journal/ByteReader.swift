/// Takes numbers and texts out of bytes that a `ByteWriter` made. What does not fit is nil.
struct ByteReader {
    private let bytes: UnsafeRawBufferPointer
    private var place = 0

    init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    var isAtEnd: Bool { place == bytes.count }

    mutating func byte() -> UInt8? {
        guard place < bytes.count else { return nil }
        place &+= 1
        return bytes[place &- 1]
    }

    mutating func number() -> UInt64? {
        var (number, shift): (UInt64, UInt64) = (0, 0)
        while shift < 64 {
            guard let byte = byte() else { return nil }
            number |= UInt64(byte & 0x7F) &<< shift
            if byte & 0x80 == 0 { return number }
            shift &+= 7
        }
        return nil
    }

    /// A number that counts something; nil where it is so large that counting on could pass the largest one.
    mutating func count() -> Int? { number().flatMap { $0 <= 1 << 53 ? Int($0) : nil } }

    mutating func signed() -> Int64? {
        number().map { Int64(bitPattern: $0 >> 1) ^ -Int64(bitPattern: $0 & 1) }
    }

    mutating func text() -> String? {
        guard let count = count(), count <= bytes.count - place else { return nil }
        defer { place += count }
        return String(decoding: UnsafeRawBufferPointer(rebasing: bytes[place..<(place + count)]), as: UTF8.self)
    }
}
