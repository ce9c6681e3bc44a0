/// Fits a painting into a window: the screen in the middle, what the app hears beside or below it.
struct WindowLayout {
    let columns: Int
    let rows: Int
    /// What the app heard, newest last; nil where nobody wants to see it.
    var notes: [String]?

    /// No line of a screen is longer: that reads best.
    private static let widest = 60
    /// From so many columns on there is room for notes beside the screen.
    private static let columnsForNotesBeside = 108

    private var notesAreBeside: Bool { notes != nil && columns >= Self.columnsForNotesBeside }
    private var columnsOfNotes: Int { notesAreBeside ? min(56, columns - 66) : 0 }
    private var rowsOfNotes: Int { notes == nil || notesAreBeside ? 0 : rows >= 24 ? 4 : rows >= 16 ? 3 : 0 }
    private var columnsOfScreen: Int { columns - columnsOfNotes }
    private var rowsOfScreen: Int { max(1, rows - rowsOfNotes) }

    /// How many columns a screen is painted in.
    var width: Int { max(16, min(Self.widest, columnsOfScreen - (columnsOfScreen >= 60 ? 8 : 4))) }

    /// The rows between header and hints.
    private func rowsBetween(_ painting: Painting) -> Int {
        max(1, rowsOfScreen - top - painting.header.count - 2)
    }

    private var top: Int { rowsOfScreen >= 18 ? 1 : 0 }

    /// Whether all of a painting is in view at once.
    func holds(_ painting: Painting) -> Bool {
        painting.body.count + painting.dock.count <= rowsBetween(painting)
    }

    /// The frame of a painting, scrolled so that the item is in view.
    func frame(_ painting: Painting, focus: FocusItem, isCentered: Bool) -> Frame {
        let margin = max(0, (columnsOfScreen - width) / 2)
        let all = painting.body + painting.dock
        let warning = warning(in: all, room: rowsBetween(painting), focus: focus)
        let room = rowsBetween(painting) - warning.count
        let first = firstRow(of: all, room: room, focus: focus)
        var shown = Array(all[first..<min(all.count, first + room)])
        if first > 0 { shown[0] = Painting.Row(Line("↑", .secondary).centered(in: width)) }
        if first + room < all.count { shown[shown.count - 1] = Painting.Row(Line("↓", .secondary).centered(in: width)) }
        // What is shown alone stands a little above the middle.
        let above = isCentered ? max(0, (room - shown.count) / 3) : 0

        var rows = Array(repeating: Painting.Row(), count: top) + painting.header
        rows += Array(repeating: Painting.Row(), count: above) + shown
        rows += Array(repeating: Painting.Row(), count: max(0, rowsOfScreen - 1 - warning.count - rows.count)) + warning
        rows = rows.prefix(max(0, rowsOfScreen - 1)) + [Painting.Row(painting.hints)]
        var frame = Frame(lines: rows.map { $0.line.cut(to: min(width, columns)).indented(by: margin) })
        if let row = rows.firstIndex(where: { $0.cursor != nil }), let column = rows[row].cursor,
            margin + column < columns
        {
            frame.cursor = Frame.Place(row: row, column: margin + column)
        }
        addNotes(to: &frame)
        return frame
    }

    /// What is wrong, to be repeated above the hints where its own rows are out of view.
    private func warning(in all: [Painting.Row], room: Int, focus: FocusItem) -> [Painting.Row] {
        guard room > 4, all.count > room, let start = all.firstIndex(where: \.isWarning) else { return [] }
        let first = firstRow(of: all, room: room, focus: focus)
        // At the ends stand the signs that there is more.
        let inView = (first > 0 ? first + 1 : 0)..<(first + room < all.count ? first + room - 1 : all.count)
        if all.indices.contains(where: { all[$0].isWarning && inView.contains($0) }) { return [] }
        return Array(all[start...].prefix { $0.isWarning }.prefix(room < 12 ? 1 : 2))
    }

    /// The first row in view: as near to the top as the focused rows allow.
    private func firstRow(of all: [Painting.Row], room: Int, focus: FocusItem) -> Int {
        guard all.count > room else { return 0 }
        let places = all.indices.filter { all[$0].item == focus }
        // A row more on both sides, so that one sees that it goes on.
        let last = min(all.count - 1, (places.last ?? 0) + 2)
        let first = max(0, (places.first ?? 0) - 2)
        return min(first, max(0, last - room + 1), all.count - room)
    }

    private func addNotes(to frame: inout Frame) {
        guard let notes else { return }
        if notesAreBeside {
            let width = columnsOfNotes - 4
            let lines = notes.flatMap { $0.lines(columns: width) }.suffix(max(0, rows - 2))
            for row in frame.lines.indices {
                let line = frame.lines[row]
                let text = row >= 1 && row - 1 < lines.count ? lines[lines.startIndex + row - 1] : ""
                let gap = Span.spaces(columnsOfScreen - line.columns)
                frame.lines[row] = Line(line.spans + [gap, Span("│ ", .secondary), Span(text, .secondary)])
            }
        } else if rowsOfNotes > 0 {
            frame.lines.append(Line(String(repeating: "─", count: columns), .secondary))
            let lines = notes.suffix(rowsOfNotes - 1).map { Line(" " + $0, .secondary).cut(to: columns - 1) }
            frame.lines += lines + Array(repeating: Line(), count: rowsOfNotes - 1 - lines.count)
        }
    }
}
