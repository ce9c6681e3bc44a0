/// Reads keys from the bytes of a terminal, as ECMA-48 and xterm write them.
///
/// Bytes may come in any pieces. What is no key that is known is dropped, up to its end; nothing is kept beyond a bound.
struct KeyParser: Sendable {
    private enum State: Hashable, Sendable {
        case ground
        case escape
        /// `ESC [`, with the parameters so far.
        case control([UInt8])
        /// `ESC O`
        case single
        /// `ESC ]` and the like: a text up to BEL or `ESC \`.
        case text([UInt8], isEscaped: Bool)
        case paste([UInt8])
    }

    private var state = State.ground
    private var character: [UInt8] = []

    /// The most bytes of one sequence that are looked at.
    private static let longestSequence = 64
    /// The most bytes of one paste that are taken.
    private static let longestPaste = 1 << 16
    private static let pasteEnd = Array("\u{1B}[201~".utf8)

    /// Whether an Escape has come that may be a key of its own or the beginning of a sequence.
    var isInEscape: Bool { state == .escape }

    /// Takes bytes and returns the keys that they complete.
    mutating func keys(from bytes: some Sequence<UInt8>) -> [Key] {
        bytes.reduce(into: []) { keys, byte in keys += take(byte) }
    }

    /// Nothing more has come for a moment: an Escape that stands alone is the key.
    mutating func pause() -> [Key] {
        guard isInEscape else { return [] }
        state = .ground
        return [.escape]
    }

    private mutating func take(_ byte: UInt8) -> [Key] {
        switch state {
        case .ground: return takeInGround(byte)
        case .escape: return takeAfterEscape(byte)
        case .single:
            state = .ground
            return Self.named(final: byte, parameters: [])
        case .control(let parameters): return takeInControl(byte, parameters)
        case .text(let text, let isEscaped): return takeInText(byte, text, isEscaped: isEscaped)
        case .paste(let text): return takeInPaste(byte, text)
        }
    }

    // MARK: Characters

    private mutating func takeInGround(_ byte: UInt8) -> [Key] {
        if byte >= 0x80 { return takeOfCharacter(byte) }
        // A character that is cut short by another byte is no character.
        character = []
        switch byte {
        case 0x1B:
            state = .escape
            return []
        case 0x0D, 0x0A: return [.enter]
        case 0x09: return [.tab]
        case 0x08, 0x7F: return [.backspace]
        case 0x01...0x1A: return [.control(Character(Unicode.Scalar(byte + 0x60)))]
        case 0x20..<0x7F: return [.character(Character(Unicode.Scalar(byte)))]
        default: return []
        }
    }

    private mutating func takeOfCharacter(_ byte: UInt8) -> [Key] {
        if byte >= 0xC0 { character = [] }
        character.append(byte)
        guard let first = character.first, first >= 0xC2, first < 0xF5 else {
            character = []
            return []
        }
        let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        guard character.count == length else { return [] }
        defer { character = [] }
        let text = String(decoding: character, as: UTF8.self)
        guard text.utf8.elementsEqual(character), let only = text.first else { return [] }
        return [.character(only)]
    }

    // MARK: Sequences

    private mutating func takeAfterEscape(_ byte: UInt8) -> [Key] {
        switch byte {
        case UInt8(ascii: "["): state = .control([])
        case UInt8(ascii: "O"): state = .single
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"), UInt8(ascii: "X"):
            state = .text([], isEscaped: false)
        case 0x1B: return [.escape]
        default:
            // A key with Alt is the key.
            state = .ground
            return takeInGround(byte)
        }
        return []
    }

    private mutating func takeInControl(_ byte: UInt8, _ parameters: [UInt8]) -> [Key] {
        switch byte {
        case 0x1B:
            state = .escape
            return []
        case 0x40...0x7E:
            state = .ground
            if byte == UInt8(ascii: "~"), parameters == Array("200".utf8) {
                state = .paste([])
                return []
            }
            return Self.named(final: byte, parameters: parameters)
        case 0x20...0x3F:
            // The end of a sequence that is too long is still waited for.
            state = .control(parameters.count < Self.longestSequence ? parameters + [byte] : parameters)
            return []
        default:
            state = .ground
            return takeInGround(byte)
        }
    }

    private mutating func takeInText(_ byte: UInt8, _ text: [UInt8], isEscaped: Bool) -> [Key] {
        if byte == 0x07 || (isEscaped && byte == UInt8(ascii: "\\")) {
            state = .ground
            return Self.report(text)
        }
        if isEscaped {
            state = .escape
            return take(byte)
        }
        let isFull = text.count >= Self.longestSequence
        state = .text(isFull || byte == 0x1B ? text : text + [byte], isEscaped: byte == 0x1B)
        return []
    }

    private mutating func takeInPaste(_ byte: UInt8, _ text: [UInt8]) -> [Key] {
        var text = text
        text.append(byte)
        if text.suffix(Self.pasteEnd.count).elementsEqual(Self.pasteEnd) {
            state = .ground
            return [.paste(String(decoding: text.dropLast(Self.pasteEnd.count), as: UTF8.self))]
        }
        if text.count > Self.longestPaste {
            // The start is kept, and enough of the end to find where it ends.
            text.remove(at: Self.longestPaste - Self.pasteEnd.count)
        }
        state = .paste(text)
        return []
    }

    private static func named(final: UInt8, parameters: [UInt8]) -> [Key] {
        switch Character(Unicode.Scalar(final)) {
        case "A": return [.up]
        case "B": return [.down]
        case "C": return [.right]
        case "D": return [.left]
        case "H": return [.home]
        case "F": return [.end]
        case "Z": return [.backTab]
        case "M" where parameters.isEmpty: return [.enter]
        case "~":
            // Modifiers after a semicolon change nothing here.
            let number = parameters.prefix { $0 != UInt8(ascii: ";") }
            switch String(decoding: number, as: UTF8.self) {
            case "1", "7": return [.home]
            case "3": return [.delete]
            case "4", "8": return [.end]
            case "5": return [.pageUp]
            case "6": return [.pageDown]
            default: return []
            }
        default: return []
        }
    }

    /// The answer to a question for the background: `11;rgb:RRRR/GGGG/BBBB`.
    private static func report(_ text: [UInt8]) -> [Key] {
        let report = String(decoding: text, as: UTF8.self)
        let prefix = "11;rgb:"
        guard report.hasPrefix(prefix) else { return [] }
        let parts = report.dropFirst(prefix.count).split(separator: "/").map { part in
            UInt32(part, radix: 16).map { UInt8(clamping: $0 * 255 / ((1 << (4 * UInt32(part.count))) - 1)) }
        }
        guard parts.count == 3, let red = parts[0], let green = parts[1], let blue = parts[2] else { return [] }
        return [.background(TerminalColor(red: red, green: green, blue: blue))]
    }
}
