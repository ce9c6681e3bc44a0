extension String {
    /// The text broken between words.
    ///
    /// - Parameters:
    ///   - columns: how long a line may be.
    ///   - first: how long the first line may be, if it differs.
    ///   - keepsWords: whether a word that is longer than a line stays whole, to be copied; else it is broken inside.
    /// - Returns: the lines; the text's own line ends stay.
    func lines(columns: Int, first: Int? = nil, keepsWords: Bool = false) -> [String] {
        var lines: [String] = []
        var room: Int { max(1, lines.isEmpty ? first ?? columns : columns) }
        for paragraph in split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            var line = ""
            for word in paragraph.split(separator: " ") {
                var word = String(word)
                if !line.isEmpty, line.columns + 1 + word.columns <= room {
                    line += " " + word
                    continue
                }
                if !line.isEmpty { lines.append(line) }
                while !keepsWords, word.columns > room, word.count > 1 {
                    // A character wider than the line takes a line of its own.
                    let count = max(1, word.prefix(columns: room).count)
                    lines.append(String(word.prefix(count)))
                    word = String(word.dropFirst(count))
                }
                line = word
            }
            lines.append(line)
        }
        return lines
    }
}
