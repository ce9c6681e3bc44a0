package import OnboardingValues

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension FlowCoordinator {
    /// The current screen as a renderer shows it; nil before the start.
    package func screenState(today: CalendarDate) -> ScreenState? {
        guard let screen = currentScreen, let visit = state.visits.last else { return nil }
        let texts = ScreenTexts(coordinator: self)
        let elements = screen.elements.map { elementState($0, on: screen, texts: texts, today: today) }
        let actions = screen.buttons.map { button in
            ScreenState.Action(id: button.id, label: texts.filled(texts.localizer.label(of: button, on: screen)))
        }
        return ScreenState(
            screen: screen.id,
            visit: visit.number,
            revision: revision,
            kind: ScreenState.Kind(rawValue: screen.kind.rawValue) ?? .question,
            locale: texts.localizer.locale,
            dir: texts.localizer.direction,
            title: texts.filled(texts.localizer.text(of: screen, "title", screen.title)),
            subtitle: texts.filled(texts.localizer.text(of: screen, "subtitle", screen.subtitle)),
            image: screen.image.map {
                Picture(src: $0.src, alt: texts.filled(texts.localizer.alt(of: screen, $0.alt)))
            },
            elements: elements,
            progress: state.completedAt == nil ? min(1, max(0, visit.progress)) : 1,
            canGoBack: canGoBack,
            canSkip: canSkip,
            canContinue: elements.allSatisfy { $0.problem == nil },
            direction: direction,
            action: actions.first,
            secondary: actions.dropFirst().first,
            note: texts.filled(texts.localizer.text(of: screen, "note", screen.note)),
            seconds: screen.kind == .interlude ? Double(screen.seconds.description) : nil,
            busy: pending.map { $0 != .finished(isBusy: false) } ?? false,
            strings: texts.localizer.kit.strings,
            theme: flow.theme
        )
    }

    /// Why an element could not be committed now.
    private func problem(of element: Element, today: CalendarDate) -> EntryProblem? {
        guard element.takesAnswer, case .failure(let problem) = entry(of: element, today: today) else { return nil }
        return problem
    }

    private func elementState(
        _ element: Element,
        on screen: Screen,
        texts: ScreenTexts,
        today: CalendarDate
    ) -> ElementState {
        let shown = problems[element.id]?.text(texts.localizer.kit, conventions)
        return ElementState(
            id: element.id,
            title: texts.filled(texts.localizer.text(of: element, "title", element.title)),
            hint: texts.filled(texts.localizer.text(of: element, "hint", element.hint)),
            error: shown ?? standingRejection(of: element),
            problem: problem(of: element, today: today)?.text(texts.localizer.kit, conventions),
            required: element.isRequired,
            content: content(of: element, on: screen, texts: texts, today: today)
        )
    }

    /// What the host said against what stands there, unless it is being asked about it once more.
    private func standingRejection(of element: Element) -> String? {
        if case .verdicts(let round) = pending, round.asked.contains(element.id) { return nil }
        return state.rejections[element.id]
    }

    private func content(
        of element: Element,
        on screen: Screen,
        texts: ScreenTexts,
        today: CalendarDate
    ) -> ElementState.Content {
        switch (element.content, draft(of: element)) {
        case (.bullets(let items), _):
            .bullets(BulletsState(items: texts.localizer.items(of: element, items).map(texts.filled)))
        case (.summary(let rows), _):
            .summary(SummaryState(rows: texts.localizer.rows(of: element, rows).map(texts.filled)))
        case (.slider(let slider), let draft): .slider(sliderState(slider, of: element, draft, texts))
        case (.date(let field), let draft):
            .date(
                DateState(
                    value: draft.date,
                    parts: field.parts,
                    min: field.minDate?.resolved(on: today),
                    max: field.maxDate?.resolved(on: today),
                    birthday: field.isBirthday
                )
            )
        case (.singleChoice(let choice), .selection(let ids, let typed)):
            .choice(choiceState(choice, of: element, on: screen, ids, typed, texts))
        case (.multiChoice(let choice), .selection(let ids, let typed)):
            .choice(choiceState(choice, of: element, on: screen, ids, typed, texts))
        case (_, let draft): .field(fieldState(of: element, draft, texts))
        }
    }

    private func choiceState(
        _ choice: Choice,
        of element: Element,
        on screen: Screen,
        _ ids: [String],
        _ typed: [String: String],
        _ texts: ScreenTexts
    ) -> ChoiceState {
        let isMultiple = element.kind == .multiChoice
        // An exclusive option gives way to any other, so it fills no place.
        let count = ids.count { choice.option($0)?.isExclusive == false }
        let isFull = isMultiple && choice.maxSelections.map { count >= $0 } ?? false
        let options =
            choice.isShuffled
            ? Shuffle.order(choice.options, seed: state.seed, elementId: element.id) : choice.options
        let takesText = ids.contains { choice.option($0)?.allowsText == true }
        return ChoiceState(
            multiple: isMultiple,
            layout: choice.layout,
            autoAdvance: !isMultiple && screen.questions.count == 1 && !takesText,
            maxSelections: isMultiple ? choice.maxSelections : nil,
            limitMessage: choice.maxSelections.flatMap { most in
                isMultiple ? texts.localizer.kit["tooManyOptions", String(most)] : nil
            },
            options: options.map { option in
                let label = texts.label(of: option, in: element)
                return OptionState(
                    id: option.id,
                    label: label,
                    detail: texts.localizer.detail(of: option, in: element).map(texts.filled),
                    icon: option.icon,
                    image: option.image,
                    selected: ids.contains(option.id),
                    disabled: isFull && !ids.contains(option.id) && !option.isExclusive,
                    exclusive: option.isExclusive,
                    other: option.allowsText
                        ? OptionState.Other(
                            label: label,
                            placeholder: texts.text(of: element, "placeholder", element.placeholder),
                            value: typed[option.id] ?? ""
                        ) : nil
                )
            }
        )
    }

    private func sliderState(_ slider: Slider, of element: Element, _ draft: Draft, _ texts: ScreenTexts) -> SliderState
    {
        // An answer of an earlier document may lie where this one's slider cannot stand.
        let value = if case .number(let number) = draft { slider.snapped(number) } else { slider.min }
        return SliderState(
            min: slider.min,
            max: slider.max,
            step: slider.step,
            tick: slider.tick,
            value: value,
            unit: texts.text(of: element, "unit", slider.unit),
            minLabel: texts.text(of: element, "minLabel", slider.minLabel) ?? conventions.text(of: slider.min),
            maxLabel: texts.text(of: element, "maxLabel", slider.maxLabel) ?? conventions.text(of: slider.max)
        )
    }

    private func fieldState(of element: Element, _ draft: Draft, _ texts: ScreenTexts) -> FieldState {
        var state = FieldState(
            kind: .text,
            label: texts.text(of: element, "title", element.title) ?? "",
            placeholder: texts.text(of: element, "placeholder", element.placeholder),
            value: draft.text
        )
        switch element.content {
        case .email: state.kind = .email
        case .phone: state.kind = .phone
        case .number(let field):
            state.kind = .number
            state.unit = texts.text(of: element, "unit", field.unit)
        case .text(let field):
            state.kind = field.isMultiline ? .long : field.content == .name ? .name : .text
            state.maxLength = field.maxLength
        default: break
        }
        return state
    }
}

/// The texts of a screen: in the person's language, with answers put in.
struct ScreenTexts {
    let localizer: Localizer
    private let coordinator: FlowCoordinator

    init(coordinator: FlowCoordinator) {
        self.coordinator = coordinator
        localizer = coordinator.localizer
    }

    func filled(_ text: String?) -> String? { text.map(filled) }

    func filled(_ text: String) -> String {
        // A label that is put in may hold placeholders of its own, and no further ones, so that it always ends.
        Placeholders.filled(text) { id in
            answered(id) { label in Placeholders.filled(label) { answered($0) { $0 } } }
        }
    }

    func text(of element: Element, _ key: String, _ own: String?) -> String? {
        filled(localizer.text(of: element, key, own))
    }

    func label(of option: Option, in element: Element) -> String {
        filled(localizer.label(of: option, in: element))
    }

    func filled(_ row: SummaryRow) -> SummaryRow {
        SummaryRow(icon: row.icon, label: filled(row.label), value: filled(row.value))
    }

    /// What was answered to an element on the path, in words.
    private func answered(_ elementId: String, _ fillLabel: (String) -> String) -> String? {
        let flow = coordinator.flow
        guard let element = flow.element(elementId), let position = flow.placeOfElement[elementId],
            coordinator.state.visits.contains(where: { $0.screen == flow.screens[position.screen].id })
        else { return nil }
        switch coordinator.state.answers[elementId] ?? element.untouchedAnswer {
        case .none, .empty: return nil
        case .number(let number): return coordinator.conventions.text(of: number)
        case .text(let text): return text
        case .date(let date):
            return date.text
                ?? [date.day, date.month].compactMap { $0.map(String.init) }
                .joined(separator: ".")
        case .choice(let option): return label(of: option, in: element, fillLabel)
        case .choices(let options):
            return options.map { label(of: $0, in: element, fillLabel) }
                .joined(separator: localizer.locale.language == "ar" ? "، " : ", ")
        }
    }

    private func label(of chosen: ChosenOption, in element: Element, _ fill: (String) -> String) -> String {
        chosen.text ?? element.choice?.option(chosen.id).map { fill(localizer.label(of: $0, in: element)) } ?? chosen.id
    }
}

extension Draft {
    fileprivate var text: String {
        if case .text(let text) = self { text } else { "" }
    }

    fileprivate var date: PartialDate {
        if case .date(let date) = self { date } else { PartialDate() }
    }
}
