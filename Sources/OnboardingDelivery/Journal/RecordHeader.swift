/// What stands before the payload of a record: 21 bytes.
///
/// | bytes | |
/// |---|---|
/// | 4 | the mark, which begins with a byte that no UTF-8 text has |
/// | 4 | the number of the journal, made for each file, so that bytes of an earlier file on the same disk never count |
/// | 1 | the kind |
/// | 4 | the length of the payload |
/// | 4 | the payload's CRC-32C |
/// | 4 | the CRC-32C of the 17 bytes above and of the place in the file |
///
/// Numbers have their lowest byte first.
struct RecordHeader {
    static let length = 21
    static let mark: [UInt8] = [0xF5, 0x6F, 0x6B, 0x0A]

    let journal: UInt32
    let kind: UInt8
    let count: Int
    let checksum: UInt32

    /// Puts the header of a payload into bytes.
    static func put(
        _ kind: RecordKind,
        _ payload: [UInt8],
        journal: UInt32,
        at offset: Int,
        into writer: inout ByteWriter
    ) {
        let start = writer.bytes.count
        writer.put(raw: mark)
        writer.put(fixed: journal)
        writer.put(byte: kind.rawValue)
        writer.put(fixed: UInt32(truncatingIfNeeded: payload.count))
        writer.put(fixed: payload.withUnsafeBytes { CRC32C.checksum($0) })
        let sum = writer.bytes.withUnsafeBytes { bytes in
            checksum(of: UnsafeRawBufferPointer(rebasing: bytes[start...]), at: offset)
        }
        writer.put(fixed: sum)
    }

    /// Reads a header, at a place in the bytes, that stands at an offset in the file; nil where there is none.
    init?(_ bytes: UnsafeRawBufferPointer, at place: Int, offset: Int) {
        guard place &+ Self.length <= bytes.count, bytes[place] == Self.mark[0] else { return nil }
        func number(_ start: Int) -> UInt32 {
            UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: place &+ start, as: UInt32.self))
        }
        guard number(0) == 0x0A6B_6FF5 else { return nil }
        let header = UnsafeRawBufferPointer(rebasing: bytes[place..<(place &+ 17)])
        guard number(17) == Self.checksum(of: header, at: offset) else { return nil }
        journal = number(4)
        kind = bytes[place &+ 8]
        count = Int(number(9))
        checksum = number(13)
    }

    private static func checksum(of header: UnsafeRawBufferPointer, at offset: Int) -> UInt32 {
        let sum = CRC32C.checksum(header)
        return withUnsafeBytes(of: UInt64(offset).littleEndian) { CRC32C.checksum($0, after: sum) }
    }
}
