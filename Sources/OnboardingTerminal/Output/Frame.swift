/// What stands on a terminal: its lines from the top, and where the person types.
struct Frame: Hashable, Sendable {
    struct Place: Hashable, Sendable {
        /// From 0 at the top.
        var row: Int
        /// From 0 at the left.
        var column: Int
    }

    var lines: [Line]
    /// The place of the cursor; nil hides it.
    var cursor: Place?

    /// The text that turns what another frame left on the terminal into this one.
    ///
    /// Lines that are the same are not written again. A line is emptied first, and after wide characters the column is set
    /// anew, because terminals differ in how wide they draw them.
    func sequence(after other: Frame?, palette: Palette) -> String {
        var text = "\u{1B}[?2026h\u{1B}[?25l"
        for (row, line) in lines.enumerated()
        where other.map({ row >= $0.lines.count || $0.lines[row] != line }) ?? true {
            text += "\u{1B}[\(row + 1);1H\u{1B}[0m\u{1B}[2K" + line.sequence(palette)
        }
        if let cursor { text += "\u{1B}[\(cursor.row + 1);\(cursor.column + 1)H\u{1B}[?25h" }
        return text + "\u{1B}[?2026l"
    }
}

extension Line {
    fileprivate func sequence(_ palette: Palette) -> String {
        var text = ""
        var column = 0
        for span in spans {
            let begin = palette.sequence(span.style)
            text += begin + span.text.printable + (begin.isEmpty ? "" : "\u{1B}[0m")
            column += span.text.columns
            if span.text.unicodeScalars.contains(where: { $0.value >= 0x1100 }) { text += "\u{1B}[\(column + 1)G" }
        }
        return text
    }
}

extension String {
    /// The text without what a terminal would take for a command.
    fileprivate var printable: String {
        let isPlain = unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
        return isPlain
            ? self
            : String(String.UnicodeScalarView(unicodeScalars.filter { $0.properties.generalCategory != .control }))
    }
}
