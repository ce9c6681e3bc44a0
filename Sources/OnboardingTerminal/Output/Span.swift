/// A piece of a line in one style.
struct Span: Hashable, Sendable {
    var text: String
    var style = SpanStyle()

    init(_ text: String, _ style: SpanStyle = SpanStyle()) {
        self.text = text
        self.style = style
    }

    static func spaces(_ count: Int) -> Span { Span(String(repeating: " ", count: max(0, count))) }
}

extension Span {
    /// The piece where one reads from right to left: its spaces change ends, and signs that point turn round.
    fileprivate var mirrored: Span {
        let start = text.prefix { $0 == " " }
        let end = text.dropFirst(start.count).reversed().prefix { $0 == " " }
        let middle = text.dropFirst(start.count).dropLast(end.count)
        let isSigns = middle.allSatisfy { !$0.isLetter && !$0.isNumber }
        let turned = isSigns ? String(middle.reversed().map { Self.turned[$0] ?? $0 }) : String(middle)
        return Span(String(end) + turned + start, style)
    }

    private static let turned: [Character: Character] = [
        "›": "‹", "‹": "›", "╸": "╺", "╭": "╮", "╮": "╭", "╰": "╯", "╯": "╰",
    ]
}

/// What a piece of text is; how that looks is the palette's to say.
struct SpanStyle: Hashable, Sendable {
    enum Role: Sendable {
        /// What is read.
        case text
        /// What stands back: hints, details, frames.
        case secondary
        /// What is chosen, or has the person's attention.
        case accent
        /// The face of a button.
        case button
        /// What is wrong.
        case warning
    }

    var role = Role.text
    var isBold = false

    static let text = SpanStyle()
    static let bold = SpanStyle(isBold: true)
    static let secondary = SpanStyle(role: .secondary)
    static let accent = SpanStyle(role: .accent)
    static let strong = SpanStyle(role: .accent, isBold: true)
    static let button = SpanStyle(role: .button, isBold: true)
    static let warning = SpanStyle(role: .warning)
}

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

extension String {
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

    /// The text broken between words into lines of at most so many columns; a word that is longer is broken inside.
    func lines(columns: Int) -> [String] {
        let columns = max(1, columns)
        var lines: [String] = []
        for paragraph in split(separator: "\n", omittingEmptySubsequences: false) {
            var line = ""
            for word in paragraph.split(separator: " ") {
                var word = String(word)
                if !line.isEmpty, line.columns + 1 + word.columns <= columns {
                    line += " " + word
                    continue
                }
                if !line.isEmpty { lines.append(line) }
                while word.columns > columns {
                    let part = word.prefix(columns: columns)
                    // A character wider than the line takes a line of its own.
                    let count = max(1, part.count)
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
