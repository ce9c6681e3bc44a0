import OnboardingValues

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What the person enters becomes a draft with every change.
extension Turn {
    mutating func select(_ optionId: String, _ isSelected: Bool, in elementId: String) {
        guard let element = coordinator.element(elementId), let choice = element.choice,
            let option = choice.option(optionId),
            case .selection(var ids, let texts) = coordinator.draft(of: element)
        else { return }
        switch element.content {
        case .multiChoice:
            ids.removeAll { $0 == optionId || (isSelected && (option.isExclusive || choice.isExclusive($0))) }
            if isSelected {
                if let most = choice.maxSelections, ids.count >= most, !option.isExclusive {
                    emit(.haptic("warning"))
                    return
                }
                ids.append(optionId)
            }
            ids = choice.ordered(ids.map { ChosenOption(id: $0) }).map(\.id)
        default:
            // A single choice keeps its option until another takes its place, unless it may stay empty.
            if !isSelected, element.isRequired || ids != [optionId] { return }
            ids = isSelected ? [optionId] : []
        }
        let draft = Draft.selection(ids, texts: texts)
        // Tapping what is chosen already withdraws nothing; a default that is tapped counts as entered.
        if draft == coordinator.draft(of: element) {
            guard state.drafts[element.id] == nil, state.answers[element.id] == nil else { return }
            if case .verdicts = coordinator.pending { return }
        }
        keep(draft, of: element)
    }

    mutating func enter(_ value: JSONValue, at place: UserInput.ValuePlace, in elementId: String) {
        guard let element = coordinator.element(elementId) else { return }
        let before = coordinator.draft(of: element)
        guard let draft = before.changed(to: value, at: place, in: element, coordinator.conventions) else { return }
        // Hearing the same value again, as when a field is left, changes nothing and withdraws nothing.
        guard draft != before else { return }
        keep(draft, of: element)
    }

    private mutating func keep(_ draft: Draft, of element: Element) {
        state.drafts[element.id] = draft
        state.rejections[element.id] = nil
        coordinator.problems[element.id] = nil
        withdraw()
        present(.inPlace)
    }

    /// Takes back a question to the host that has not been answered.
    mutating func withdraw() {
        if case .verdicts = coordinator.pending { coordinator.pending = nil }
    }
}

extension Choice {
    fileprivate func isExclusive(_ id: String) -> Bool { option(id)?.isExclusive == true }
}

extension Draft {
    /// The draft after an input; nil when the input does not fit the element.
    fileprivate func changed(
        to value: JSONValue,
        at place: UserInput.ValuePlace,
        in element: Element,
        _ conventions: Conventions
    ) -> Draft? {
        switch (self, place) {
        case (.selection(let ids, var texts), .option(let id)):
            guard element.choice?.option(id)?.allowsText == true, let text = value.string else { return nil }
            texts[id] = text
            return .selection(ids, texts: texts)
        case (.number, .whole):
            guard case .slider(let slider) = element.content,
                let number = value.number ?? value.string.flatMap({ Decimal(exactly: $0.utf8) })
            else { return nil }
            return .number(slider.snapped(number))
        case (.text, .whole):
            // A number that comes as one is written as the person would, since that is how the draft is read.
            return value.string.map(Draft.text) ?? value.number.map { .text(conventions.text(of: $0)) }
        case (.date(var date), .part(let part)):
            let number = value.integer ?? value.string.flatMap { Int($0) }
            guard number != nil || value.isNull || value.string == "" else { return nil }
            switch part {
            case .day: date.day = number
            case .month: date.month = number
            case .year: date.year = number
            }
            return .date(date)
        case (.date, .whole):
            if value.isNull { return .date(PartialDate()) }
            return PartialDate(value).map(Draft.date)
        default: return nil
        }
    }
}
