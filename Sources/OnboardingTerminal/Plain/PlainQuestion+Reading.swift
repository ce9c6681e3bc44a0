import Foundation
import OnboardingKit

extension PlainQuestion {
    /// What a line means.
    enum Reading: Equatable {
        /// Keep what stands there.
        case nothing
        case inputs([UserInput.Event])
        /// The line is nothing the question takes, and why.
        case refused(String)
    }

    func reading(of line: String) -> Reading {
        let line = line.trimmingCharacters(in: .whitespaces)
        if line.isEmpty { return .nothing }
        switch element.content {
        case .choice(let choice): return reading(of: line, choice)
        case .slider(let slider):
            guard let number = conventions.number(from: line),
                number == number.snapped(from: slider.min, to: slider.max, step: slider.step)
            else { return .refused(wanted) }
            return .inputs([.input(element: element.id, value: .number(number))])
        case .field: return .inputs([.input(element: element.id, value: .string(line == "-" ? "" : line))])
        case .date(let date): return reading(of: line, date)
        case .bullets, .summary: return .nothing
        }
    }

    /// The options chosen by a line that want a text.
    func optionsWithText(of line: String) -> [(id: String, field: OptionState.Other)] {
        guard case .choice(let choice) = element.content, let numbers = optionNumbers(in: line) else { return [] }
        return numbers.compactMap { choice.options[checked: $0 - 1] }
            .compactMap { option in option.other.map { (option.id, $0) } }
    }

    private func reading(of line: String, _ choice: ChoiceState) -> Reading {
        guard let numbers = line == "-" ? [] : optionNumbers(in: line) else { return .refused(wanted) }
        let chosen = numbers.compactMap { choice.options[checked: $0 - 1] }
        guard chosen.count == numbers.count, choice.multiple || chosen.count <= 1 else { return .refused(wanted) }
        // A single choice that is needed cannot be taken back, only changed.
        if chosen.isEmpty, !choice.multiple, element.required { return .refused(wanted) }
        if let alone = chosen.first(where: \.exclusive), chosen.count > 1 {
            return .refused(strings.alone.filled(alone.label))
        }
        if let most = choice.maxSelections, chosen.count > most { return .refused(choice.limitMessage ?? wanted) }
        let cleared = choice.options.filter { option in
            option.selected && !chosen.contains(option) && (choice.multiple || chosen.isEmpty)
        }
        return .inputs(
            cleared.map { .select(element: element.id, option: $0.id, selected: false) }
                + chosen.map { .select(element: element.id, option: $0.id, selected: true) }
        )
    }

    private func reading(of line: String, _ date: DateState) -> Reading {
        if line == "-" { return .inputs([.input(element: element.id, value: .null)]) }
        guard let numbers = DateReading(date, locale: locale).numbers(in: line) else { return .refused(wanted) }
        return .inputs(
            date.orderedParts.map { part in
                let number = numbers[part].map { JSONValue.number(Decimal($0)) } ?? .null
                return .input(element: element.id, value: number, place: .part(part))
            }
        )
    }

    /// The numbers of options, each once; nil where there is none, or anything else beside commas and spaces.
    private func optionNumbers(in line: String) -> [Int]? {
        let groups = line.split { [",", "\u{60C}", ";", " "].contains($0) }
        let numbers = groups.compactMap(\.wholeNumber)
        guard !numbers.isEmpty, numbers.count == groups.count else { return nil }
        return numbers.enumerated().filter { numbers.firstIndex(of: $0.element) == $0.offset }.map(\.element)
    }
}

extension ElementState {
    /// Whether the element stands as inputs leave it.
    func holds(_ inputs: [UserInput.Event]) -> Bool { inputs.allSatisfy(holds) }

    private func holds(_ input: UserInput.Event) -> Bool {
        switch (input, content) {
        case (.select(_, let id, let isSelected), .choice(let choice)):
            choice.options.first { $0.id == id }?.selected == isSelected
        case (.input(_, let value, .option(let id)), .choice(let choice)):
            choice.options.first { $0.id == id }?.other?.value == value.string
        case (.input(_, let value, _), .slider(let slider)): slider.value == value.number
        case (.input(_, let value, _), .field(let field)): field.value == value.string
        case (.input(_, let value, .part(let part)), .date(let date)): date.value[part] == value.integer
        case (.input, .date(let date)): date.value.isEmpty
        default: true
        }
    }
}
