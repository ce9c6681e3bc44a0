import OnboardingFlow
import OnboardingValues

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The answers to an element among which comparisons can tell any apart: one of each kind at least.
struct AnswerDomain {
    /// The answers that a screen accepts; never none, and the emptied answer last.
    let answers: [Answer]
    /// Why some kinds of answers may be missing; nil where none is.
    let bound: String?

    /// - Parameters:
    ///   - element: the element.
    ///   - comparisons: everything that asks about its answer, or about the field that the answer goes to.
    ///   - today: the day for relative dates.
    init(_ element: Element, _ comparisons: [Comparison], today: CalendarDate) {
        let operands = comparisons.flatMap(\.operands)
        let operators = comparisons.reduce(into: Set<String>()) { $0.formUnion($1.operators) }
        var candidates: [Answer] = []
        var bound: String?
        switch element.content {
        case .singleChoice(let choice):
            candidates = Self.options(choice, operands).map(Answer.choice)
            if choice.options.contains(where: \.allowsText) { bound = Self.boundOfText(operators) }
        case .multiChoice(let choice):
            (candidates, bound) = Self.selections(choice, operands, operators)
        case .slider(let slider):
            candidates = Self.numbers(slider, operands).map(Answer.number)
        case .number(let field):
            candidates = Self.numbers(field, operands).map(Answer.number)
        case .date(let field):
            candidates = Self.dates(field, operands, today: today).map(Answer.date)
        case .text, .email, .phone:
            candidates = Self.texts(element, operands).map(Answer.text)
            bound = Self.boundOfText(operators)
        case .bullets, .summary: break
        }
        var seen: Set<Answer> = []
        answers = (candidates + [.empty]).filter { element.accepts($0, today: today) && seen.insert($0).inserted }
        self.bound = bound
    }

    // MARK: Choices

    private static func options(_ choice: Choice, _ operands: [JSONValue]) -> [ChosenOption] {
        choice.options.flatMap { option -> [ChosenOption] in
            guard option.allowsText else { return [ChosenOption(id: option.id)] }
            return ([other] + operands.compactMap(\.string)).map { ChosenOption(id: option.id, text: $0.trimmed) }
        }
    }

    /// Every selection of the options that matter, each also with options beside it that do not.
    private static func selections(
        _ choice: Choice,
        _ operands: [JSONValue],
        _ operators: Set<String>
    ) -> ([Answer], bound: String?) {
        let named = Set(operands.compactMap(\.string))
        let isSmall = choice.options.count <= mostOptions
        let matters = { (option: OnboardingFlow.Option) in
            isSmall || option.isExclusive || named.contains(option.id) || named.contains(option.value)
        }
        let chosen = choice.options.filter(matters).prefix(mostOptions)
        let rest = choice.options.filter { option in !chosen.contains { $0.id == option.id } }
        // None of the rest or one, as many as the fewest selections need, and any number where that is asked about.
        let few = Set([0, 1, choice.minSelections]).filter { $0 <= rest.count }.sorted()
        let counts = operators.contains("$size") ? Array(0...rest.count) : few
        var answers: [Answer] = []
        for bits in 0..<(1 << chosen.count) {
            let picked = chosen.enumerated().filter { bits >> $0.offset & 1 == 1 }.map(\.element)
            for count in counts {
                let all = (picked + rest.prefix(count)).map { option in
                    ChosenOption(id: option.id, text: option.allowsText ? other : nil)
                }
                if !all.isEmpty { answers.append(.choices(choice.ordered(all))) }
            }
        }
        let isBounded = !isSmall && choice.options.filter(matters).count > mostOptions
        return (answers, isBounded ? "only selections of \(chosen.count) of its options were looked at" : nil)
    }

    private static let mostOptions = 10

    // MARK: Numbers

    private static func numbers(_ slider: Slider, _ operands: [JSONValue]) -> [Decimal] {
        let count = Int(((slider.max - slider.min) / slider.step).description.prefix { $0 != "." }) ?? .max
        if count <= mostSteps { return (0...count).map { slider.min + Decimal($0) * slider.step } }
        return around(operands, by: slider.step, from: slider.min, to: slider.max).map(slider.snapped)
    }

    private static func numbers(_ field: NumberField, _ operands: [JSONValue]) -> [Decimal] {
        let step = Decimal(sign: .plus, exponent: -min(max(field.decimals ?? 6, 0), 20), significand: 1)
        return around(operands, by: step, from: field.min ?? 0, to: field.max ?? 1)
    }

    private static let mostSteps = 1_000

    /// The numbers that are compared with and those beside them; between two of them lies one, too.
    private static func around(
        _ operands: [JSONValue],
        by step: Decimal,
        from least: Decimal,
        to most: Decimal
    ) -> [Decimal] {
        let numbers = operands.compactMap { operand -> Decimal? in
            if let number = operand.number { return number }
            return operand.string.flatMap { try? JSONValue(reading: $0) }?.number
        }
        return [least, most] + numbers.flatMap { [$0, $0 - step, $0 + step] }
    }

    // MARK: Dates

    private static func dates(_ field: DateField, _ operands: [JSONValue], today: CalendarDate) -> [PartialDate] {
        let named = operands.compactMap(\.string).compactMap { text -> CalendarDate? in
            CalendarDate(text) ?? RelativeDate(text)?.resolved(on: today) ?? firstDay(text)
        }
        let ends = [field.minDate, field.maxDate].compactMap { $0?.resolved(on: today) }
        let all = [today.adding(years: -30)] + ends + [today] + named
        let days = all.flatMap { day in
            [
                day, day.adding(days: -1), day.adding(days: 1), day.adding(months: -1), day.adding(months: 1),
                day.adding(years: -1), day.adding(years: 1),
            ]
        }
        return days.map { day in
            PartialDate(
                day: field.parts.contains(.day) ? day.day : nil,
                month: field.parts.contains(.month) ? day.month : nil,
                year: field.parts.contains(.year) ? day.year : nil
            )
        }
    }

    private static func firstDay(_ text: String) -> CalendarDate? {
        guard let date = PartialDate(text), let year = date.year else { return nil }
        return CalendarDate(year: year, month: date.month ?? 1, day: date.day ?? 1)
    }

    // MARK: Texts

    private static let other = "Something else"

    private static func texts(_ element: Element, _ operands: [JSONValue]) -> [String] {
        let example =
            switch element.content {
            case .email: "person@example.org"
            case .phone: "+1 555 0100"
            default: "Alex"
            }
        let named = operands.compactMap(\.string).map(\.trimmed)
        let numbers = operands.compactMap(\.number).flatMap { [$0, $0 - 1, $0 + 1] }.map(\.description)
        return [example, "Zoe", "42"] + named + named.map { $0 + "1" } + named.map { String($0.dropLast()) } + numbers
    }

    /// Texts for an order, a pattern or a version are tried, not solved.
    private static func boundOfText(_ operators: Set<String>) -> String? {
        let solved: Set = ["$eq", "$ne", "$in", "$nin", "$ini", "$nini", "$exists", "$type", "$not"]
        let tried = operators.subtracting(solved).sorted()
        return tried.isEmpty
            ? nil : "its text is compared by \(tried.joined(separator: ", ")), which was tried with a few"
    }
}
