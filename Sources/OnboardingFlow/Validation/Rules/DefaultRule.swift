import OnboardingValues

/// A default is an answer that its screen would accept.
struct DefaultRule: FlowRule {
    func issues(in flow: Flow) -> [DocumentIssue] {
        flow.screens.flatMap(\.elements).compactMap { element in
            guard let answer = element.defaultValue, let place = element.defaultPlace,
                let problem = problem(with: answer, of: element)
            else { return nil }
            let text = "the default of \(element.id.quoted) does not fit: \(problem)"
            return place.issue(.error, "default-out-of-range", text)
        }
    }

    /// Bounds that count from today are left out: on what day the default meets them is not known.
    private func problem(with answer: Answer, of element: Element) -> String? {
        if answer == .empty { return nil }
        if case .text(let text) = answer, text.trimmed.isEmpty { return nil }
        if case .slider(let slider) = element.content, case .number(let number) = answer {
            if slider.snapped(number) == number { return nil }
            let scale = "from \(slider.min) to \(slider.max) in steps of \(slider.step)"
            return "\(number) is not on the scale \(scale); the nearest is \(slider.snapped(number))"
        }
        if answer.options.count > 1,
            let alone = answer.options.first(where: { element.choice?.option($0.id)?.isExclusive == true })
        {
            return "\(alone.id.quoted) excludes all other options; remove it, or them"
        }
        guard let day = CalendarDate(year: 2000, month: 1, day: 1) else { return nil }
        let fixed = element.withoutRelativeBounds
        let conventions = Conventions()
        do {
            _ = try Draft(answer, for: fixed, conventions: conventions)
                .answer(for: fixed, conventions: conventions, today: day)
            return nil
        } catch {
            let refusal = error.text(KitTexts(locale: "en", replacements: []), conventions)
            return "a person who accepts it reads \(refusal.quoted)"
        }
    }
}

extension Element {
    fileprivate var withoutRelativeBounds: Element {
        guard case .date(let field) = content else { return self }
        func absolute(_ date: RelativeDate?) -> RelativeDate? {
            if case .date? = date { date } else { nil }
        }
        let fixed = DateField(
            minDate: absolute(field.minDate),
            maxDate: absolute(field.maxDate),
            parts: field.parts,
            isBirthday: field.isBirthday
        )
        return Element(
            id: id,
            title: title,
            hint: hint,
            placeholder: placeholder,
            isRequired: isRequired,
            defaultValue: defaultValue,
            analyticsKey: analyticsKey,
            content: .date(fixed),
            place: place,
            defaultPlace: defaultPlace
        )
    }
}
