/// Reads keys from the bytes of a terminal, as ECMA-48 and xterm write them.
///
/// Bytes may come in any pieces. What is no key that is known is dropped, up to its end; nothing is kept beyond a bound.
/// Ctrl-C counts wherever it comes, so that a person can always leave.
struct KeyParser: Sendable {
    private enum State: Hashable, Sendable {
        case ground
        case escape
        /// `ESC [`
        case control
        /// `ESC O`
        case single
        /// `ESC ]` and the like, by its second character: a text up to BEL or `ESC \`.
        case text(Character, isEscaped: Bool)
        case paste
    }

    private var state = State.ground
    /// The bytes so far: of a character, the parameters of a sequence, a text or a paste.
    private var bytes: [UInt8] = []

    /// The most bytes of one sequence that are looked at.
    private static let longestSequence = 64
    /// The most bytes of one paste that are taken.
    private static let longestPaste = 1 << 16
    private static let pasteEnd = Array("\u{1B}[201~".utf8)

    /// Whether something has begun that is a key of its own, or nothing, unless more follows at once.
    var isInSequence: Bool { state != .ground && state != .paste }

    /// Takes bytes and returns the keys that they complete.
    mutating func keys(from bytes: some Sequence<UInt8>) -> [Key] {
        bytes.reduce(into: []) { keys, byte in keys += take(byte) }
    }

    /// Nothing more has come for a moment: what stands alone is a key, with Alt or without, and what broke off is none.
    ///
    /// A paste goes on, since a slow line may hold it up.
    mutating func pause() -> [Key] {
        guard isInSequence else { return [] }
        defer { begin(.ground) }
        return switch state {
        case .escape: [.escape]
        case .control where bytes.isEmpty: [.character("[")]
        case .single: [.character("O")]
        case .text(let character, isEscaped: false) where bytes.isEmpty: [.character(character)]
        default: []
        }
    }

    private mutating func begin(_ state: State) {
        self.state = state
        bytes = []
    }

    private mutating func take(_ byte: UInt8) -> [Key] {
        if byte == 0x03 {
            begin(.ground)
            return [.control("c")]
        }
        switch state {
        case .ground: return takeInGround(byte)
        case .escape: return takeAfterEscape(byte)
        case .single:
            begin(.ground)
            return Self.named(final: byte, parameters: [])
        case .control: return takeInControl(byte)
        case .text(let character, let isEscaped): return takeInText(byte, character, isEscaped: isEscaped)
        case .paste: return takeInPaste(byte)
        }
    }

    // MARK: Characters

    private mutating func takeInGround(_ byte: UInt8) -> [Key] {
        if byte >= 0x80 { return takeOfCharacter(byte) }
        // A character that is cut short by another byte is no character.
        bytes = []
        switch byte {
        case 0x1B:
            begin(.escape)
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
        if byte >= 0xC0 { bytes = [] }
        bytes.append(byte)
        guard let first = bytes.first, first >= 0xC2, first < 0xF5 else {
            bytes = []
            return []
        }
        let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        guard bytes.count == length else { return [] }
        defer { bytes = [] }
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.utf8.elementsEqual(bytes), let only = text.first else { return [] }
        return [.character(only)]
    }

    // MARK: Sequences

    private mutating func takeAfterEscape(_ byte: UInt8) -> [Key] {
        let character = Character(Unicode.Scalar(byte))
        switch character {
        case "[": begin(.control)
        case "O": begin(.single)
        case "]", "P", "_", "^", "X": begin(.text(character, isEscaped: false))
        case "\u{1B}": return [.escape]
        default:
            // A key with Alt is the key.
            begin(.ground)
            return takeInGround(byte)
        }
        return []
    }

    private mutating func takeInControl(_ byte: UInt8) -> [Key] {
        switch byte {
        case 0x1B:
            begin(.escape)
            return []
        case 0x40...0x7E:
            if byte == UInt8(ascii: "~"), bytes == Array("200".utf8) {
                begin(.paste)
                return []
            }
            defer { begin(.ground) }
            return Self.named(final: byte, parameters: bytes)
        case 0x20...0x3F:
            // The end of a sequence that is too long is still waited for.
            if bytes.count < Self.longestSequence { bytes.append(byte) }
            return []
        default:
            begin(.ground)
            return takeInGround(byte)
        }
    }

    private mutating func takeInText(_ byte: UInt8, _ character: Character, isEscaped: Bool) -> [Key] {
        if byte == 0x07 || (isEscaped && byte == UInt8(ascii: "\\")) {
            defer { begin(.ground) }
            return Self.report(bytes)
        }
        if isEscaped {
            begin(.escape)
            return take(byte)
        }
        state = .text(character, isEscaped: byte == 0x1B)
        if byte != 0x1B, bytes.count < Self.longestSequence { bytes.append(byte) }
        return []
    }

    private mutating func takeInPaste(_ byte: UInt8) -> [Key] {
        bytes.append(byte)
        if bytes.suffix(Self.pasteEnd.count).elementsEqual(Self.pasteEnd) {
            defer { begin(.ground) }
            return [.paste(String(decoding: bytes.dropLast(Self.pasteEnd.count), as: UTF8.self))]
        }
        if bytes.count > Self.longestPaste {
            // The start is kept, and enough of the end to find where it ends.
            bytes.remove(at: Self.longestPaste - Self.pasteEnd.count)
        }
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
        let parts = report.dropFirst(prefix.count).split(separator: "/", omittingEmptySubsequences: false).map(part)
        guard parts.count == 3, let red = parts[0], let green = parts[1], let blue = parts[2] else { return [] }
        return [.background(TerminalColor(red: red, green: green, blue: blue))]
    }

    /// One to four hexadecimal digits, scaled to 0 to 255.
    private static func part(_ digits: Substring) -> UInt8? {
        guard (1...4).contains(digits.count), digits.allSatisfy(\.isHexDigit), let number = Int(digits, radix: 16)
        else {
            return nil
        }
        return UInt8(number * 255 / ((1 << (4 * digits.count)) - 1))
    }
}
