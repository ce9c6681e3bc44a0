#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension JSONValue {
    /// The value as JSON text on one line, keys in their order, numbers with every digit.
    public var text: String {
        var writer = JSONWriter(indentation: nil)
        writer.write(self)
        return writer.text
    }

    /// The value as JSON text over several lines, two spaces a level.
    public var indentedText: String {
        var writer = JSONWriter(indentation: "  ")
        writer.write(self)
        return writer.text
    }
}

private struct JSONWriter {
    let indentation: String?
    var text = ""
    private var depth = 0

    init(indentation: String?) { self.indentation = indentation }

    mutating func write(_ value: JSONValue) {
        switch value {
        case .null: text += "null"
        case .bool(let flag): text += flag ? "true" : "false"
        // JSON has no word for what is no number.
        case .number(let number): text += number.isNaN ? "null" : number.description
        case .string(let string): write(string)
        case .array(let items): writeList("[", "]", items) { writer, item in writer.write(item) }
        case .object(let object):
            writeList("{", "}", object) { writer, member in
                writer.write(member.key)
                writer.text += writer.indentation == nil ? ":" : ": "
                writer.write(member.value)
            }
        }
    }

    private mutating func writeList<Items: Collection>(
        _ open: String,
        _ close: String,
        _ items: Items,
        each: (inout JSONWriter, Items.Element) -> Void
    ) {
        text += open
        depth += 1
        for (position, item) in items.enumerated() {
            if position > 0 { text += "," }
            breakLine()
            each(&self, item)
        }
        depth -= 1
        if !items.isEmpty { breakLine() }
        text += close
    }

    private mutating func breakLine() {
        guard let indentation else { return }
        text += "\n" + String(repeating: indentation, count: depth)
    }

    private mutating func write(_ string: String) {
        text += "\""
        defer { text += "\"" }
        if string.utf8.allSatisfy({ (0x20..<0x80).contains($0) && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
        ) {
            text += string
            return
        }
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            // U+2028 and U+2029 end a line in JavaScript, where this text may go.
            case _ where scalar.value < 0x20 || scalar.value == 0x2028 || scalar.value == 0x2029:
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
    }
}
