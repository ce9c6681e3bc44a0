extension PatternParser {
    /// What a backslash and a letter stand for.
    private enum Escape {
        case scalar(Unicode.Scalar)
        case set([ClosedRange<UInt32>])
    }

    mutating func escape() throws(PatternError) -> PatternNode {
        if position + 1 < scalars.count {
            switch scalars[position + 1] {
            case "b":
                position += 2
                return .assertion(.wordBoundary)
            case "B":
                position += 2
                return .assertion(.noWordBoundary)
            case "1"..."9", "k": throw unsupported("back-references (\\1, \\k<name>) are not supported")
            default: break
            }
        }
        return switch try escaped() {
        case .scalar(let scalar): .scalar(scalar)
        case .set(let ranges): .set(ScalarSet(ranges))
        }
    }

    /// Reads a class, from its bracket on.
    mutating func set() throws(PatternError) -> ScalarSet {
        let start = position
        position += 1
        let isNegated = skip("^")
        var ranges: [ClosedRange<UInt32>] = []
        while !skip("]") {
            guard next != nil else { throw malformed("the class is not closed; add a ], or write \\[", at: start) }
            let lower: Unicode.Scalar
            switch try member() {
            case .set(let more):
                ranges += more
                continue
            case .scalar(let scalar): lower = scalar
            }
            // A hyphen before the bracket is itself.
            guard next == "-", position + 1 < scalars.count, scalars[position + 1] != "]" else {
                ranges.append(lower.value...lower.value)
                continue
            }
            position += 1
            guard case .scalar(let upper) = try member(), lower.value <= upper.value else {
                throw malformed("a range goes from a lower character to a higher one; write \\- for a hyphen")
            }
            ranges.append(lower.value...upper.value)
        }
        guard !ranges.isEmpty else { throw malformed("the class is empty; write \\] for a bracket in it", at: start) }
        return ScalarSet(ranges, isNegated: isNegated)
    }

    private mutating func member() throws(PatternError) -> Escape {
        guard let scalar = next else { throw malformed("the pattern ends inside a class; add a ]") }
        if scalar == "\\" {
            if position + 1 < scalars.count, scalars[position + 1] == "b" {
                position += 2
                return .scalar("\u{8}")
            }
            return try escaped()
        }
        position += 1
        return .scalar(scalar)
    }

    private mutating func escaped() throws(PatternError) -> Escape {
        let start = position
        position += 1
        guard let scalar = next else {
            throw malformed("the pattern ends with a \\; write \\\\ for the character", at: start)
        }
        position += 1
        switch scalar {
        case "d": return .set(ScalarSet.digits.ranges)
        case "D": return .set(ScalarSet.digits.complement)
        case "w": return .set(ScalarSet.wordScalars.ranges)
        case "W": return .set(ScalarSet.wordScalars.complement)
        case "s": return .set(ScalarSet.spaces.ranges)
        case "S": return .set(ScalarSet.spaces.complement)
        case "n": return .scalar("\n")
        case "t": return .scalar("\t")
        case "r": return .scalar("\r")
        case "f": return .scalar("\u{C}")
        case "v": return .scalar("\u{B}")
        case "0": return .scalar("\0")
        case "x": return .scalar(try scalarNumber(digits: 2, from: start))
        case "u": return .scalar(try unicodeEscape(from: start))
        default:
            let isLetterOrDigit = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
            guard !isLetterOrDigit else {
                position = start
                let known = "a \\ stands before punctuation or one of d w s b n t r f v x u"
                throw unsupported("\\\(Character(scalar)) is not supported; \(known)")
            }
            return .scalar(scalar)
        }
    }

    /// Reads what follows `\u`: four digits, a pair of surrogates, or digits in braces.
    private mutating func unicodeEscape(from start: Int) throws(PatternError) -> Unicode.Scalar {
        if skip("{") {
            var value: UInt32 = 0
            var count = 0
            while let digit = next.flatMap(Int.init(hex:)), count < 6 {
                value = value << 4 | UInt32(digit)
                count += 1
                position += 1
            }
            guard count > 0, skip("}"), let scalar = Unicode.Scalar(value) else {
                throw malformed("\\u{…} takes one to six hexadecimal digits of a character", at: start)
            }
            return scalar
        }
        let high = try hexadecimal(digits: 4, from: start)
        guard (0xD800...0xDBFF).contains(high), next == "\\", position + 1 < scalars.count, scalars[position + 1] == "u"
        else { return try scalar(high, from: start) }
        position += 2
        let low = try hexadecimal(digits: 4, from: start)
        guard (0xDC00...0xDFFF).contains(low) else { return try scalar(high, from: start) }
        return try scalar(0x1_0000 + (high - 0xD800) << 10 + (low - 0xDC00), from: start)
    }

    private mutating func scalarNumber(digits: Int, from start: Int) throws(PatternError) -> Unicode.Scalar {
        try scalar(try hexadecimal(digits: digits, from: start), from: start)
    }

    private func scalar(_ value: UInt32, from start: Int) throws(PatternError) -> Unicode.Scalar {
        guard let scalar = Unicode.Scalar(value) else {
            throw malformed("half a surrogate pair is no character; write both, or \\u{…}", at: start)
        }
        return scalar
    }

    private mutating func hexadecimal(digits: Int, from start: Int) throws(PatternError) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<digits {
            guard let digit = next.flatMap(Int.init(hex:)) else {
                throw malformed("\\x takes two hexadecimal digits, \\u four", at: start)
            }
            value = value << 4 | UInt32(digit)
            position += 1
        }
        return value
    }
}

extension Int {
    /// The value of a hexadecimal digit; nil for anything else.
    init?(hex scalar: Unicode.Scalar) {
        switch scalar {
        case "0"..."9": self = Int(scalar.value) - 0x30
        case "a"..."f": self = Int(scalar.value) - 0x61 + 10
        case "A"..."F": self = Int(scalar.value) - 0x41 + 10
        default: return nil
        }
    }
}
