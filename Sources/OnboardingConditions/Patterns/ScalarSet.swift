/// A set of Unicode scalars.
struct ScalarSet: Sendable {
    /// In order, apart from one another.
    let ranges: [ClosedRange<UInt32>]
    private let isNegated: Bool
    /// The members below 128, before negation.
    private let ascii: (low: UInt64, high: UInt64)

    init(_ ranges: [ClosedRange<UInt32>], isNegated: Bool = false) {
        var merged: [ClosedRange<UInt32>] = []
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = merged.last, range.lowerBound <= last.upperBound + 1 {
                merged[merged.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
            } else {
                merged.append(range)
            }
        }
        self.ranges = merged
        self.isNegated = isNegated
        var words: (low: UInt64, high: UInt64) = (0, 0)
        for value in UInt32(0)..<128 where merged.contains(where: { $0.contains(value) }) {
            if value < 64 { words.low |= 1 << UInt64(value) } else { words.high |= 1 << UInt64(value - 64) }
        }
        ascii = words
    }

    func contains(_ scalar: Unicode.Scalar) -> Bool { holds(scalar) != isNegated }

    /// Whether the scalar, or the same in the other case, is one of the set.
    func containsIgnoringCase(_ scalar: Unicode.Scalar) -> Bool {
        (holds(scalar) || holds(scalar.lowercased) || holds(scalar.uppercased)) != isNegated
    }

    private func holds(_ scalar: Unicode.Scalar) -> Bool {
        let value = scalar.value
        if value < 64 { return ascii.low & (1 << UInt64(value)) != 0 }
        if value < 128 { return ascii.high & (1 << UInt64(value - 64)) != 0 }
        return ranges.contains { $0.contains(value) }
    }

    /// The ranges between those of the set.
    var complement: [ClosedRange<UInt32>] {
        var gaps: [ClosedRange<UInt32>] = []
        var next: UInt32 = 0
        for range in ranges {
            if range.lowerBound > next { gaps.append(next...(range.lowerBound - 1)) }
            next = range.upperBound + 1
        }
        if next <= 0x10_FFFF { gaps.append(next...0x10_FFFF) }
        return gaps
    }
}

extension ScalarSet {
    static let digits = ScalarSet([0x30...0x39])
    static let wordScalars = ScalarSet([0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A])
    /// White space and ends of lines, as ECMAScript's `\s` has them.
    static let spaces = ScalarSet([
        0x09...0x0D, 0x20...0x20, 0xA0...0xA0, 0x1680...0x1680, 0x2000...0x200A, 0x2028...0x2029, 0x202F...0x202F,
        0x205F...0x205F, 0x3000...0x3000, 0xFEFF...0xFEFF,
    ])
    static let allButLineEnds = ScalarSet([0x0A...0x0A, 0x0D...0x0D, 0x2028...0x2029], isNegated: true)
}

extension Unicode.Scalar {
    /// The lower case, where that is one scalar; else the scalar itself.
    var lowercased: Unicode.Scalar {
        if isASCII { return ("A"..."Z").contains(self) ? Unicode.Scalar(UInt8(value) + 32) : self }
        return only(of: properties.lowercaseMapping)
    }

    /// The upper case, where that is one scalar; else the scalar itself.
    var uppercased: Unicode.Scalar {
        if isASCII { return ("a"..."z").contains(self) ? Unicode.Scalar(UInt8(value) - 32) : self }
        return only(of: properties.uppercaseMapping)
    }

    private func only(of mapping: String) -> Unicode.Scalar {
        let scalars = mapping.unicodeScalars
        return scalars.count == 1 ? scalars.first ?? self : self
    }
}
