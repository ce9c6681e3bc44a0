import Foundation
import OnboardingKit

/// What a person has in hand on a screen: what is focused and what is being typed. It holds no rules of the flow.
struct ScreenEditor {
    private(set) var state: ScreenState
    private(set) var focus: FocusItem
    /// The texts as they are being typed. The state's own may lag behind by a key.
    private(set) var texts: [FocusItem: TextBuffer] = [:]
    /// The digits typed into the focused part of a date.
    private(set) var digits = ""
    /// What to say of the last key, such as that no more options can be chosen.
    var notice: String?
    let order: DateOrder

    init(_ state: ScreenState, order: DateOrder) {
        self.state = state
        self.order = order
        focus = .main
        focus = firstFocus
        readTexts()
    }

    /// Takes the same screen in another state; what is being typed stays.
    mutating func update(_ state: ScreenState) {
        let hadErrors = self.state.elements.contains { $0.error != nil }
        let before = self.state
        self.state = state
        keepHeldValue(of: before)
        readTexts()
        if !items.contains(focus) { focus = firstFocus }
        guard !hadErrors, let wrong = state.elements.first(where: { $0.error != nil }) else { return }
        if focus.element != wrong.id, let item = items.first(where: { $0.element == wrong.id }) { move(to: item) }
    }

    /// Everything on the screen that keys act on, from top to bottom.
    var items: [FocusItem] {
        if state.kind == .interlude { return [.main] }
        var items = state.elements.flatMap(items(of:))
        if showsMain { items.append(.main) }
        if state.secondary != nil { items.append(.secondary) }
        if state.canSkip { items.append(.skip) }
        return items
    }

    /// Whether Continue stands there: a choice that goes on by itself shows it once something is chosen.
    var showsMain: Bool {
        if state.canContinue || state.action != nil { return true }
        return !state.elements.contains { $0.choice?.autoAdvance == true }
    }

    func element(_ id: String) -> ElementState? { state.elements.first { $0.id == id } }

    // MARK: Items

    private func items(of element: ElementState) -> [FocusItem] {
        switch element.content {
        case .choice(let choice):
            choice.options.flatMap { option -> [FocusItem] in
                let item = FocusItem.option(element: element.id, option: option.id)
                let takesText = option.other != nil && option.selected
                return takesText ? [item, .optionText(element: element.id, option: option.id)] : [item]
            }
        case .slider: [.slider(element: element.id)]
        case .field: [.field(element: element.id)]
        case .date(let date): parts(of: date).map { .datePart(element: element.id, $0) }
        case .bullets, .summary: []
        }
    }

    /// The parts that are asked for, in the language's order.
    func parts(of date: DateState) -> [DateField.Part] {
        order.parts.filter(date.parts.contains) + date.parts.filter { !order.parts.contains($0) }
    }

    private var firstFocus: FocusItem { items.first.map(entry(to:)) ?? .main }

    /// Where one comes in at an element: at what is chosen already, so that going through changes nothing.
    func entry(to item: FocusItem) -> FocusItem {
        guard case .option(let element, _) = item, let choice = self.element(element)?.choice,
            let chosen = choice.options.first(where: \.selected)
        else { return item }
        return .option(element: element, option: chosen.id)
    }

    /// The item that many places on, within the screen.
    func item(after distance: Int) -> FocusItem? {
        let items = items
        guard let place = items.firstIndex(of: focus) else { return items.first }
        return items.indices.contains(place + distance) ? items[place + distance] : nil
    }

    /// The first item after the focused element: of the next one, or Continue.
    var itemAfterElement: FocusItem? {
        let items = items
        guard let element = focus.element, let last = items.lastIndex(where: { $0.element == element }) else {
            return nil
        }
        return items.indices.contains(last + 1) ? items[last + 1] : nil
    }

    /// Whether Enter leaves the screen, as Continue does, with what stands there now.
    var enterGoesOn: Bool {
        switch focus {
        case .main: return true
        case .secondary, .skip: return false
        case .option(let element, let option):
            guard let choice = self.element(element)?.choice else { return false }
            if choice.autoAdvance, choice.options.contains(where: { $0.id == option && $0.other == nil }) {
                return true
            }
            return !choice.isChosen(byEnterAt: option) && isInLastElement
        case .datePart(let element, _): return item(after: 1)?.element != element && isInLastElement
        case .slider, .field, .optionText: return isInLastElement
        }
    }

    private var isInLastElement: Bool { itemAfterElement?.element == nil }

    // MARK: Changing

    mutating func move(to item: FocusItem) {
        focus = item
        digits = ""
        notice = nil
    }

    mutating func type(_ digits: String) { self.digits = digits }
    mutating func keep(_ text: TextBuffer, at item: FocusItem) { texts[item] = text }

    /// Shows at once what an input will make of the state, since the next key may come before the state does.
    mutating func anticipate(_ event: UserInput.Event) {
        switch event {
        case .select(let id, let option, let isSelected):
            change(id) { content in
                guard case .choice(var choice) = content else { return }
                for place in choice.options.indices {
                    if choice.options[place].id == option {
                        choice.options[place].selected = isSelected
                    } else if !choice.multiple, isSelected {
                        choice.options[place].selected = false
                    }
                }
                content = .choice(choice)
            }
        case .input(let id, let value, let place):
            change(id) { content in
                switch (content, place) {
                case (.slider(var slider), .whole):
                    slider.value = value.number ?? slider.value
                    content = .slider(slider)
                case (.date(var date), .part(let part)):
                    date.value[part] = value.integer
                    content = .date(date)
                default: break
                }
            }
        default: break
        }
    }

    private mutating func change(_ id: String, _ change: (inout ElementState.Content) -> Void) {
        guard let place = state.elements.firstIndex(where: { $0.id == id }) else { return }
        change(&state.elements[place].content)
    }

    /// The slider or date that is being moved stays where it was moved to: a state that comes now may be of a key before.
    private mutating func keepHeldValue(of before: ScreenState) {
        guard let id = focus.element, let held = before.elements.first(where: { $0.id == id })?.content else { return }
        change(id) { content in
            switch (content, held) {
            case (.slider(var slider), .slider(let held)):
                slider.value = held.value
                content = .slider(slider)
            case (.date(var date), .date(let held)):
                date.value = held.value
                content = .date(date)
            default: break
            }
        }
    }

    private mutating func readTexts() {
        for element in state.elements {
            switch element.content {
            case .field(let field):
                read(field.value, at: .field(element: element.id), isMultiline: field.kind == .long)
            case .choice(let choice):
                for option in choice.options {
                    guard let other = option.other else { continue }
                    read(other.value, at: .optionText(element: element.id, option: option.id), isMultiline: false)
                }
            default: break
            }
        }
    }

    private mutating func read(_ text: String, at item: FocusItem, isMultiline: Bool) {
        if item == focus, texts[item] != nil { return }
        if texts[item]?.text != text { texts[item] = TextBuffer(text, isMultiline: isMultiline) }
    }
}

extension ElementState {
    var choice: ChoiceState? {
        if case .choice(let choice) = content { choice } else { nil }
    }
}
