import Foundation
import TestSupport
import Testing

@testable import OnboardingConditions

@Suite("Numbers made ready")
struct ReadyNumberTests {
    @Test("They order as Decimal orders, whatever their exponents, signs and lengths", arguments: [3, 38, UInt64.max])
    func sameAsDecimal(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        func number() -> Decimal {
            let digits = UInt64.random(in: 0...UInt64.max, using: &random) >> UInt64.random(in: 0..<64, using: &random)
            let exponent = Int.random(in: -20...20, using: &random)
            let sign: FloatingPointSign = Bool.random(using: &random) ? .plus : .minus
            return Decimal(sign: sign, exponent: exponent, significand: Decimal(digits))
        }
        for round in 0..<5000 {
            let left = number()
            let right = round % 3 == 0 ? left * 10 / 10 : number()
            #expect(
                ReadyNumber(right).order(of: ReadyNumber(left)) == Order(left, right),
                "seed \(seed), round \(round): \(left) \(right)"
            )
        }
    }

    @Test(
        "Digits are read where they lie, so that comparing is fast",
        arguments: [0, 1, -1, 18, -65_536, Int.max, -Int.max]
    )
    func digits(number: Int) {
        #expect(Decimal(number).smallSignificand.map { Decimal($0) } == Decimal(number).significandWithSign)
        #expect(Decimal(sign: .plus, exponent: -2, significand: Decimal(number)).smallSignificand != nil)
    }

    @Test("Digits that do not fit, and what is no number, are left to Decimal")
    func noDigits() throws {
        #expect(Decimal.nan.smallSignificand == nil)
        #expect(Decimal(UInt64.max).smallSignificand == nil)
        #expect(try #require(Decimal(string: "12345678901234567890123")).smallSignificand == nil)
        #expect(try #require(Decimal(string: "12.5")).smallSignificand == 125)
    }
}

extension Decimal {
    /// The significand, negative for a negative number.
    fileprivate var significandWithSign: Decimal { isSignMinus ? -significand : significand }
}
