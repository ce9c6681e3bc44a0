extension String {
    /// How many columns a terminal gives the text.
    var columns: Int { reduce(0) { $0 + $1.columns } }

    /// The text with spaces after it, up to a number of columns.
    func padded(to columns: Int) -> String { self + String(repeating: " ", count: max(0, columns - self.columns)) }

    /// As much of the beginning as so many columns hold.
    func prefix(columns: Int) -> String {
        var used = 0
        return String(
            prefix { character in
                used += String(character).columns
                return used <= columns
            }
        )
    }
}

extension Character {
    /// Two for emoji and East Asian wide characters (Unicode TR 11), none for marks that stand alone, else one.
    fileprivate var columns: Int {
        guard let first = unicodeScalars.first else { return 0 }
        let hasEmojiStyle = unicodeScalars.contains("\u{FE0F}")
        if hasEmojiStyle || first.properties.isEmojiPresentation || first.isWide { return 2 }
        switch first.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: return 0
        default: return 1
        }
    }
}

extension Unicode.Scalar {
    fileprivate var isWide: Bool {
        switch value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
            0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
            0x20000...0x3FFFD:
            true
        default: false
        }
    }
}
