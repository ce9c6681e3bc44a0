#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// A decimal number that comes out of a decoder as it went into the encoder.
///
/// Before iOS 17 and macOS 14, `JSONDecoder` reads numbers through `Double`, so that a `Decimal` of 3.1 comes back as
/// 3.1000000000000005. There the shortest digits that stand for the double are taken, which are the ones that were
/// written as long as there were at most 15.
package struct DecodedDecimal: Hashable, Sendable, Codable {
    package let value: Decimal

    package init(_ value: Decimal) { self.value = value }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let value = try container.decode(Decimal.self)
        #if canImport(Darwin)
        if #available(iOS 17, macOS 14, *) {
            self.value = value
        } else {
            self.value = (try? container.decode(Double.self)).flatMap(Decimal.init(shortest:)) ?? value
        }
        #else
        self.value = value
        #endif
    }

    package func encode(to encoder: any Encoder) throws {
        if value.isNaN {
            let context = EncodingError.Context(codingPath: encoder.codingPath, debugDescription: "JSON has no NaN")
            throw EncodingError.invalidValue(value, context)
        }
        var container = encoder.singleValueContainer()
        try container.encode(value)
    }
}

extension Decimal {
    /// The number with the shortest decimal digits that stand for a double; nil for what is no number.
    package init?(shortest double: Double) {
        guard double.isFinite else { return nil }
        self.init(exactly: double.description.utf8)
    }
}
