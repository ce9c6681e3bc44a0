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
        let before = items
        self.state = state
        readTexts()
        // An option that was just chosen and takes a text asks for it.
        if case .option(let element, let option) = focus {
            let field = FocusItem.optionText(element: element, option: option)
            if !before.contains(field), items.contains(field) { move(to: field) }
        }
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

    // MARK: Changing

    mutating func move(to item: FocusItem) {
        focus = item
        digits = ""
        notice = nil
    }

    mutating func type(_ digits: String) { self.digits = digits }
    mutating func keep(_ text: TextBuffer, at item: FocusItem) { texts[item] = text }

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
