import Foundation
import OnboardingKit

extension PlainQuestion {
    /// What a line means.
    enum Reading: Equatable {
        /// Keep what stands there.
        case nothing
        case inputs([UserInput.Event])
        /// The line is nothing the question understands.
        case notUnderstood
    }

    func reading(of line: String) -> Reading {
        let line = line.trimmingCharacters(in: .whitespaces)
        if line.isEmpty { return .nothing }
        switch element.content {
        case .choice(let choice): return reading(of: line, choice)
        case .slider(let slider):
            guard let number = conventions.number(from: line), number >= slider.min, number <= slider.max else {
                return .notUnderstood
            }
            return .inputs([.input(element: element.id, value: .number(number))])
        case .field: return .inputs([.input(element: element.id, value: .string(line == "-" ? "" : line))])
        case .date(let date): return reading(of: line, date)
        case .bullets, .summary: return .nothing
        }
    }

    /// The option chosen by a line that wants a text.
    func optionWithText(of line: String) -> (id: String, field: OptionState.Other)? {
        guard case .choice(let choice) = element.content, let numbers = wholeNumbers(in: line, separators: .ofOptions)
        else { return nil }
        return numbers.lazy.compactMap { choice.options[checked: $0 - 1] }
            .compactMap { option in option.other.map { (option.id, $0) } }.first
    }

    private func reading(of line: String, _ choice: ChoiceState) -> Reading {
        guard let numbers = line == "-" ? [] : wholeNumbers(in: line, separators: .ofOptions) else {
            return .notUnderstood
        }
        let chosen = numbers.compactMap { choice.options[checked: $0 - 1] }
        guard chosen.count == numbers.count, choice.multiple || chosen.count <= 1 else { return .notUnderstood }
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
        guard let numbers = wholeNumbers(in: line, separators: .ofDates), numbers.count == date.parts.count else {
            return .notUnderstood
        }
        return .inputs(
            zip(date.orderedParts, numbers).map { part, number in
                .input(element: element.id, value: .number(Decimal(number)), place: .part(part))
            }
        )
    }

    /// Whole numbers in digits of any script; nil where there is none, or anything else beside the separators.
    private func wholeNumbers(in line: String, separators: Set<Character>) -> [Int]? {
        let groups = line.split(whereSeparator: separators.contains)
        let numbers = groups.compactMap { group in
            let digits = group.compactMap(\.wholeNumberValue).filter { $0 < 10 }
            return digits.count == group.count ? Int(digits.map(String.init).joined()) : nil
        }
        return numbers.isEmpty || numbers.count != groups.count ? nil : numbers
    }
}

extension Set<Character> {
    /// What stands between the numbers of options: commas, also the Arabic one, and spaces.
    fileprivate static let ofOptions: Set = [",", "\u{60C}", ";", " "]
    /// What stands between the parts of a date.
    fileprivate static let ofDates: Set = ["-", ".", "/", " "]
}

extension Array {
    fileprivate subscript(checked index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
