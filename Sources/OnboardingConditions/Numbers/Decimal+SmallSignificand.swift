#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension Decimal {
    /// The signed digits of the number without its exponent; nil when they do not fit, or cannot be read here.
    ///
    /// `Decimal` gives its digits only as another `Decimal`. This reads them where they lie: the exponent in the first
    /// byte, the count of 16-bit words and the sign in the second, the words from the fifth on, lowest first. That is
    /// the layout of `NSDecimal`; where a test of it fails, every number is nil and compared by `Decimal` itself.
    var smallSignificand: Int? {
        Self.hasKnownLayout ? readSmallSignificand() : nil
    }

    private func readSmallSignificand() -> Int? {
        withUnsafeBytes(of: self) { bytes in
            let count = Int(bytes[1] & 0x0F)
            let isNegative = bytes[1] & 0x10 != 0
            // No words and a sign is not-a-number.
            guard count <= 4, count > 0 || !isNegative else { return nil }
            var magnitude: UInt64 = 0
            for word in (0..<count).reversed() {
                let low = UInt64(bytes[4 + 2 * word])
                magnitude = magnitude << 16 | UInt64(bytes[5 + 2 * word]) << 8 | low
            }
            return Int(exactly: magnitude).map { isNegative ? -$0 : $0 }
        }
    }

    private static let hasKnownLayout: Bool = {
        guard MemoryLayout<Decimal>.size == 20 else { return false }
        let samples = [0, 1, -1, 65_535, 65_536, -123_456_789_012_345_678]
        let areRead = samples.allSatisfy { Decimal($0).readSmallSignificand() == $0 && Decimal($0).exponent == 0 }
        let fraction = Decimal(sign: .minus, exponent: -3, significand: 70_000)
        return areRead && fraction.readSmallSignificand() == -70_000 && fraction.exponent == -3
            && Decimal.nan.readSmallSignificand() == nil
    }()
}
