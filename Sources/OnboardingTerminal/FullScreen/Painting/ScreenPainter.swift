import Foundation
import OnboardingKit

/// Draws a screen as lines of a width.
///
/// Everything is drawn as for reading from left to right and mirrored at the end where one reads the other way.
struct ScreenPainter {
    let editor: ScreenEditor
    let conventions: Conventions
    /// How many columns there are.
    let width: Int
    /// Whether there is room for empty lines between options.
    let isRoomy: Bool
    /// What moves.
    let motion: ScreenMotion

    var state: ScreenState { editor.state }

    var painting: Painting {
        var painting = Painting()
        painting.header = state.kind == .interlude ? [] : [header]
        painting.body = intro + state.elements.flatMap { [Painting.Row()] + rows(of: $0) }
        if state.kind == .interlude { painting.body += interlude }
        painting.dock = dock
        painting.hints = hints
        if state.dir == .rightToLeft { painting.mirror(in: width) }
        return painting
    }

    private var isCentered: Bool { state.kind == .interlude || state.kind == .final }

    // MARK: Header and texts

    /// Back, the bar and Skip; the bar keeps its place when one of them is missing.
    private var header: Painting.Row {
        let back = Span(state.canGoBack ? "‹" : " ", .secondary)
        let skipLabel = state.canSkip ? state.strings.skip : ""
        let isFocused = editor.focus == .skip
        let skip = Span(skipLabel, isFocused ? .strong : .secondary)
        let marker = Span(isFocused ? "› " : "  ", .accent)
        let side = max(8, skipLabel.columns + 4)
        let bar = state.progress == nil ? [Span.spaces(width - 4 - side)] : progressBar(of: max(4, width - 4 - side))
        let gap = Span.spaces(side - 2 - skipLabel.columns)
        return Painting.Row(Line([back, .spaces(3)] + bar + [gap, marker, skip]), .skip)
    }

    /// A bar in half columns; how far is never said in numbers.
    private func progressBar(of columns: Int) -> [Span] {
        let halves = Int((min(max(motion.progress, 0), 1) * Double(columns) * 2).rounded())
        let whole = String(repeating: "━", count: halves / 2)
        let half = halves % 2 == 1 ? "╸" : ""
        let rest = String(repeating: "─", count: columns - halves / 2 - halves % 2)
        return [Span(whole + half, .accent), Span(rest, .secondary)]
    }

    private var intro: [Painting.Row] {
        var rows = [Painting.Row()]
        if state.kind == .final, isRoomy {
            rows += [Painting.Row(Line("✓", .strong).centered(in: width)), Painting.Row()]
        }
        if let picture = state.image?.alt, !picture.isEmpty {
            rows += paragraph("▦ " + picture, .secondary) + [Painting.Row()]
        }
        rows += state.title.map { paragraph($0, .bold) } ?? []
        guard let subtitle = state.subtitle else { return rows }
        return rows + (isRoomy && state.title != nil && state.kind != .question ? [Painting.Row()] : [])
            + paragraph(subtitle, state.kind == .question ? .secondary : .text)
    }

    func paragraph(_ text: String, _ style: SpanStyle, indent: Int = 0) -> [Painting.Row] {
        text.lines(columns: width - indent).map { line in
            let line = Line(line, style)
            return Painting.Row(isCentered ? line.centered(in: width) : line.indented(by: indent))
        }
    }

    // MARK: Elements

    private func rows(of element: ElementState) -> [Painting.Row] {
        var rows = element.title.map { paragraph($0, .bold) } ?? []
        let isBlank = isRoomy && !rows.isEmpty
        switch element.content {
        case .choice(let choice): rows += (isBlank ? [Painting.Row()] : []) + self.rows(of: choice, element.id)
        case .slider(let slider): rows += (isRoomy ? [Painting.Row()] : []) + self.rows(of: slider, element.id)
        case .field(let field): rows += self.rows(of: field, element.id, hasTitle: !rows.isEmpty)
        case .date(let date): rows += self.rows(of: date, element.id)
        case .bullets(let bullets): rows += self.rows(of: bullets)
        case .summary(let summary): rows += self.rows(of: summary)
        }
        if let error = element.error {
            rows += warning(error, at: lastItem(of: element))
        } else if let notice = editor.notice, editor.focus.element == element.id {
            rows += warning(notice, at: editor.focus)
        } else if let hint = element.hint {
            rows += paragraph(hint, .secondary, indent: 2)
        }
        return rows
    }

    private func warning(_ text: String, at item: FocusItem?) -> [Painting.Row] {
        paragraph("! " + text, .warning, indent: 2).map { row in
            var row = Painting.Row(row.line, item)
            row.isWarning = true
            return row
        }
    }

    private func lastItem(of element: ElementState) -> FocusItem? { editor.items.last { $0.element == element.id } }

    /// The sign of what is focused, at the start of its line.
    func marker(_ item: FocusItem) -> Span { Span(editor.focus == item ? "› " : "  ", .strong) }

    // MARK: The end

    private var interlude: [Painting.Row] {
        let columns = min(24, width)
        let filled = Int((min(max(motion.interlude, 0), 1) * Double(columns)).rounded())
        let bar = Line([
            Span(String(repeating: "━", count: filled), .accent),
            Span(String(repeating: "─", count: columns - filled), .secondary),
        ])
        return [Painting.Row(), Painting.Row(bar.centered(in: width), .main)]
    }

    private var dock: [Painting.Row] {
        guard state.kind != .interlude else { return [] }
        var rows: [Painting.Row] = []
        if editor.showsMain {
            rows += [Painting.Row(), button(state.action?.label ?? state.strings.continue, .main, isMain: true)]
        }
        if let secondary = state.secondary {
            rows += (isRoomy ? [Painting.Row()] : []) + [button(secondary.label, .secondary, isMain: false)]
        }
        if let note = state.note { rows += [Painting.Row()] + paragraph(note, .secondary) }
        return rows
    }

    private func button(_ label: String, _ item: FocusItem, isMain: Bool) -> Painting.Row {
        let isReady = isMain && state.canContinue && !state.busy
        let style: SpanStyle = isReady ? .button : editor.focus == item && !isMain ? .strong : .secondary
        let face = Span("  \(label)  ", style)
        let busy = state.busy && isMain ? [Span(" " + motion.spinner, .accent)] : []
        let line = Line([marker(item), face] + busy)
        return Painting.Row(isCentered ? line.centered(in: width - 2) : line, item)
    }

    // MARK: Hints

    /// Signs of keys with the screen's own words, so that they suit any language.
    private var hints: Line {
        var hints = state.busy ? [(text: state.strings.loading, importance: 4)] : keys
        if state.canGoBack { hints.append(("Esc " + state.strings.back, 1)) }
        if state.canSkip, !state.busy, editor.focus != .skip { hints.append(("^S " + state.strings.skip, 0)) }
        while hints.count > 1, hints.map(\.text).joined(separator: "   ").columns > width,
            let least = hints.indices.min(by: { hints[$0].importance < hints[$1].importance })
        { hints.remove(at: least) }
        return Line(hints.map(\.text).joined(separator: "   "), .secondary).cut(to: width)
    }

    /// What can be pressed at the focus, and how much each key matters where there is no room for all of them.
    private var keys: [(text: String, importance: Int)] {
        let main = state.action?.label ?? state.strings.continue
        // Elsewhere Enter chooses, or goes to what comes next on the screen.
        let enter = (text: editor.enterGoesOn ? "⏎ " + main : "⏎", importance: 4)
        return switch editor.focus {
        case .option: [("↑ ↓", 3), ("␣", 2), enter]
        case .slider: [("← →", 3), enter]
        case .datePart: [("0–9", 2), ("↑ ↓", 3), ("⇥", 2), enter]
        case .field, .optionText, .main: [enter]
        case .secondary: [("⏎ " + (state.secondary?.label ?? ""), 4)]
        case .skip: [("⏎ " + state.strings.skip, 4)]
        }
    }
}

extension Painting {
    fileprivate mutating func mirror(in width: Int) {
        func mirrored(_ row: Row) -> Row {
            var mirrored = row
            mirrored.line = row.line.mirrored(in: width)
            mirrored.cursor = row.cursor.map { max(0, width - 1 - $0) }
            return mirrored
        }
        header = header.map(mirrored)
        body = body.map(mirrored)
        dock = dock.map(mirrored)
        hints = hints.mirrored(in: width)
    }
}
