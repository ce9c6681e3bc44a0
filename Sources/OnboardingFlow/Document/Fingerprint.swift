/// A number that tells byte sequences apart: FNV-1a with 64 bits, by Fowler, Noll and Vo.
enum Fingerprint {
    static func of(_ bytes: some Sequence<UInt8>) -> UInt64 {
        bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
    }
}
