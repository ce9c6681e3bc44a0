import OnboardingValues

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A decimal number taken apart, so that comparing two of them is a comparison of integers wherever they fit.
///
/// Comparing two `Decimal`s takes some 300 ns outside Apple's platforms.
struct ReadyNumber: Sendable {
    let decimal: Decimal
    /// The number is `digits` times ten to the `exponent`; nil when the digits do not fit.
    private let digits: Int?
    private let exponent: Int

    init(_ decimal: Decimal) {
        self.decimal = decimal
        digits = decimal.smallSignificand
        exponent = digits == nil ? 0 : decimal.exponent
    }

    /// Reads text that is a JSON number and nothing else; nil for `"007"`, `" 8"` or `"5."`.
    init?(exactly text: String) {
        guard text.isJSONNumber else { return nil }
        if let integer = Int(text) {
            self.init(Decimal(integer))
            return
        }
        guard let decimal = Decimal(exactly: text.utf8) else { return nil }
        self.init(decimal)
    }

    /// How another number lies to this one.
    func order(of left: ReadyNumber) -> Order {
        if let leftDigits = left.digits, let digits {
            if left.exponent == exponent { return Order(leftDigits, digits) }
            if left.exponent > exponent, let scaled = leftDigits.scaled(by: left.exponent - exponent) {
                return Order(scaled, digits)
            }
            if left.exponent < exponent, let scaled = digits.scaled(by: exponent - left.exponent) {
                return Order(leftDigits, scaled)
            }
        }
        return Order(left.decimal, decimal)
    }
}

extension Int {
    /// The number times a power of ten; nil when that does not fit.
    fileprivate func scaled(by power: Int) -> Int? {
        var result = self
        for _ in 0..<(self == 0 ? 0 : power) {
            let (product, overflows) = result.multipliedReportingOverflow(by: 10)
            if overflows { return nil }
            result = product
        }
        return result
    }
}
