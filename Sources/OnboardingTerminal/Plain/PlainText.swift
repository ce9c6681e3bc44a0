import OnboardingKit

/// A screen as lines of text.
struct PlainText {
    let style: TextStyle
    let layout: TextLayout

    /// Everything of a screen above its questions.
    func screen(_ state: ScreenState) -> String {
        var blocks: [String] = []
        if let progress = state.progress { blocks.append(bar(progress)) }
        var heading = state.title.map { style.bold(layout.wrapped($0)) + "\n" } ?? ""
        if let subtitle = state.subtitle { heading += layout.wrapped(subtitle) + "\n" }
        blocks.append(heading)
        for element in state.elements where !element.isAsked { blocks.append(shown(element)) }
        if let note = state.note { blocks.append(style.dim(layout.wrapped(note)) + "\n") }
        return "\n" + blocks.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    /// What is wrong with an element.
    func error(_ text: String) -> String {
        style.warning("  ! " + layout.wrapped(text, from: 4, indent: 4)) + "\n"
    }

    /// Why a line is not taken, with where to learn what is.
    func refusal(_ text: String) -> String { error(text + " (:help)") }

    /// What can be typed: what the question wants, then what always works.
    func help(_ wanted: String, on state: ScreenState, canClear: Bool) -> String {
        let words = state.strings.typing
        var rows = [("Enter", words.enter)]
        if canClear { rows.append(("-", words.clear)) }
        if state.canGoBack { rows.append((":back", state.strings.back)) }
        if state.canSkip { rows.append((":skip", state.strings.skip)) }
        rows += [(":quit", words.quit), (":help", words.help)]
        let lines = rows.map { "  " + $0.padded(to: 8) + layout.wrapped($1, from: 10, indent: 10) + "\n" }
        return "\n  " + layout.wrapped(wanted, from: 2, indent: 2) + "\n\n" + style.dim(lines.joined()) + "\n"
    }

    /// The buttons to choose from; one is pressed with an empty line, several by their numbers.
    func buttons(_ labels: [String]) -> String {
        guard labels.count > 1 else { return "\n" + style.accent("[\(labels.first ?? "")]") + style.dim(" ⏎ ") }
        let lines = labels.enumerated().map { number, label in
            "    \(number + 1)  " + style.accent(label) + "\n"
        }
        return "\n" + lines.joined() + style.dim("1–\(labels.count) [1]") + " > "
    }

    // MARK: Parts

    private func bar(_ progress: Double) -> String {
        let length = min(24, layout.columns)
        let done = Int((progress * Double(length)).rounded())
        return style.accent(String(repeating: "━", count: done))
            + style.dim(String(repeating: "─", count: length - done)) + "\n"
    }

    private func shown(_ element: ElementState) -> String {
        let title = element.title.map { style.bold(layout.wrapped($0)) + "\n" } ?? ""
        return switch element.content {
        case .bullets(let bullets): title + bullets.items.map(bullet).joined()
        case .summary(let summary): title + rows(summary.rows)
        default: title
        }
    }

    private func bullet(_ text: String) -> String { "  • " + layout.wrapped(text, from: 4, indent: 4) + "\n" }

    /// Labels and values in two columns; where that is too narrow, a value stands below its label.
    private func rows(_ rows: [SummaryRow]) -> String {
        let labels = rows.map { row in (row.icon.map { $0.padded(to: 2) + " " } ?? "") + row.label }
        let widest = labels.map(\.columns).max() ?? 0
        let fits = rows.allSatisfy { widest + $0.value.columns + 4 <= layout.columns }
        return zip(labels, rows).map { label, row in
            if fits { return "  " + label.padded(to: widest + 2) + style.bold(row.value) + "\n" }
            let indent = row.icon == nil ? 4 : 5
            return "  " + layout.wrapped(label, from: 2, indent: indent) + "\n"
                + String(repeating: " ", count: indent)
                + style.bold(layout.wrapped(row.value, from: indent, indent: indent)) + "\n"
        }.joined()
    }
}
