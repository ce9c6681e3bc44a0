import Foundation
import OnboardingValues
import TestSupport
import Testing

@Suite("Reading JSON")
struct JSONReadingTests {
    @Test(
        "Numbers keep their decimal value",
        arguments: [
            ("25", "25"), ("25.0", "25"), ("0.1", "0.1"), ("-0", "0"), ("1e2", "100"), ("1E-3", "0.001"),
            ("20.000123", "20.000123"),
            ("12345678901234567890123456789012345678", "12345678901234567890123456789012345678"),
            ("0.00000000000000000000000000000000000001", "0.00000000000000000000000000000000000001"),
            ("0e999999999999", "0"),
        ]
    )
    func numbers(written: String, expected: String) throws {
        #expect(try JSONValue(reading: written).text == expected)
    }

    @Test("A byte order mark before the document is passed over, one inside a text is a character of it")
    func byteOrderMark() throws {
        #expect(try JSONValue(reading: "\u{FEFF}[\"\u{FEFF}a\", \"\\ufeff\"]") == ["\u{FEFF}a", "\u{FEFF}"])
        #expect(try JSONValue(reading: "\"\u{FEFF}\u{FEFF}\"").string?.unicodeScalars.count == 2)
    }

    @Test(
        "Text that is no JSON names the rule and the line",
        arguments: [
            ("", "not-json", 1), ("{\n\"a\" 1}", "not-json", 2), ("[1,]", "not-json", 1), ("{\"a\":1,}", "not-json", 1),
            ("[01]", "not-json", 1), ("[1] 2", "not-json", 1), ("nul", "not-json", 1), ("\"\\x\"", "not-json", 1),
            ("\"\\ud800\"", "not-json", 1), ("[1.]", "not-json", 1), ("\"a", "not-json", 1), ("[\n\n", "not-json", 3),
            ("{\"a\":1,\n\"a\":2}", "duplicate-key", 2), ("1e400", "number-out-of-range", 1),
            ("123456789012345678901234567890123456789", "number-out-of-range", 1), ("\"\u{01}\"", "not-json", 1),
            ("+1", "not-json", 1), ("{1:2}", "not-json", 1), ("1e-9223372036854775808", "number-out-of-range", 1),
            ("\"\\u12\"", "not-json", 1),
        ]
    )
    func faults(text: String, rule: String, line: Int) throws {
        let error = #expect(throws: JSONReadingError.self) { try JSONValue(reading: text) }
        #expect(error?.issues.first?.rule.rawValue == rule)
        #expect(error?.issues.first?.line == line)
    }

    @Test("Every duplicate key is reported with its path, not only the first")
    func everyDuplicate() throws {
        let error = #expect(throws: JSONReadingError.self) {
            try JSONValue(reading: "{\"a\": {\"b\": 1, \"b\": 2},\n \"odd key\": [{\"c\": 1, \"c\": 1}]}")
        }
        #expect(error?.issues.map(\.path) == ["a.b", "[\"odd key\"][0].c"])
    }

    @Test("Of two keys that look the same and are written with other characters it is said that they are")
    func lookalikeKeys() {
        let error = #expect(throws: JSONReadingError.self) {
            try JSONValue(reading: "{\"caf\u{E9}\": 1, \"cafe\u{301}\": 2, \"caf\u{E9}\": 3}")
        }
        #expect(
            error?.issues.map { $0.text.contains("other Unicode characters") } == [true, false]
                && error?.issues.count == 2
        )
    }

    @Test("Bytes that are not UTF-8 are refused")
    func invalidUTF8() {
        let error = #expect(throws: JSONReadingError.self) { try JSONValue(reading: [0x22, 0xFF, 0xC0, 0x22]) }
        #expect(error?.issues.first?.rule == "not-utf8")
    }

    @Test("Nesting is bounded and does not exhaust the stack")
    func depth() throws {
        let deepest = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
        #expect(throws: Never.self) { try JSONValue(reading: deepest) }
        let error = #expect(throws: JSONReadingError.self) {
            try JSONValue(reading: String(repeating: "[", count: 1_000_000))
        }
        #expect(error?.issues.first?.rule == "too-deep")
    }

    @Test("A document beyond the size bound is refused unread")
    func size() {
        let error = #expect(throws: JSONReadingError.self) {
            try JSONValue(reading: "\"" + String(repeating: "x", count: 10_000_000) + "\"")
        }
        #expect(error?.issues.first?.rule == "too-large")
    }

    @Test("Escapes and multi-byte text survive writing and reading")
    func escapes() throws {
        let text = "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\\ud83d\\ude00 é😀\u{2028}\""
        let value = try JSONValue(reading: text)
        #expect(value == .string("\"\\/\u{08}\u{0C}\n\r\té😀 é😀\u{2028}"))
        #expect(try JSONValue(reading: value.text) == value)
        #expect(try JSONValue(reading: value.indentedText) == value)
    }

    @Test("Any value written is read back equal, and so through Foundation's coders")
    func roundTrip() throws {
        let seed = UInt64.random(in: 0 ... .max)
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<300 {
            let value = JSONValue.random(depth: 4, using: &generator)
            #expect(try JSONValue(reading: value.text) == value, "seed \(seed)")
            #expect(try JSONValue(reading: value.indentedText) == value, "seed \(seed)")
            let coded = try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(value))
            #expect(coded == value, "seed \(seed)")
        }
    }

    @Test("Cutting a text anywhere gives an error, never a trap")
    func prefixes() {
        let bytes = Array("{\"a\": [1.5e3, \"\\ud83d\\ude00é\", true, null, {\"b\": -0.1}]}".utf8)
        for count in 0..<bytes.count {
            #expect(throws: JSONReadingError.self) { try JSONValue(reading: bytes.prefix(count)) }
        }
    }

    @Test("An object keeps its order, finds keys when large, and compares without order")
    func objects() {
        var object = JSONObject((0..<40).map { ("k\($0)", JSONValue.number(Decimal($0))) })
        #expect(object.keys.first == "k0" && object["k39"] == 39)
        object["k3"] = nil
        #expect(object["k3"] == nil && object["k39"] == 39 && object.count == 39)
        object["k3"] = "again"
        #expect(object.keys.last == "k3" && object["k3"] == "again")
        let one: JSONObject = ["a": 1, "b": 2]
        let other: JSONObject = ["b": 2, "a": 1]
        #expect(one == other && one.hashValue == other.hashValue && one != ["a": 1])
    }
}

extension JSONValue {
    fileprivate static func random(depth: Int, using generator: inout SeededGenerator) -> JSONValue {
        switch Int.random(in: 0..<(depth > 0 ? 6 : 4), using: &generator) {
        case 0: return .null
        case 1: return .bool(.random(using: &generator))
        case 2:
            let exponent = Int.random(in: -10...10, using: &generator)
            let digits = Decimal(Int.random(in: -1_000_000...1_000_000, using: &generator))
            return .number(digits * (exponent < 0 ? 1 / 1024 : 1))
        case 3:
            let scalars: [Character] = ["a", "\"", "\\", "\n", "é", "😀", "\u{2029}", "/", "\u{0}", "👨‍👩‍👧"]
            return .string(String((0..<5).map { _ in scalars.randomElement(using: &generator) ?? "a" }))
        case 4: return .array((0..<3).map { _ in random(depth: depth - 1, using: &generator) })
        default: return .object(JSONObject((0..<3).map { ("k\($0)", random(depth: depth - 1, using: &generator)) }))
        }
    }
}
