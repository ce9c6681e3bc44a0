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
    var mirrored: Span {
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
