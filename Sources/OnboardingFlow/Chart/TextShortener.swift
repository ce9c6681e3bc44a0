/// Makes a text of a flow fit on a picture.
enum TextShortener {
    /// The text on one line and at most so many characters long, cut at the end of a word where there is one.
    static func shortened(_ text: String, to mostCharacters: Int) -> String {
        let line = text.onOneLine
        guard line.count > mostCharacters else { return line }
        let beginning = line.prefix(mostCharacters - 1)
        let rest = line[beginning.endIndex...]
        // A cut that falls between two words needs no other.
        if rest.first == " " { return beginning + "…" }
        let end = beginning.lastIndex(of: " ") ?? beginning.startIndex
        // A text without spaces, or with one very long word, would lose most of what it says.
        let isShort = beginning.distance(from: beginning.startIndex, to: end) < mostCharacters / 2
        return (isShort ? beginning : beginning[..<end]) + "…"
    }
}

extension String {
    /// The text with one space for every stretch of spaces, line ends and control characters.
    var onOneLine: String {
        split { $0.isWhitespace || $0.unicodeScalars.allSatisfy { $0.properties.generalCategory == .control } }
            .joined(separator: " ")
    }
}
