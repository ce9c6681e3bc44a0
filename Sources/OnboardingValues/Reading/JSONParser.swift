#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Reads JSON by the grammar of RFC 8259, one byte ahead, counting lines.
///
/// What does not end the reading (a duplicate key, a number that is too long) is noted and the reading goes on.
struct JSONParser {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let limits: JSONLimits
    private var position = 0
    private var line = 1
    private var depth = 0
    private var path: [PathStep] = []
    private(set) var issues: [DocumentIssue] = []

    private enum PathStep {
        case key(String)
        case item(Int)
    }

    /// The text cannot be read on; why stands in `issues`.
    private struct Stop: Error {}

    init(bytes: UnsafeBufferPointer<UInt8>, limits: JSONLimits) {
        self.bytes = bytes
        self.limits = limits
    }

    mutating func document() throws -> JSONNode {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
        skipSpace()
        let node = try value()
        skipSpace()
        if position < bytes.count {
            throw stop("not-json", "\(shown) follows the end of the document; remove what stands after it")
        }
        return node
    }

    // MARK: Values

    private mutating func value() throws -> JSONNode {
        let start = line
        guard let byte = peek else { throw stop("not-json", "the text ends where a value is expected") }
        switch byte {
        case UInt8(ascii: "{"): return JSONNode(line: start, content: .object(try object()))
        case UInt8(ascii: "["): return JSONNode(line: start, content: .array(try array()))
        case UInt8(ascii: "\""): return JSONNode(line: start, content: .string(try string()))
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            return JSONNode(line: start, content: .number(try number()))
        default: throw stop("not-json", "\(shown) stands where a value is expected")
        }
    }

    private mutating func word(_ word: StaticString, _ content: JSONNode.Content) throws -> JSONNode {
        for offset in 0..<word.utf8CodeUnitCount {
            guard peek == word.utf8Start[offset] else {
                throw stop("not-json", "\(shown) stands inside what should be \(word)")
            }
            position += 1
        }
        return JSONNode(line: line, content: content)
    }

    private mutating func object() throws -> [JSONNode.Member] {
        try enter()
        var members: [JSONNode.Member] = []
        var seen: Set<String> = []
        while try !listEnds(at: UInt8(ascii: "}"), afterItem: !members.isEmpty) {
            guard peek == UInt8(ascii: "\"") else {
                throw stop("not-json", "\(shown) stands where a key in quotes is expected")
            }
            let keyLine = line
            let key = try string()
            path.append(.key(key))
            let (isNew, first) = seen.insert(key)
            if !isNew {
                let shown = JSONValue.string(key).text
                let text =
                    first.unicodeScalars.elementsEqual(key.unicodeScalars)
                    ? "the key \(shown) stands twice; remove one"
                    : "the key \(shown) stands before with other Unicode characters that look the same; remove one"
                note("duplicate-key", text, line: keyLine)
            }
            skipSpace()
            guard peek == UInt8(ascii: ":") else { throw stop("not-json", "\(shown) stands where ':' is expected") }
            position += 1
            skipSpace()
            members.append(JSONNode.Member(key: key, line: keyLine, value: try value()))
            path.removeLast()
        }
        depth -= 1
        return members
    }

    private mutating func array() throws -> [JSONNode] {
        try enter()
        var items: [JSONNode] = []
        while try !listEnds(at: UInt8(ascii: "]"), afterItem: !items.isEmpty) {
            path.append(.item(items.count))
            items.append(try value())
            path.removeLast()
        }
        depth -= 1
        return items
    }

    private mutating func enter() throws {
        if depth == limits.depth {
            throw stop("too-deep", "values are nested more than \(limits.depth) levels deep; make it flatter")
        }
        depth += 1
        position += 1
    }

    /// Whether the list is over; consumes its closing byte, or the comma before a further item.
    private mutating func listEnds(at close: UInt8, afterItem: Bool) throws -> Bool {
        skipSpace()
        if peek == close {
            position += 1
            return true
        }
        guard afterItem else {
            if peek == nil { throw stop("not-json", "the text ends inside a list") }
            return false
        }
        let closing = String(Unicode.Scalar(close))
        guard peek == UInt8(ascii: ",") else {
            throw stop("not-json", "\(shown) stands where ',' or '\(closing)' is expected")
        }
        position += 1
        skipSpace()
        if peek == close { throw stop("not-json", "a ',' stands before '\(closing)'; remove it") }
        return false
    }

    // MARK: Strings

    private mutating func string() throws -> String {
        position += 1
        let start = position
        var hasEscape = false
        while let byte = peek, byte != UInt8(ascii: "\"") {
            if byte < 0x20 {
                throw stop("not-json", "a control character stands inside a string; write it as an escape")
            }
            if byte == UInt8(ascii: "\\") {
                hasEscape = true
                position += 1
            }
            position += 1
        }
        guard position < bytes.count else { throw stop("not-json", "the text ends inside a string") }
        let content = UnsafeBufferPointer(rebasing: bytes[start..<position])
        position += 1
        if hasEscape { return try unescaped(content) }
        return try text(content)
    }

    private mutating func text(_ content: some Collection<UInt8>) throws -> String {
        guard let text = String(utf8: content) else {
            throw stop("not-utf8", "a string is not valid UTF-8; save the file as UTF-8")
        }
        return text
    }

    private mutating func unescaped(_ content: UnsafeBufferPointer<UInt8>) throws -> String {
        var result: [UInt8] = []
        result.reserveCapacity(content.count)
        var cursor = 0
        while cursor < content.count {
            guard content[cursor] == UInt8(ascii: "\\") else {
                result.append(content[cursor])
                cursor += 1
                continue
            }
            cursor += 2
            switch content[cursor - 1] {
            case UInt8(ascii: "b"): result.append(0x08)
            case UInt8(ascii: "f"): result.append(0x0C)
            case UInt8(ascii: "n"): result.append(0x0A)
            case UInt8(ascii: "r"): result.append(0x0D)
            case UInt8(ascii: "t"): result.append(0x09)
            case UInt8(ascii: "u"):
                result.append(contentsOf: UTF8.encode(try escapedScalar(content, &cursor)) ?? .init())
            case let byte where byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "/"):
                result.append(byte)
            default: throw stop("not-json", "a string holds an unknown escape; write a backslash as \\\\")
            }
        }
        return try text(result)
    }

    private mutating func escapedScalar(
        _ content: UnsafeBufferPointer<UInt8>,
        _ cursor: inout Int
    ) throws -> Unicode.Scalar {
        let first = try hexadecimal(content, &cursor)
        if let scalar = Unicode.Scalar(first) { return scalar }
        let isHigh = (0xD800..<0xDC00).contains(first)
        if isHigh, cursor + 1 < content.count,
            content[cursor] == UInt8(ascii: "\\"), content[cursor + 1] == UInt8(ascii: "u")
        {
            cursor += 2
            let second = try hexadecimal(content, &cursor)
            if (0xDC00..<0xE000).contains(second),
                let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
            {
                return scalar
            }
        }
        throw stop("not-json", "a string holds half of a surrogate pair; write both halves or the character itself")
    }

    private mutating func hexadecimal(_ content: UnsafeBufferPointer<UInt8>, _ cursor: inout Int) throws -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard cursor < content.count, let digit = Character(Unicode.Scalar(content[cursor])).hexDigitValue else {
                throw stop("not-json", "a \\u escape needs four hexadecimal digits")
            }
            value = value << 4 | UInt32(digit)
            cursor += 1
        }
        return value
    }

    // MARK: Numbers

    private mutating func number() throws -> Decimal {
        let start = position
        if peek == UInt8(ascii: "-") { position += 1 }
        if peek == UInt8(ascii: "0") {
            position += 1
            if let byte = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
                throw stop("not-json", "a number begins with 0; write it without, or in quotes to keep the zero")
            }
        } else {
            try digits()
        }
        if peek == UInt8(ascii: ".") {
            position += 1
            try digits()
        }
        if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
            position += 1
            if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { position += 1 }
            try digits()
        }
        guard let decimal = Decimal(exactly: bytes[start..<position]) else {
            note("number-out-of-range", "a number has more than 38 digits, or is too large or too small", line: line)
            return 0
        }
        return decimal
    }

    private mutating func digits() throws {
        guard let byte = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else {
            throw stop("not-json", "\(shown) stands where a digit is expected")
        }
        while let byte = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
    }

    // MARK: The cursor

    private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func skipSpace() {
        while let byte = peek {
            switch byte {
            case 0x0A: line += 1
            case 0x20, 0x09, 0x0D: break
            default: return
            }
            position += 1
        }
    }

    /// The character at the cursor, for a message.
    private var shown: String {
        guard let byte = peek else { return "the end of the text" }
        return (0x21..<0x7F).contains(byte) ? "'\(Character(Unicode.Scalar(byte)))'" : "a byte of value \(byte)"
    }

    private mutating func stop(_ rule: DocumentIssue.Rule, _ text: String) -> Stop {
        note(rule, text, line: line)
        return Stop()
    }

    private mutating func note(_ rule: DocumentIssue.Rule, _ text: String, line: Int) {
        let place = path.reduce(JSONPath.root) { place, step in
            switch step {
            case .key(let key): place.key(key)
            case .item(let index): place.item(index)
            }
        }
        issues.append(DocumentIssue(.error, rule, line: line, path: place.description, text: text))
    }
}
