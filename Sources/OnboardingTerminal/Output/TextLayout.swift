/// Text laid out in a terminal's columns.
struct TextLayout {
    /// The widest a line may be.
    let columns: Int

    /// Makes a layout; a line gets no longer than is good to read, and leaves the terminal's last column free.
    init(columns: Int) { self.columns = min(max(columns - 1, 20), 79) }

    /// Text broken between words; every line but the first begins with the indent.
    ///
    /// - Parameters:
    ///   - text: the text; its own line ends stay.
    ///   - start: how many columns of the first line are taken.
    ///   - indent: how many spaces stand before every further line.
    /// - Returns: the lines.
    func wrapped(_ text: String, from start: Int = 0, indent: Int = 0) -> String {
        let lines = text.lines(columns: columns - indent, first: columns - start, keepsWords: true)
        return lines.joined(separator: "\n" + String(repeating: " ", count: indent))
    }
}
