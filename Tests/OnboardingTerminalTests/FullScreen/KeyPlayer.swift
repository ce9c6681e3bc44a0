import Foundation
import OnboardingKit

@testable import OnboardingTerminal

/// A person at the keys who wants to give certain answers: looks at the screen, presses the key that leads on, and looks
/// again.
@MainActor
final class KeyPlayer: OnboardingRenderer {
    /// The keys that were pressed on one screen.
    struct Step: Hashable, Sendable {
        let screen: String
        /// The first words of the heading.
        let title: String
        /// Whether nothing on the screen moves by itself.
        let isStill: Bool
        var keys: [Key] = []
    }

    var onInput: (@MainActor (UserInput) -> Void)?
    private(set) var steps: [Step] = []
    /// Every state that was shown.
    private(set) var states: [ScreenState] = []
    private(set) var isLost = false

    private let answers: [String: Answer]
    private let conventions: Conventions
    private var editor: ScreenEditor?

    init(_ answers: [String: Answer], conventions: Conventions) {
        self.answers = answers
        self.conventions = conventions
    }

    func show(_ state: ScreenState) {
        states.append(state)
        let before = editor?.state
        if before?.screen == state.screen, before?.visit == state.visit {
            editor?.update(state)
        } else {
            editor = ScreenEditor(state, order: DateOrder(locale: state.locale))
            let title = (state.title ?? "").split(separator: " ").prefix(2).joined(separator: " ")
            steps.append(Step(screen: state.screen, title: title, isStill: state.kind != .interlude))
        }
    }

    func dismiss() { editor = nil }

    /// Plays a run until its screens are gone, or until keys lead nowhere.
    func play(_ controller: OnboardingController) async {
        controller.present(on: self)
        await controller.settled()
        for _ in 0..<20_000 {
            guard var editor, let key = nextKey(on: editor) else { return }
            steps[steps.count - 1].keys.append(key)
            let events = editor.handle(key)
            self.editor = editor
            for event in events { onInput?(UserInput(on: editor.state, event)) }
            await controller.settled()
        }
        isLost = true
    }

    private func nextKey(on editor: ScreenEditor) -> Key? {
        if editor.state.kind == .interlude { return .enter }
        for element in editor.state.elements {
            guard let answer = answers[element.id] else { continue }
            if let key = nextKey(to: answer, element, on: editor) { return key }
        }
        return key(at: .main, on: editor, .enter)
    }

    /// The key itself at an item, and before that the one that leads there: arrows within a choice, else Tab.
    private func key(at item: FocusItem, on editor: ScreenEditor, _ key: Key) -> Key {
        if editor.focus == item { return key }
        let items = editor.items
        guard case .option = item, editor.focus.element == item.element, let goal = items.firstIndex(of: item),
            let place = items.firstIndex(of: editor.focus)
        else { return .tab }
        return place < goal ? .down : .up
    }

    private func nextKey(to answer: Answer, _ element: ElementState, on editor: ScreenEditor) -> Key? {
        switch (element.content, answer) {
        case (.choice(let choice), _): return nextKey(to: answer.options, choice, element.id, on: editor)
        case (.slider(let slider), .number(let number)):
            if slider.value == number { return nil }
            return key(at: .slider(element: element.id), on: editor, slider.value < number ? .right : .left)
        case (.field, .number(let number)):
            return nextKey(typing: conventions.text(of: number), at: .field(element: element.id), on: editor)
        case (.field, .text(let text)): return nextKey(typing: text, at: .field(element: element.id), on: editor)
        case (.field, .empty): return nextKey(typing: "", at: .field(element: element.id), on: editor)
        case (.date(let date), .date(let wanted)):
            for part in editor.parts(of: date) where date.value[part] != wanted[part] {
                let item = FocusItem.datePart(element: element.id, part)
                let digits = String(wanted[part] ?? 0)
                let text = String(repeating: "0", count: part.digits - digits.count) + digits
                guard editor.focus == item else { return .tab }
                return .character(Array(text)[min(editor.digits.count, text.count - 1)])
            }
            return nil
        default: return nil
        }
    }

    private func nextKey(
        to wanted: [ChosenOption],
        _ choice: ChoiceState,
        _ element: String,
        on editor: ScreenEditor
    ) -> Key? {
        for option in choice.options {
            let item = FocusItem.option(element: element, option: option.id)
            let chosen = wanted.first { $0.id == option.id }
            if (chosen != nil) != option.selected, choice.multiple || chosen != nil {
                return key(at: item, on: editor, choice.autoAdvance ? .enter : .character(" "))
            }
            if let text = chosen?.text {
                let field = FocusItem.optionText(element: element, option: option.id)
                if let key = nextKey(typing: text, at: field, on: editor) { return key }
            }
        }
        return nil
    }

    private func nextKey(typing text: String, at item: FocusItem, on editor: ScreenEditor) -> Key? {
        let typed = editor.texts[item]?.text ?? ""
        if typed == text { return nil }
        guard editor.focus == item else { return .tab }
        guard text.hasPrefix(typed) else { return .control("u") }
        return text.dropFirst(typed.count).first.map(Key.character)
    }
}

extension Answer {
    fileprivate var options: [ChosenOption] {
        switch self {
        case .choice(let option): [option]
        case .choices(let options): options
        default: []
        }
    }
}
