import Foundation
import OnboardingKit

/// Fields, dates and the slider.
extension ScreenPainter {
    func rows(of field: FieldState, _ element: String, hasTitle: Bool) -> [Painting.Row] {
        let item = FocusItem.field(element: element)
        let label = hasTitle || field.label.isEmpty ? [] : paragraph(field.label, .bold, indent: 2)
        return label.map { Painting.Row($0.line, item) }
            + box(item, placeholder: field.placeholder ?? "", unit: field.unit, indent: 0, isLong: field.kind == .long)
    }

    /// A frame with text in it, its end in view.
    func box(
        _ item: FocusItem,
        placeholder: String,
        unit: String?,
        indent: Int,
        isLong: Bool = false
    ) -> [Painting.Row] {
        let isFocused = editor.focus == item
        let frame: SpanStyle = isFocused ? .accent : .secondary
        let inner = max(4, min(width - indent, isLong ? width : 44) - 6)
        let unitSpans = unit.map { [Span(" " + $0, .secondary)] } ?? []
        let room = max(2, inner - Line(unitSpans).columns)
        let buffer = editor.texts[item] ?? TextBuffer("")
        let place = isLong ? buffer.placeInLines(of: room) : buffer.placeInLine(of: room)
        func edge(_ start: String, _ end: String) -> Painting.Row {
            Painting.Row(
                Line([.spaces(indent + 2), Span(start + String(repeating: "─", count: inner + 2) + end, frame)]),
                item
            )
        }
        let lines = place.lines.enumerated().map { number, text in
            let isEmpty = buffer.text.isEmpty && number == 0
            let shown = isEmpty ? Span(placeholder.prefix(columns: room), .secondary) : Span(text)
            let space = Span.spaces(room - shown.text.columns)
            let start =
                isFocused && number == place.row ? [Span.spaces(indent), Span("› ", .strong)] : [.spaces(indent + 2)]
            return Painting.Row(
                Line(
                    start + [Span("│ ", frame), shown, space] + (number == 0 ? unitSpans : [.spaces(inner - room)]) + [
                        Span(" │", frame)
                    ]
                ),
                item,
                cursor: isFocused && number == place.row ? indent + 4 + place.column : nil
            )
        }
        return [edge("╭", "╮")] + lines + [edge("╰", "╯")]
    }

    // MARK: Date

    func rows(of date: DateState, _ element: String) -> [Painting.Row] {
        let parts = editor.parts(of: date)
        func line(_ spans: (DateField.Part, FocusItem, Int, SpanStyle) -> [Span]) -> Painting.Row {
            let all = parts.flatMap { part -> [Span] in
                let item = FocusItem.datePart(element: element, part)
                let isFocused = editor.focus == item
                return spans(part, item, columns(of: part), isFocused ? .accent : .secondary)
            }
            let focused = parts.map { FocusItem.datePart(element: element, $0) }.first { $0 == editor.focus }
            return Painting.Row(Line(all), focused ?? parts.first.map { .datePart(element: element, $0) })
        }
        return [
            line { part, _, columns, style in [.spaces(3), Span(caption(of: part).padded(to: columns + 3), style)] },
            line { _, _, columns, style in
                [.spaces(2), Span("╭" + String(repeating: "─", count: columns + 2) + "╮", style)]
            },
            line { part, item, columns, style in
                let text = text(of: part, in: date, isFocused: editor.focus == item).prefix(columns: columns)
                let isKnown = date.value[part] != nil || (editor.focus == item && !editor.digits.isEmpty)
                let shown = Span(
                    text.padded(to: columns),
                    isKnown ? editor.focus == item ? .strong : .text : .secondary
                )
                return [marker(item), Span("│ ", style), shown, Span(" │", style)]
            },
            line { _, _, columns, style in
                [.spaces(2), Span("╰" + String(repeating: "─", count: columns + 2) + "╯", style)]
            },
        ]
    }

    private func columns(of part: DateField.Part) -> Int {
        let least = max(part == .year ? 4 : 2, min(caption(of: part).columns, 8))
        guard part == .month else { return least }
        return max(least, min(12, editor.order.months.map(\.columns).max() ?? 3))
    }

    private func caption(of part: DateField.Part) -> String {
        switch part {
        case .day: state.strings.day
        case .month: state.strings.month
        case .year: state.strings.year
        }
    }

    private func text(of part: DateField.Part, in date: DateState, isFocused: Bool) -> String {
        if isFocused, !editor.digits.isEmpty { return editor.digits }
        guard let number = date.value[part] else { return "–" }
        guard part == .month, editor.order.months.indices.contains(number - 1) else {
            return conventions.text(of: Decimal(number))
        }
        return editor.order.months[number - 1]
    }

    // MARK: Slider

    func rows(of slider: SliderState, _ element: String) -> [Painting.Row] {
        let item = FocusItem.slider(element: element)
        let unit = slider.unit.map { [Span(" " + $0, .secondary)] } ?? []
        let number = Line([Span(conventions.text(of: slider.value), .strong)] + unit)
        let columns = max(8, min(width - 4, 48))
        let range = slider.max - slider.min
        let share = range > 0 ? NSDecimalNumber(decimal: (slider.value - slider.min) / range).doubleValue : 0
        let before = Int((min(max(share, 0), 1) * Double(columns - 1)).rounded())
        let rail = Line([
            marker(item), Span(String(repeating: "━", count: before), .accent), Span("●", .strong),
            Span(String(repeating: "─", count: columns - 1 - before), .secondary),
        ])
        let start = slider.minLabel.prefix(columns: columns / 2 - 1)
        let end = slider.maxLabel.prefix(columns: columns / 2 - 1)
        let labels = Line([
            .spaces(2), Span(start, .secondary), .spaces(columns - start.columns - end.columns), Span(end, .secondary),
        ])
        return [
            Painting.Row(number.centered(in: columns).indented(by: 2), item), Painting.Row(rail, item),
            Painting.Row(labels, item),
        ]
    }
}

extension TextBuffer {
    /// Lines, and the row and the column of the cursor in them.
    typealias Shown = (lines: [String], row: Int, column: Int)

    /// One line of at most so many columns, with the cursor in view.
    fileprivate func placeInLine(of columns: Int) -> Shown {
        let characters = Array(text)
        var start = cursor
        var used = 0
        while start > 0 {
            let width = String(characters[start - 1]).columns
            if used + width >= columns { break }
            used += width
            start -= 1
        }
        // Marks take no column of their own, so there may be some more characters than columns.
        let end = min(characters.count, start + columns * 4)
        return ([String(characters[start..<end]).prefix(columns: columns)], 0, used)
    }

    /// The text broken into lines anywhere, so that the cursor's place is exact; the last five with the cursor in view.
    fileprivate func placeInLines(of columns: Int) -> Shown {
        var lines = [""]
        var used = 0
        var (row, column) = (0, 0)
        for (number, character) in text.enumerated() {
            if number == cursor { (row, column) = (lines.count - 1, used) }
            let width = String(character).columns
            if character == "\n" || used + width > columns {
                lines.append("")
                used = 0
            }
            if character != "\n" {
                lines[lines.count - 1].append(character)
                used += width
            }
        }
        if cursor == text.count { (row, column) = (lines.count - 1, used) }
        while lines.count < 3 { lines.append("") }
        let first = max(0, min(row - 2, lines.count - 5))
        return (Array(lines[first..<min(lines.count, first + 5)]), row - first, min(column, columns - 1))
    }
}
