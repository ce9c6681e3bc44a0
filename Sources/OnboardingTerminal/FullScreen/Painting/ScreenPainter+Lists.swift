import OnboardingKit

/// What is only read: points and tables.
extension ScreenPainter {
    func rows(of bullets: BulletsState) -> [Painting.Row] {
        bullets.items.flatMap { item in
            let lines = item.lines(columns: width - 4)
            return lines.enumerated().map { number, text in
                let start = number == 0 ? [.spaces(2), Span("✓ ", .strong)] : [Span.spaces(4)]
                return Painting.Row(Line(start + [Span(text)]))
            } + (isRoomy ? [Painting.Row()] : [])
        }
    }

    /// Labels at the start, values at the end; a value that does not fit beside its label stands below it.
    func rows(of summary: SummaryState) -> [Painting.Row] {
        summary.rows.enumerated().flatMap { number, row -> [Painting.Row] in
            let hairline =
                number == 0 || !isRoomy ? [] : [Painting.Row(Line(String(repeating: "╌", count: width), .secondary))]
            let icon = row.icon.map { $0.padded(to: 2) + " " } ?? ""
            let label = Span(icon + row.label, .secondary)
            let room = width - label.text.columns - row.value.columns
            if room >= 2 {
                return hairline + [Painting.Row(Line([label, .spaces(room), Span(row.value, .bold)]))]
            }
            let values = row.value.lines(columns: width - 2).map { text in
                Painting.Row(Line([.spaces(width - text.columns), Span(text, .bold)]))
            }
            return hairline + (icon + row.label).lines(columns: width).map { Painting.Row(Line($0, .secondary)) }
                + values
        }
    }
}
