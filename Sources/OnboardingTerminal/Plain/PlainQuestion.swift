import Foundation
import OnboardingKit

/// One element asked in a line: what is printed, and what a line means.
///
/// The prompts are signs and numbers, so that they suit a flow in any language.
struct PlainQuestion {
    /// What a line means.
    enum Reading: Equatable {
        /// Keep what stands there.
        case nothing
        case inputs([UserInput.Event])
        /// The line is nothing the question understands.
        case notUnderstood
    }

    private let element: ElementState
    private let strings: ScreenStrings

    init(_ element: ElementState, strings: ScreenStrings) {
        self.element = element
        self.strings = strings
    }

    // MARK: What is printed

    func prompt(style: TextStyle) -> String {
        var text = "\n"
        if let title = element.title { text += style.bold(PlainText.wrapped(title)) + "\n" }
        if let hint = element.hint { text += style.dim(PlainText.wrapped(hint)) + "\n" }
        switch element.content {
        case .choice(let choice):
            text += options(choice, style: style)
            let chosen = choice.options.enumerated().filter(\.element.selected).map { String($0.offset + 1) }
            let ask = choice.multiple ? "1,2,…" : "1–\(choice.options.count)"
            text += style.dim(ask + bracketed(chosen.joined(separator: ","))) + "> "
        case .slider(let slider):
            let steps = slider.step == 1 ? "" : " ±\(slider.step)"
            let range = "\(slider.min)–\(slider.max)\(steps)\(unit(slider.unit))"
            text += style.dim(range + bracketed("\(slider.value)")) + "> "
        case .field(let field):
            let example = field.placeholder.map { "(\($0))" } ?? ""
            text += style.dim(example + unit(field.unit) + bracketed(field.value)) + "> "
        case .date(let date):
            let form = date.orderedParts.map(\.form).joined(separator: "-")
            let known = date.orderedParts.compactMap { part in
                date.value[part].map { ($0 < 10 ? "0" : "") + String($0) }
            }
            text += style.dim(form + bracketed(known.joined(separator: "-"))) + "> "
        case .bullets, .summary: break
        }
        return text
    }

    private func options(_ choice: ChoiceState, style: TextStyle) -> String {
        choice.options.enumerated().map { index, option in
            let mark = option.selected ? "●" : " "
            let icon = option.icon.map { "\($0) " } ?? ""
            let detail = option.detail.map { "  " + style.dim($0) } ?? ""
            return "  \(mark) \(index + 1)  \(icon)\(option.label)\(detail)\n"
        }.joined()
    }

    private func bracketed(_ text: String) -> String { text.isEmpty ? " " : " [\(text)] " }

    private func unit(_ unit: String?) -> String { unit.map { " \($0)" } ?? "" }

    // MARK: What a line means

    func reading(of line: String) -> Reading {
        let line = line.trimmingCharacters(in: .whitespaces)
        if line.isEmpty { return .nothing }
        switch element.content {
        case .choice(let choice): return reading(of: line, choice)
        case .slider(let slider):
            guard let number = Decimal(string: line), number >= slider.min, number <= slider.max else {
                return .notUnderstood
            }
            return .inputs([.input(element: element.id, value: .number(number))])
        case .field: return .inputs([.input(element: element.id, value: .string(line == "-" ? "" : line))])
        case .date(let date): return reading(of: line, date)
        case .bullets, .summary: return .nothing
        }
    }

    /// The option chosen by a line that wants a text.
    func optionWithText(of line: String) -> (id: String, label: String)? {
        guard case .choice(let choice) = element.content else { return nil }
        let chosen = numbers(in: line).map { choice.options[checked: $0 - 1] }
        return chosen.compactMap { $0 }.first { $0.other != nil }.map { ($0.id, $0.label) }
    }

    private func reading(of line: String, _ choice: ChoiceState) -> Reading {
        let numbers = line == "-" ? [] : numbers(in: line)
        let chosen = numbers.compactMap { choice.options[checked: $0 - 1] }
        guard chosen.count == numbers.count, line == "-" || !numbers.isEmpty, choice.multiple || chosen.count <= 1
        else {
            return .notUnderstood
        }
        let cleared = choice.options.filter { option in
            option.selected && !chosen.contains(option) && (choice.multiple || chosen.isEmpty)
        }
        return .inputs(
            cleared.map { .select(element: element.id, option: $0.id, selected: false) }
                + chosen.map { .select(element: element.id, option: $0.id, selected: true) }
        )
    }

    private func numbers(in line: String) -> [Int] {
        line.split { $0 == "," || $0 == " " }.map { Int($0) ?? 0 }
    }

    private func reading(of line: String, _ date: DateState) -> Reading {
        if line == "-" { return .inputs([.input(element: element.id, value: .null)]) }
        let numbers = line.split { !$0.isNumber }.map { Int($0) }
        guard numbers.count == date.parts.count, !numbers.contains(nil) else {
            return .notUnderstood
        }
        return .inputs(
            zip(date.orderedParts, numbers).map { part, number in
                .input(element: element.id, value: .number(Decimal(number ?? 0)), place: .part(part))
            }
        )
    }
}

extension DateState {
    /// The parts from the largest to the smallest, as ISO 8601 writes them.
    fileprivate var orderedParts: [DateField.Part] {
        [DateField.Part.year, .month, .day].filter(parts.contains)
    }
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

extension PartialDate {
    fileprivate subscript(part: DateField.Part) -> Int? {
        switch part {
        case .year: year
        case .month: month
        case .day: day
        }
    }
}

extension Array {
    fileprivate subscript(checked index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
