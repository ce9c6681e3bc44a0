import OnboardingKit

/// Cards and tags.
extension ScreenPainter {
    func rows(of choice: ChoiceState, _ element: String) -> [Painting.Row] {
        choice.layout == .tags ? tags(choice, element) : cards(choice, element)
    }

    // MARK: Cards

    private func cards(_ choice: ChoiceState, _ element: String) -> [Painting.Row] {
        let hasIcons = choice.options.contains { $0.icon != nil }
        var rows: [Painting.Row] = []
        for (number, option) in choice.options.enumerated() {
            if number > 0, isRoomy || (option.exclusive && choice.multiple) { rows.append(Painting.Row()) }
            rows += card(option, of: choice, element, hasIcons: hasIcons)
        }
        return rows
    }

    private func card(
        _ option: OptionState,
        of choice: ChoiceState,
        _ element: String,
        hasIcons: Bool
    ) -> [Painting.Row] {
        let item = FocusItem.option(element: element, option: option.id)
        let isFocused = editor.focus == item
        let mark = Span(sign(of: option, choice), option.selected ? .strong : .secondary)
        // Room for an icon is kept where any option has one, so that labels stand under each other.
        let icon = hasIcons ? [Span((option.icon ?? "").padded(to: 2) + " ")] : []
        let indent = 4 + (hasIcons ? 3 : 0)
        let style: SpanStyle =
            option.disabled ? .secondary : isFocused ? .strong : option.selected ? .bold : .text
        var rows = option.label.lines(columns: width - indent).enumerated().map { number, text in
            let start = number == 0 ? [marker(item), mark, Span(" ")] + icon : [.spaces(indent)]
            return Painting.Row(Line(start + [Span(text, style)]), item)
        }
        if let detail = option.detail {
            rows += paragraph(detail, .secondary, indent: indent).map { Painting.Row($0.line, item) }
        }
        if option.selected, let other = option.other {
            let field = FocusItem.optionText(element: element, option: option.id)
            rows += box(field, placeholder: other.placeholder ?? other.label, unit: nil, indent: indent)
        }
        return rows
    }

    private func sign(of option: OptionState, _ choice: ChoiceState) -> String {
        switch (choice.multiple, option.selected) {
        case (true, true): "◼"
        case (true, false): "◻"
        case (false, true): "●"
        case (false, false): "○"
        }
    }

    // MARK: Tags

    /// Tags run on like words; exclusive ones begin a line of their own.
    private func tags(_ choice: ChoiceState, _ element: String) -> [Painting.Row] {
        var rows: [Painting.Row] = []
        var spans: [Span] = []
        var items: [FocusItem] = []
        func endLine() {
            guard !spans.isEmpty else { return }
            let focused = items.first { $0 == editor.focus }
            rows +=
                (isRoomy && !rows.isEmpty ? [Painting.Row()] : []) + [Painting.Row(Line(spans), focused ?? items.last)]
            (spans, items) = ([], [])
        }
        for option in choice.options {
            let item = FocusItem.option(element: element, option: option.id)
            let tag = tag(option, item)
            let columns = Line(spans + tag).columns
            if columns > width || (option.exclusive && choice.multiple) { endLine() }
            spans += tag
            items.append(item)
        }
        endLine()
        for option in choice.options {
            guard option.selected, let other = option.other else { continue }
            let field = FocusItem.optionText(element: element, option: option.id)
            rows += box(field, placeholder: other.placeholder ?? other.label, unit: nil, indent: 2)
        }
        return rows
    }

    private func tag(_ option: OptionState, _ item: FocusItem) -> [Span] {
        let isFocused = editor.focus == item
        let style: SpanStyle =
            option.disabled ? .secondary : isFocused ? .strong : option.selected ? .bold : .text
        let icon = option.icon.map { $0.padded(to: 2) + " " } ?? ""
        let label = (icon + option.label).prefix(columns: width - 6)
        return [
            marker(item), Span(option.selected ? "✓ " : "+ ", option.selected ? .strong : .secondary),
            Span(label, style), .spaces(2),
        ]
    }
}
