#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// What all targets share: the way in that libFuzzer calls, and the way to report.

/// One input; libFuzzer calls it with bytes of its making.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    fuzz(UnsafeBufferPointer(start: start, count: count))
    return 0
}

/// Says what does not hold that must.
func require(_ condition: Bool, _ text: @autoclosure () -> String, _ details: @autoclosure () -> [String] = []) {
    if !condition { fail(([text()] + details()).joined(separator: "\n  ")) }
}

/// Says what is wrong and aborts: libFuzzer takes the signal for a finding and keeps the input. It knows no other way.
func fail(_ text: String) -> Never {
    print(text)
    fflush(nil)
    abort()
}

/// Numbers that follow from the input, so that a crash can be repeated (SplitMix64, Steele, Lea and Flood 2014).
struct InputGenerator: RandomNumberGenerator {
    private var state: UInt64

    /// Begins at the FNV-1a hash of some bytes.
    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        state = bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
