/// One line of a screen.
struct Line: Hashable, Sendable {
    var spans: [Span]

    init(_ spans: [Span] = []) { self.spans = spans }
    init(_ text: String, _ style: SpanStyle = .text) { spans = text.isEmpty ? [] : [Span(text, style)] }

    /// How many columns the line takes.
    var columns: Int { spans.reduce(0) { $0 + $1.text.columns } }

    /// The text without its styles.
    var text: String { spans.map(\.text).joined() }

    /// The line moved to the right.
    func indented(by columns: Int) -> Line { columns > 0 ? Line([.spaces(columns)] + spans) : self }

    /// The line in the middle of so many columns.
    func centered(in width: Int) -> Line { indented(by: (width - columns) / 2) }

    /// The line as it stands where one reads from right to left: its pieces in the other order, at the right edge.
    func mirrored(in width: Int) -> Line { Line(spans.reversed().map(\.mirrored)).indented(by: width - columns) }

    /// The line cut to so many columns, with an ellipsis where something is missing.
    func cut(to width: Int) -> Line {
        guard columns > width else { return self }
        var rest = width - 1
        var kept: [Span] = []
        for span in spans {
            let text = span.text.prefix(columns: rest)
            kept.append(Span(text, span.style))
            rest -= text.columns
            if text != span.text { break }
        }
        return Line(kept + [Span("…", kept.last?.style ?? .text)])
    }
}
