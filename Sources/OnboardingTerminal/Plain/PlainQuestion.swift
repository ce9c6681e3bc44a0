import Foundation
import OnboardingKit

/// One element asked in a line: what is printed. What a line means stands in an extension.
///
/// The prompts are signs and numbers where they can be, so that they suit a flow in any language.
struct PlainQuestion {
    let element: ElementState
    let conventions: Conventions
    /// The language of the screen, a BCP 47 tag.
    let locale: String
    let strings: TypingStrings

    /// What is printed before a line is read.
    func prompt(_ text: PlainText) -> String {
        let style = text.style
        var prompt = "\n"
        if let title = element.title { prompt += style.bold(text.layout.wrapped(title)) + "\n" }
        if let hint = element.hint { prompt += style.dim(text.layout.wrapped(hint)) + "\n" }
        if case .choice(let choice) = element.content {
            if let limit = choice.limitMessage { prompt += style.dim(text.layout.wrapped(limit)) + "\n" }
            prompt += options(choice.options, text)
        }
        return prompt + ask(style)
    }

    /// The last line of the prompt: what can be entered, and in brackets what an empty line keeps.
    func ask(_ style: TextStyle) -> String { form.isEmpty ? "> " : style.dim(form) + " > " }

    /// What can be typed, in a sentence.
    var wanted: String {
        switch element.content {
        case .choice(let choice):
            (choice.multiple ? strings.options : strings.option).filled(String(choice.options.count))
        case .slider(let slider): strings.steps.filled(number(slider.min), number(slider.top), number(slider.step))
        case .date(let date): strings.date.filled(DateReading(date, locale: locale).forms(strings))
        case .field, .bullets, .summary: strings.text
        }
    }

    private var form: String {
        switch element.content {
        case .choice(let choice):
            let chosen = choice.options.enumerated().filter(\.element.selected).map { String($0.offset + 1) }
            let ask = choice.multiple ? "1,2,…" : "1–\(choice.options.count)"
            return ask + kept(chosen.joined(separator: ","))
        case .slider(let slider):
            let second = slider.min + slider.step
            let range =
                slider.step == 1 || second >= slider.top
                ? "\(number(slider.min))–\(number(slider.top))"
                : "\(number(slider.min)), \(number(second)) … \(number(slider.top))"
            return range + unit(slider.unit) + kept(number(slider.value))
        case .field(let field):
            let kept = kept(field.value)
            return (kept.isEmpty ? example(of: field) : (field.unit ?? "") + kept).trimmingCharacters(in: .whitespaces)
        case .date(let date):
            let known = date.orderedParts.compactMap { part in
                date.value[part].map { ($0 < 10 ? "0" : "") + String($0) }
            }
            return DateReading(date, locale: locale).form(strings) + kept(known.joined(separator: "-"))
        case .bullets, .summary: return ""
        }
    }

    /// The placeholder of a text may be any words; those of the other fields are an answer such as is wanted.
    private func example(of field: FieldState) -> String {
        guard let placeholder = field.placeholder else { return field.unit ?? "" }
        let words = placeholder + unit(field.unit)
        return [.text, .long].contains(field.kind) ? words : strings.example.filled(words)
    }

    /// The options with their numbers. Where a detail does not fit beside its option, all stand below theirs.
    private func options(_ options: [OptionState], _ text: PlainText) -> String {
        let digits = String(options.count).count
        let isBeside = options.allSatisfy { option in
            let width = label(of: option).columns + (option.detail.map { $0.columns + 2 } ?? 0)
            return digits + 6 + width <= text.layout.columns
        }
        return options.enumerated().map { index, option in
            let number = String(index + 1)
            let mark = option.selected ? text.style.accent("●") : " "
            let space = String(repeating: " ", count: digits - number.count)
            let indent = digits + 6
            let label = text.layout.wrapped(label(of: option), from: indent, indent: indent)
            let line = "  \(mark) \(space)\(text.style.dim(number))  \(label)"
            guard let detail = option.detail else { return line + "\n" }
            if isBeside { return line + "  " + text.style.dim(detail) + "\n" }
            let below = indent + icon(of: option).columns
            return line + "\n" + String(repeating: " ", count: below)
                + text.style.dim(text.layout.wrapped(detail, from: below, indent: below)) + "\n"
        }.joined()
    }

    private func label(of option: OptionState) -> String { icon(of: option) + option.label }

    private func icon(of option: OptionState) -> String { option.icon.map { $0.padded(to: 2) + " " } ?? "" }

    private func number(_ number: Decimal) -> String { conventions.text(of: number) }

    /// What an empty line keeps, in brackets; nothing where it would not be accepted.
    private func kept(_ text: String) -> String {
        text.isEmpty || element.problem != nil || element.error != nil ? "" : " [\(text)]"
    }

    private func unit(_ unit: String?) -> String { unit.map { " \($0)" } ?? "" }
}

extension SliderState {
    /// The largest value that the slider can stand on.
    var top: Decimal { max.snapped(from: min, to: max, step: step) }
}

extension String {
    /// The text with values in the places of `{0}`, `{1}` and so on.
    func filled(_ values: String...) -> String {
        values.enumerated().reduce(self) { $0.replacing("{\($1.offset)}", with: $1.element) }
    }
}

extension DateState {
    /// The parts from the largest to the smallest, as ISO 8601 writes them.
    var orderedParts: [DateField.Part] { [DateField.Part.year, .month, .day].filter(parts.contains) }
}

extension PartialDate {
    subscript(part: DateField.Part) -> Int? {
        get {
            switch part {
            case .year: year
            case .month: month
            case .day: day
            }
        }
        set {
            switch part {
            case .year: year = newValue
            case .month: month = newValue
            case .day: day = newValue
            }
        }
    }
}
