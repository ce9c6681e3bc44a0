import OnboardingKit

/// A screen as lines of text.
enum PlainText {
    private static let width = 76

    /// Everything of a screen above its questions.
    static func screen(_ state: ScreenState, style: TextStyle) -> String {
        var text = "\n"
        if let progress = state.progress { text += bar(progress, style: style) + "\n\n" }
        if let title = state.title { text += style.bold(wrapped(title)) + "\n" }
        if let subtitle = state.subtitle { text += wrapped(subtitle) + "\n" }
        for element in state.elements {
            switch element.content {
            case .bullets(let bullets): text += "\n" + bullets.items.map { "  • \($0)\n" }.joined()
            case .summary(let summary): text += "\n" + rows(summary.rows, style: style)
            default: break
            }
        }
        if let note = state.note { text += "\n" + style.dim(wrapped(note)) + "\n" }
        return text
    }

    /// What is wrong with an element.
    static func error(_ element: ElementState, style: TextStyle) -> String {
        style.warning("  \(element.error ?? "")\n")
    }

    /// The buttons to choose from.
    static func buttons(_ labels: [String], style: TextStyle) -> String {
        guard labels.count > 1 else {
            return "\n" + style.accent("[\(labels.first ?? "")]") + " " + style.dim("⏎ ")
        }
        let numbered = labels.enumerated().map { "\($0 + 1) [\($1)]" }.joined(separator: "   ")
        return "\n" + style.accent(numbered) + " " + style.dim("1⏎ ")
    }

    /// Text broken between words so that lines stay short.
    static func wrapped(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            var lines = [""]
            for word in line.split(separator: " ") {
                let last = lines[lines.count - 1]
                if !last.isEmpty, last.count + 1 + word.count > width {
                    lines.append(String(word))
                } else {
                    lines[lines.count - 1] = last.isEmpty ? String(word) : last + " " + word
                }
            }
            return lines.joined(separator: "\n")
        }.joined(separator: "\n")
    }

    private static func bar(_ progress: Double, style: TextStyle) -> String {
        let length = 24
        let done = Int((progress * Double(length)).rounded())
        return style.accent(String(repeating: "━", count: done))
            + style.dim(String(repeating: "─", count: length - done))
    }

    private static func rows(_ rows: [SummaryRow], style: TextStyle) -> String {
        let labels = rows.map { row in (row.icon.map { "\($0) " } ?? "") + row.label }
        let widest = labels.map(\.count).max() ?? 0
        return zip(labels, rows).map { label, row in
            "  " + label + String(repeating: " ", count: widest - label.count + 2) + style.bold(row.value) + "\n"
        }.joined()
    }
}
