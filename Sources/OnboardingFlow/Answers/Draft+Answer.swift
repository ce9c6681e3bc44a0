package import OnboardingValues

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension Draft {
    /// The answer that the draft is for an element.
    ///
    /// - Throws: `EntryProblem` when it is none yet. An element left empty that may be empty gives `Answer.empty`.
    func answer(for element: Element, conventions: Conventions, today: CalendarDate) throws(EntryProblem) -> Answer {
        switch (element.content, self) {
        case (.singleChoice(let choice), .selection(let ids, let texts)):
            guard let option = try choice.chosen(ids, texts: texts).first else {
                return try Self.empty(element, .optionRequired)
            }
            return .choice(option)
        case (.multiChoice(let choice), .selection(let ids, let texts)):
            return try Self.choices(choice.chosen(ids, texts: texts), of: choice, element)
        case (.slider(let slider), .number(let number)):
            return .number(slider.snapped(number))
        case (.number(let field), .text(let text)):
            if text.trimmed.isEmpty { return try Self.empty(element, .required) }
            return .number(try field.number(from: text, conventions: conventions))
        case (.date(let field), .date(let date)):
            let asked = date.keeping(field.parts)
            if asked.isEmpty { return try Self.empty(element, .required) }
            try field.check(asked, today: today)
            return .date(asked)
        case (_, .text(let text)):
            let trimmed = text.trimmed
            if trimmed.isEmpty { return try Self.empty(element, .required) }
            try element.check(text: trimmed)
            return .text(trimmed)
        default: return try Self.empty(element, .required)
        }
    }

    private static func empty(_ element: Element, _ problem: EntryProblem) throws(EntryProblem) -> Answer {
        if element.isRequired { throw problem }
        return .empty
    }

    private static func choices(
        _ chosen: [ChosenOption],
        of choice: Choice,
        _ element: Element
    ) throws(EntryProblem) -> Answer {
        if chosen.isEmpty, !element.isRequired || choice.minSelections == 0 { return .empty }
        let isExclusive = chosen.contains { choice.option($0.id)?.isExclusive == true }
        if chosen.count < choice.minSelections, !isExclusive {
            throw choice.minSelections == 1 ? .optionRequired : .tooFewOptions(choice.minSelections)
        }
        if let most = choice.maxSelections, chosen.count > most { throw .tooManyOptions(most) }
        return .choices(chosen)
    }
}

extension Element {
    /// Whether a screen accepts an answer, as it is.
    package func accepts(_ answer: Answer, today: CalendarDate) -> Bool {
        guard answer == .empty || answer.fits(self) else { return false }
        let conventions = Conventions(locale: "en")
        let draft = Draft(answer == .empty ? nil : answer, for: self, conventions: conventions)
        return (try? draft.answer(for: self, conventions: conventions, today: today)) == answer
    }
}

extension Choice {
    fileprivate func chosen(_ ids: [String], texts: [String: String]) throws(EntryProblem) -> [ChosenOption] {
        var chosen: [ChosenOption] = []
        for option in ordered(ids.map { ChosenOption(id: $0) }) {
            guard self.option(option.id)?.allowsText == true else {
                chosen.append(option)
                continue
            }
            let text = (texts[option.id] ?? "").trimmed
            if text.isEmpty { throw .textOfOptionRequired }
            chosen.append(ChosenOption(id: option.id, text: text))
        }
        return chosen
    }
}

extension NumberField {
    fileprivate func number(from text: String, conventions: Conventions) throws(EntryProblem) -> Decimal {
        guard let number = conventions.number(from: text) else { throw .noNumber }
        if let decimals, -number.exponent > decimals { throw .tooManyDecimals(decimals) }
        if let min, number < min { throw .tooSmall(min) }
        if let max, number > max { throw .tooLarge(max) }
        return number
    }
}

extension Element {
    fileprivate func check(text: String) throws(EntryProblem) {
        switch content {
        case .text(let field):
            if let most = field.maxLength, text.count > most { throw .tooLong(most) }
        case .email:
            if !text.isEmailAddress { throw .noEmail }
        default: break
        }
    }
}

extension String {
    /// Whether there is one @ with something before it and a dotted domain after it, and no space.
    var isEmailAddress: Bool {
        let parts = split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, !contains(where: \.isWhitespace) else { return false }
        let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
        return labels.count > 1 && labels.allSatisfy { !$0.isEmpty }
    }
}

extension PartialDate {
    fileprivate func keeping(_ parts: [DateField.Part]) -> PartialDate {
        PartialDate(
            day: parts.contains(.day) ? day : nil,
            month: parts.contains(.month) ? month : nil,
            year: parts.contains(.year) ? year : nil
        )
    }
}

extension DateField {
    fileprivate func check(_ date: PartialDate, today: CalendarDate) throws(EntryProblem) {
        let known: [Part: Int?] = [.day: date.day, .month: date.month, .year: date.year]
        if parts.contains(where: { known[$0].flatMap { $0 } == nil }) { throw .incompleteDate }
        guard date.isPossible else { throw .noDate }
        guard let year = date.year else { return }
        let lastMonth = date.month ?? 12
        let first = CalendarDate(year: year, month: date.month ?? 1, day: date.day ?? 1)
        let lastDay = date.day ?? CalendarDate.days(inMonth: lastMonth, of: year)
        let last = CalendarDate(year: year, month: lastMonth, day: lastDay)
        if let min = minDate?.resolved(on: today), let last, last < min { throw .tooEarly(min) }
        if let max = maxDate?.resolved(on: today), let first, first > max { throw .tooLate(max) }
    }
}
