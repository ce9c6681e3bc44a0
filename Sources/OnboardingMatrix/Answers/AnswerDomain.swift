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
    ///   - entries: the options that a screen's ways name.
    ///   - isJoined: whether several choices become one text.
    ///   - today: the day for relative dates.
    init(
        _ element: Element,
        _ comparisons: [Comparison],
        entries: Set<String> = [],
        isJoined: Bool = false,
        today: CalendarDate
    ) {
        let operands = comparisons.flatMap(\.operands)
        let operators = comparisons.reduce(into: Set<String>()) { $0.formUnion($1.operators) }
        var candidates: [Answer] = []
        var bound: String?
        switch element.content {
        case .singleChoice(let choice):
            candidates = Self.options(choice, operands).map(Answer.choice)
            if choice.options.contains(where: \.allowsText) { bound = Self.boundOfText(operators) }
        case .multiChoice(let choice):
            (candidates, bound) = Self.selections(choice, operands, operators, entries: entries, isJoined: isJoined)
            if choice.options.contains(where: \.allowsText) { bound = bound ?? Self.boundOfText(operators) }
        case .slider(let slider):
            candidates = Self.numbers(slider, operands).map(Answer.number)
        case .number(let field):
            candidates = Self.numbers(field, operands).map(Answer.number)
        case .date(let field):
            candidates = Self.dates(field, operands, today: today).map(Answer.date)
            bound = Self.boundOfText(operators.subtracting(["$lt", "$lte", "$gt", "$gte", "$before", "$after"]))
        case .text, .email, .phone:
            candidates = Self.texts(element, operands).map(Answer.text)
            bound = Self.boundOfText(operators)
        case .bullets, .summary: break
        }
        var seen: Set<Answer> = []
        let accepted = candidates.prefix(Self.mostCandidates)
            .filter { element.accepts($0, today: today) && seen.insert($0).inserted }
        answers = accepted + (element.accepts(.empty, today: today) ? [.empty] : [])
        if accepted.isEmpty {
            self.bound = "no answer to it was found that its screen accepts"
        } else if candidates.count > Self.mostCandidates {
            self.bound = "only \(Self.mostCandidates) of its answers were looked at"
        } else {
            self.bound = bound
        }
    }

    private static let mostCandidates = 5_000

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
        _ operators: Set<String>,
        entries: Set<String>,
        isJoined: Bool
    ) -> ([Answer], bound: String?) {
        let named = Set(operands.compactMap(\.string).map { $0.lowercased() })
        let texts = [other] + operands.compactMap(\.string).map(\.trimmed).prefix(8)
        let isSmall = choice.options.count <= mostOptions
        let matters = { (option: OnboardingFlow.Option) in
            isSmall || option.isExclusive || entries.contains(option.id) || named.contains(option.id.lowercased())
                || named.contains(option.value.lowercased())
        }
        let chosen = choice.options.filter(matters).prefix(mostOptions)
        let rest = choice.options.filter { option in !chosen.contains { $0.id == option.id } }
        var answers: [Answer] = []
        for bits in 0..<(1 << chosen.count) {
            let picked = chosen.enumerated().filter { bits >> $0.offset & 1 == 1 }.map(\.element)
            // None of the rest or one, as many as are needed, and any number where that is asked about.
            let needed = max(0, choice.minSelections - picked.count)
            let few = Set([0, 1, needed]).filter { $0 <= rest.count }.sorted()
            for count in operators.contains("$size") ? Array(0...rest.count) : few {
                let all = picked + rest.prefix(count)
                for text in all.contains(where: \.allowsText) ? texts : [other] {
                    let options = all.map { ChosenOption(id: $0.id, text: $0.allowsText ? text : nil) }
                    if !options.isEmpty { answers.append(.choices(choice.ordered(options))) }
                }
            }
            if answers.count > mostCandidates { break }
        }
        if isSmall { return (answers, nil) }
        let solved: Set = ["$eq", "$ne", "$in", "$nin", "$ini", "$nini", "$all", "$alli", "$size", "$exists", "$not"]
        let isSolved = operators.isSubset(of: solved) && !isJoined
        let isBounded = !isSolved || choice.options.filter(matters).count > mostOptions
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
        let least = field.min ?? 0
        // What lies between the numbers that the field takes is moved to those on both sides.
        let all = around(operands, by: step, from: least, to: field.max ?? least + 1_000_000)
        let limit = Decimal(1_000_000_000_000)
        return all + all.map { $0.snapped(from: -limit, to: limit, step: step) }.flatMap { [$0, $0 - step, $0 + step] }
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
        let between = zip(numbers.sorted(), numbers.sorted().dropFirst()).map { ($0 + $1) / 2 }
        return [least, most] + between + numbers.flatMap { [$0, $0 - step, $0 + step] }
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
        let all =
            [example, "Zoe", "42"] + named + named.map { $0 + "1" } + named.map { String($0.dropLast()) } + numbers
        guard case .text(let field) = element.content, let most = field.maxLength else { return all }
        return all + [String(example.prefix(most))]
    }

    /// Texts for an order, a pattern or a version are tried, not solved.
    private static func boundOfText(_ operators: Set<String>) -> String? {
        let solved: Set = ["$eq", "$ne", "$in", "$nin", "$ini", "$nini", "$exists", "$type", "$not"]
        let tried = operators.subtracting(solved).sorted()
        return tried.isEmpty
            ? nil : "its text is compared by \(tried.joined(separator: ", ")), which was tried with a few"
    }
}
