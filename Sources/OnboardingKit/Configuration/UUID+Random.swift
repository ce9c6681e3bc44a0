public import Foundation

extension UUID {
    /// A random UUID (RFC 9562, version 4) of the system's generator. On Linux `UUID()` opens a file each time, which takes
    /// longer than all else that an event needs.
    @usableFromInline
    static func random() -> UUID {
        let high = UInt64.random(in: 0 ... .max) & 0xFFFF_FFFF_FFFF_0FFF | 0x4000
        let low = UInt64.random(in: 0 ... .max) >> 2 | 1 << 63
        return UUID(uuid: unsafeBitCast((high.bigEndian, low.bigEndian), to: uuid_t.self))
    }
}
