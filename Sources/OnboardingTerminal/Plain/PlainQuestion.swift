import Foundation
import OnboardingKit

/// One element asked in a line: what is printed. What a line means stands in an extension.
///
/// The prompts are signs and numbers, so that they suit a flow in any language.
struct PlainQuestion {
    let element: ElementState
    let conventions: Conventions

    /// What is printed before a line is read.
    func prompt(_ text: PlainText) -> String {
        let style = text.style
        var prompt = "\n"
        if let title = element.title { prompt += style.bold(text.layout.wrapped(title)) + "\n" }
        if let hint = element.hint { prompt += style.dim(text.layout.wrapped(hint)) + "\n" }
        if case .choice(let choice) = element.content {
            prompt += options(choice.options, text)
        }
        return prompt + ask(style)
    }

    /// The last line of the prompt: what can be entered, and in brackets what stands there.
    func ask(_ style: TextStyle) -> String { form.isEmpty ? "> " : style.dim(form) + " > " }

    private var form: String {
        switch element.content {
        case .choice(let choice):
            let chosen = choice.options.enumerated().filter(\.element.selected).map { String($0.offset + 1) }
            let ask = choice.multiple ? "1,2,…" : "1–\(choice.options.count)"
            return ask + bracketed(chosen.joined(separator: ","))
        case .slider(let slider):
            let step = slider.step == 1 ? "" : " ±\(number(slider.step))"
            return "\(number(slider.min))–\(number(slider.max))\(step)" + unit(slider.unit)
                + bracketed(number(slider.value))
        case .field(let field):
            let example = field.placeholder.map { "(\($0))" } ?? ""
            return (example + unit(field.unit) + bracketed(field.value)).trimmingCharacters(in: .whitespaces)
        case .date(let date):
            let form = date.orderedParts.map(\.form).joined(separator: "-")
            let known = date.orderedParts.compactMap { part in
                date.value[part].map { ($0 < 10 ? "0" : "") + String($0) }
            }
            return form + bracketed(known.joined(separator: "-"))
        case .bullets, .summary: return ""
        }
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

    private func bracketed(_ text: String) -> String { text.isEmpty ? "" : " [\(text)]" }

    private func unit(_ unit: String?) -> String { unit.map { " \($0)" } ?? "" }
}

extension DateState {
    /// The parts from the largest to the smallest, as ISO 8601 writes them.
    var orderedParts: [DateField.Part] { [DateField.Part.year, .month, .day].filter(parts.contains) }
}

extension DateField.Part {
    fileprivate var form: String {
        switch self {
        case .year: "YYYY"
        case .month: "MM"
        case .day: "DD"
        }
    }
}
