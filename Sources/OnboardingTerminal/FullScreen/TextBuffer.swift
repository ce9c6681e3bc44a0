/// A text that is being typed, and where in it.
struct TextBuffer: Hashable, Sendable {
    private(set) var text: String
    /// How many characters stand before the cursor.
    private(set) var cursor: Int
    /// Whether the text may have several lines.
    let isMultiline: Bool

    init(_ text: String, isMultiline: Bool = false) {
        self.text = text
        self.isMultiline = isMultiline
        cursor = text.count
    }

    /// The text before the cursor.
    var beforeCursor: String { String(text.prefix(cursor)) }

    /// Does what a key does to a text; false for a key that does nothing to it.
    mutating func handle(_ key: Key) -> Bool {
        switch key {
        case .character(let character): insert(String(character))
        case .paste(let text): insert(text)
        case .backspace: remove(from: cursor - 1, to: cursor)
        case .delete, .control("d"): remove(from: cursor, to: cursor + 1)
        case .left, .control("b"): cursor = max(0, cursor - 1)
        case .right, .control("f"): cursor = min(text.count, cursor + 1)
        case .home, .control("a"): cursor = 0
        case .end, .control("e"): cursor = text.count
        case .control("u"): remove(from: 0, to: cursor)
        case .control("k"): remove(from: cursor, to: text.count)
        case .control("w"): remove(from: startOfWord, to: cursor)
        default: return false
        }
        return true
    }

    private mutating func insert(_ added: String) {
        let lines = added.split(omittingEmptySubsequences: false) { $0.isNewline }
        let printable = lines.joined(separator: isMultiline ? "\n" : " ")
            .filter { character in
                character == "\n" || character.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
            }
        // A mark that is typed after its letter joins it, so the place is counted anew.
        let before = beforeCursor + printable
        text = before + text.dropFirst(cursor)
        cursor = before.count
    }

    private mutating func remove(from start: Int, to end: Int) {
        let (start, end) = (max(0, start), min(text.count, end))
        guard start < end else { return }
        text = String(text.prefix(start)) + text.dropFirst(end)
        cursor = start
    }

    private var startOfWord: Int {
        let before = Array(beforeCursor)
        let end = before.lastIndex { !$0.isWhitespace } ?? -1
        let space = end >= 0 ? before[...end].lastIndex(where: \.isWhitespace) : nil
        return space.map { $0 + 1 } ?? 0
    }
}
