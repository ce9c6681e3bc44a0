import Foundation
import OnboardingKit

/// What keys do.
extension ScreenEditor {
    /// Does what a key does, and returns what the person did by it.
    mutating func handle(_ key: Key) -> [UserInput.Event] {
        notice = nil
        let events = events(of: key)
        for event in events { anticipate(event) }
        return events
    }

    private mutating func events(of key: Key) -> [UserInput.Event] {
        switch key {
        case .escape: return state.canGoBack ? [.back] : []
        case .background: return []
        default: break
        }
        if state.busy { return [] }
        switch key {
        case .control("s"): return state.canSkip ? [.skip] : []
        case .tab: return step(by: 1, wraps: true)
        case .backTab: return step(by: -1, wraps: true)
        default: break
        }
        switch focus {
        case .option(let element, let option): return handle(key, option, of: element)
        case .optionText, .field: return handleText(key)
        case .slider(let element): return handle(key, sliderOf: element)
        case .datePart(let element, let part): return handle(key, part, of: element)
        case .main: return handle(key, press: .proceed())
        case .secondary: return handle(key, press: state.secondary.map { .action($0.id) })
        case .skip: return handle(key, press: .skip)
        }
    }

    private mutating func handle(_ key: Key, press event: UserInput.Event?) -> [UserInput.Event] {
        switch key {
        case .up, .left: step(by: -1)
        case .down, .right: step(by: 1)
        case .enter, .character(" "): [event].compactMap { $0 }
        default: []
        }
    }

    // MARK: Moving

    /// Moves the focus; what is left says that it is settled.
    private mutating func step(by distance: Int, wraps: Bool = false) -> [UserInput.Event] {
        let items = items
        // Skip ends the flow, so that nobody is to come there by an arrow too many.
        guard let goal = item(after: distance) ?? (wraps ? distance > 0 ? items.first : items.last : nil),
            wraps || goal != .skip
        else { return [] }
        let isOtherElement = goal.element != focus.element
        return go(to: distance > 0 && isOtherElement ? entry(to: goal) : goal)
    }

    private mutating func go(to item: FocusItem) -> [UserInput.Event] {
        let left = focus
        let emptied = item != left ? dropHalfTypedYear() : []
        if item != left { move(to: item) }
        if !emptied.isEmpty { return emptied }
        guard left.takesText, let text = texts[left]?.text, let element = left.element else { return [] }
        return [.settled(element: element, value: .string(text), place: left.valuePlace)]
    }

    /// Goes to what follows the element; at the last one, goes on.
    private mutating func goOn() -> [UserInput.Event] {
        guard let next = itemAfterElement, next.element != nil else { return dropHalfTypedYear() + [.proceed()] }
        return go(to: entry(to: next))
    }

    // MARK: Choices

    private mutating func handle(_ key: Key, _ option: String, of element: String) -> [UserInput.Event] {
        guard let choice = self.element(element)?.choice else { return [] }
        let isRightToLeft = state.dir == .rightToLeft
        switch key {
        case .up: return step(by: -1)
        case .down: return step(by: 1)
        case .left: return step(by: isRightToLeft ? 1 : -1)
        case .right: return step(by: isRightToLeft ? -1 : 1)
        case .home, .pageUp: return go(to: choice.options.first?.id ?? option, of: element)
        case .end, .pageDown: return go(to: choice.options.last?.id ?? option, of: element)
        case .character(" "): return press(option, of: element, choice)
        case .enter: return choice.isChosen(byEnterAt: option) ? press(option, of: element, choice) : goOn()
        case .character(let character):
            guard let number = character.wholeNumberValue, number > 0,
                let named = choice.options[checked: number - 1]
            else { return [] }
            return go(to: named.id, of: element) + press(named.id, of: element, choice)
        default: return []
        }
    }

    private mutating func go(to option: String, of element: String) -> [UserInput.Event] {
        go(to: .option(element: element, option: option))
    }

    private mutating func press(_ id: String, of element: String, _ choice: ChoiceState) -> [UserInput.Event] {
        guard let option = choice.options.first(where: { $0.id == id }) else { return [] }
        if option.disabled {
            notice = choice.limitMessage
            return [.haptic("warning")]
        }
        if choice.multiple {
            if !option.selected, option.other != nil { move(to: .optionText(element: element, option: id)) }
            return [.select(element: element, option: id, selected: !option.selected)]
        }
        let select = UserInput.Event.select(element: element, option: id, selected: true)
        // An option with a text of its own asks for it.
        if option.other != nil { return [select] + go(to: .optionText(element: element, option: id)) }
        if choice.autoAdvance { return [select, .proceed(auto: true)] }
        return [select]
    }

    // MARK: Text

    private mutating func handleText(_ key: Key) -> [UserInput.Event] {
        switch key {
        case .up: return step(by: -1)
        case .down: return step(by: 1)
        case .enter: return goOn()
        default: break
        }
        guard let element = focus.element, var text = texts[focus] else { return [] }
        let before = text.text
        guard text.handle(key) else { return [] }
        keep(text, at: focus)
        if text.text == before { return [] }
        return [.input(element: element, value: .string(text.text), place: focus.valuePlace)]
    }

    // MARK: Slider

    private mutating func handle(_ key: Key, sliderOf element: String) -> [UserInput.Event] {
        guard case .slider(let slider) = self.element(element)?.content else { return [] }
        let forward: Decimal = state.dir == .rightToLeft ? -1 : 1
        let leap = max(slider.tick ?? slider.step * 10, slider.step)
        let value: Decimal
        switch key {
        case .up: return step(by: -1)
        case .down: return step(by: 1)
        case .enter: return goOn()
        case .right: value = slider.value + slider.step * forward
        case .left: value = slider.value - slider.step * forward
        case .character("+"): value = slider.value + slider.step
        case .character("-"): value = slider.value - slider.step
        case .pageUp: value = slider.value + leap
        case .pageDown: value = slider.value - leap
        case .home: value = slider.min
        case .end: value = slider.max
        default: return []
        }
        let bounded = value.snapped(from: slider.min, to: slider.max, step: slider.step)
        return bounded == slider.value ? [] : [.input(element: element, value: .number(bounded))]
    }

    // MARK: Date

    private mutating func handle(_ key: Key, _ part: DateField.Part, of element: String) -> [UserInput.Event] {
        guard case .date(let date) = self.element(element)?.content else { return [] }
        let isRightToLeft = state.dir == .rightToLeft
        switch key {
        case .left: return step(by: isRightToLeft ? 1 : -1)
        case .right: return step(by: isRightToLeft ? -1 : 1)
        case .up: return set(part, to: date.value(part, moved: 1), of: element)
        case .down: return set(part, to: date.value(part, moved: -1), of: element)
        case .backspace, .delete: return set(part, to: nil, of: element)
        case .enter:
            let next = item(after: 1)
            return next?.element == element ? next.map { go(to: $0) } ?? [] : goOn()
        case .character(let character):
            guard let digit = character.wholeNumberValue, digit < 10 else {
                // What stands between the parts of a written date leads to the next one.
                return "./- ".contains(character) && !digits.isEmpty ? step(by: 1) : []
            }
            return type(digit, into: part, of: element)
        default: return []
        }
    }

    private mutating func type(_ digit: Int, into part: DateField.Part, of element: String) -> [UserInput.Event] {
        let typed = (digits.count < part.digits ? digits : "") + String(digit)
        guard let number = Int(typed) else { return [] }
        if number > part.largest || (number == 0 && typed.count == part.digits) { return [.haptic("warning")] }
        type(typed)
        // A year that is half typed is no year yet.
        let isWhole = typed.count == part.digits || (part != .year && number * 10 > part.largest)
        guard isWhole || part != .year else { return [] }
        let inputs = number > 0 ? [input(part, number, of: element)] : []
        guard isWhole, let next = item(after: 1), next.element == element else { return inputs }
        return inputs + go(to: next)
    }

    /// What stands there must be what counts: a year that is half typed leaves none behind it.
    private mutating func dropHalfTypedYear() -> [UserInput.Event] {
        guard case .datePart(let element, .year) = focus, !digits.isEmpty, digits.count < DateField.Part.year.digits
        else { return [] }
        return set(.year, to: nil, of: element)
    }

    private mutating func set(_ part: DateField.Part, to number: Int?, of element: String) -> [UserInput.Event] {
        type("")
        return [input(part, number, of: element)]
    }

    private func input(_ part: DateField.Part, _ number: Int?, of element: String) -> UserInput.Event {
        .input(element: element, value: number.map { .number(Decimal($0)) } ?? .null, place: .part(part))
    }
}

extension ChoiceState {
    /// Whether Enter chooses an option: one of several is chosen by Space alone, and what is chosen needs no choosing,
    /// unless it leads on or has a text of its own.
    func isChosen(byEnterAt id: String) -> Bool {
        guard !multiple, let option = options.first(where: { $0.id == id }) else { return false }
        return !option.selected || autoAdvance || option.other != nil
    }
}

extension FocusItem {
    fileprivate var valuePlace: UserInput.ValuePlace {
        if case .optionText(_, let option) = self { .option(option) } else { .whole }
    }
}

extension DateField.Part {
    /// How many digits it is written in.
    var digits: Int { self == .year ? 4 : 2 }

    fileprivate var largest: Int {
        switch self {
        case .day: 31
        case .month: 12
        case .year: 9999
        }
    }
}

extension DateState {
    /// A part moved by one; from nothing, to where one would begin to look.
    fileprivate func value(_ part: DateField.Part, moved distance: Int) -> Int {
        switch part {
        case .day, .month:
            let largest = part.largest
            guard let known = value[part] else { return distance > 0 ? 1 : largest }
            return (known - 1 + distance + largest) % largest + 1
        case .year:
            let (first, last) = (min?.year ?? 1, max?.year ?? 9999)
            guard let known = value.year else {
                let start = birthday ? (max?.year ?? 2020) - 30 : max?.year ?? min?.year ?? 2020
                return Swift.min(Swift.max(start, first), last)
            }
            return Swift.min(Swift.max(known + distance, first), last)
        }
    }
}
