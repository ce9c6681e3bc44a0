#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension Decimal {
    /// The signed digits of the number without its exponent; nil when they do not fit, or cannot be read here.
    ///
    /// `Decimal` gives its digits only as another `Decimal`. This reads them where they lie: 16-bit words from the fifth
    /// byte on, the lowest first, their count in one half of the second byte. Which half it is differs between Apple's
    /// Foundation and swift-foundation, so it is found out once; were it neither, every number would be nil and be
    /// compared by `Decimal` itself.
    var smallSignificand: Int? {
        guard let shift = Self.shiftOfWordCount else { return nil }
        return smallSignificand(shiftOfWordCount: shift)
    }

    private func smallSignificand(shiftOfWordCount shift: UInt8) -> Int? {
        let magnitude: UInt64? = withUnsafeBytes(of: self) { bytes in
            let count = Int(bytes[1] >> shift & 0x0F)
            guard count <= 4 else { return nil }
            var magnitude: UInt64 = 0
            for word in (0..<count).reversed() {
                magnitude = magnitude << 16 | UInt64(bytes[5 + 2 * word]) << 8 | UInt64(bytes[4 + 2 * word])
            }
            return magnitude
        }
        guard let magnitude, !isNaN, let digits = Int(exactly: magnitude) else { return nil }
        return isSignMinus ? -digits : digits
    }

    private static let shiftOfWordCount: UInt8? = {
        guard MemoryLayout<Decimal>.size == 20 else { return nil }
        let samples = [0, 1, -1, 255, 65_535, 65_536, 4_294_967_297, -123_456_789_012_345_678, .max]
        return [0, 4].first { shift in
            samples.allSatisfy { sample in
                let number = Decimal(sample)
                return number.exponent == 0 && number.smallSignificand(shiftOfWordCount: shift) == sample
            }
        }
    }()
}
