#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

extension Decimal {
    /// The most significant digits that a number may have.
    package static let mostDigits = 38

    /// Reads digits with a decimal point and an exponent, as JSON writes numbers, without rounding.
    ///
    /// More generous than JSON: zeros in front, and a point without digits before or after it, are read too. Nil when the
    /// text is no number, has more than 38 significant digits, or lies beyond what `Decimal` holds.
    package init?(exactly text: some Collection<UInt8>) {
        var digits: [UInt8] = []
        var exponent = 0
        var isNegative = false
        var hasPoint = false
        var hasDigit = false
        var rest = text[...]
        if rest.first == UInt8(ascii: "-") {
            isNegative = true
            rest = rest.dropFirst()
        }
        while let byte = rest.first {
            if byte == UInt8(ascii: "."), !hasPoint {
                hasPoint = true
            } else if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
                hasDigit = true
                if !digits.isEmpty || byte != UInt8(ascii: "0") { digits.append(byte - UInt8(ascii: "0")) }
                if hasPoint { exponent -= 1 }
            } else {
                break
            }
            rest = rest.dropFirst()
        }
        guard hasDigit else { return nil }
        if let byte = rest.first {
            guard byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E"),
                let written = Int(String(decoding: rest.dropFirst(), as: UTF8.self))
            else { return nil }
            guard !digits.isEmpty else {
                self = 0
                return
            }
            guard (-999_999...999_999).contains(written) else { return nil }
            exponent += written
        }
        while digits.last == 0 {
            digits.removeLast()
            exponent += 1
        }
        guard digits.count <= Self.mostDigits else { return nil }
        // Decimal's exponent lies in -128...127. It drops zeros behind the digits, so they cannot take up a larger one.
        guard digits.isEmpty || (-127...127).contains(exponent) else { return nil }
        var significand = Decimal(0)
        for chunk in stride(from: 0, to: digits.count, by: 18) {
            let part = digits[chunk..<min(chunk + 18, digits.count)]
            let scale = part.reduce(UInt64(1)) { scale, _ in scale * 10 }
            significand = significand * Decimal(scale) + Decimal(part.reduce(UInt64(0)) { $0 * 10 + UInt64($1) })
        }
        guard !digits.isEmpty else {
            self = 0
            return
        }
        self = Decimal(sign: isNegative ? .minus : .plus, exponent: exponent, significand: significand)
    }
}

extension Int {
    /// The number as an integer, when it has no fraction and fits.
    package init?(exactly number: Decimal) {
        guard let integer = Int(number.description) else { return nil }
        self = integer
    }
}
