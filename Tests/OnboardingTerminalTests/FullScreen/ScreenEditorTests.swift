import OnboardingKit
import OnboardingTesting
import Testing

@testable import OnboardingTerminal

@Suite("What keys do on a screen")
@MainActor
struct ScreenEditorTests {
    private static let keys: [Key] =
        [
            .enter, .tab, .backTab, .escape, .backspace, .delete, .up, .down, .left, .right, .home, .end, .pageUp,
            .pageDown, .character(" "), .character("0"), .character("9"), .character("x"), .character("."),
            .character("+"), .character("-"), .paste("one\ntwo"), .paste(""), .background(.white),
        ] + "abdefkrsuw".map(Key.control)

    private func editor(_ states: [ScreenState], where isWanted: (ScreenState) -> Bool) throws -> ScreenEditor {
        let state = try #require(states.first { isWanted($0) && !$0.busy })
        return ScreenEditor(state, order: DateOrder(locale: "en"))
    }

    private func press(_ keys: [Key], on editor: inout ScreenEditor) -> [UserInput.Event] {
        keys.flatMap { editor.handle($0) }
    }

    private static func single(_ state: ScreenState) -> ChoiceState? {
        guard let choice = state.elements.first?.choice, !choice.multiple,
            choice.options.allSatisfy({ $0.other == nil }),
            choice.options.allSatisfy({ !$0.selected })
        else { return nil }
        return choice
    }

    @Test("Any two keys on any item leave the focus on the screen, and name only what is there")
    func everyKey() async throws {
        for state in try await ShownStates.all() {
            let fresh = ScreenEditor(state, order: DateOrder(locale: state.locale))
            for item in fresh.items {
                for first in Self.keys {
                    var one = fresh
                    one.move(to: item)
                    var events = one.handle(first)
                    for second in [Key.enter, .down, .character("1"), .backspace] {
                        var two = one
                        events += two.handle(second)
                        #expect(two.items.contains(two.focus))
                    }
                    #expect(events.allSatisfy { $0.element.map { fresh.element($0) != nil } ?? true })
                }
            }
        }
    }

    @Test("Keys that come in one go all count")
    func typeAhead() async throws {
        let states = try await ShownStates.all()
        var field = try editor(states) { state in
            if case .field(let field) = state.elements.first?.content { field.kind != .number } else { false }
        }
        let id = field.state.elements[0].id
        let typed = press(
            [.control("u")] + "Mara".map(Key.character) + [.backspace, .character("e"), .enter],
            on: &field
        )
        let inputs = typed.filter { if case .input = $0 { true } else { false } }
        #expect(
            inputs.suffix(6)
                == ["M", "Ma", "Mar", "Mara", "Mar", "Mare"].map { .input(element: id, value: .string($0)) }
        )
        #expect(typed.last != inputs.last)

        var choice = try editor(states) { state in
            state.elements.first?.choice.map { $0.multiple && $0.options.allSatisfy { !$0.exclusive && !$0.selected } }
                ?? false
        }
        let options = try #require(choice.state.elements[0].choice).options.map(\.id)
        let element = choice.state.elements[0].id
        #expect(
            press([.character(" "), .down, .character(" "), .character(" "), .character(" ")], on: &choice) == [
                .select(element: element, option: options[0], selected: true),
                .select(element: element, option: options[1], selected: true),
                .select(element: element, option: options[1], selected: false),
                .select(element: element, option: options[1], selected: true),
            ]
        )
    }

    /// The screen of a flow with one element, beside what is held by the editor.
    private func screen(_ element: String) async throws -> ScreenEditor {
        let flow = try Flow(
            reading: #"{"schemaVersion": 1, "id": "f", "screens": [{"id": "s", "elements": [\#(element)]}]}"#
        )
        let played = try await run(flow, answers: [:])
        return ScreenEditor(try #require(played.states.first), order: DateOrder(locale: "en-GB"))
    }

    @Test("A year that is half typed leaves no year behind it")
    func halfTypedYear() async throws {
        var editor = try await screen(#"{"id": "d", "type": "date", "defaultValue": "2000-02-01"}"#)
        for part in [DateField.Part.day, .month, .year] {
            #expect(editor.items.contains(.datePart(element: "d", part)))
        }
        editor.move(to: .datePart(element: "d", .year))
        let events = press("20".map(Key.character) + [.enter], on: &editor)
        #expect(events == [.input(element: "d", value: .null, place: .part(.year)), .proceed()])
        editor.move(to: .datePart(element: "d", .day))
        #expect(press("00".map(Key.character), on: &editor) == [.haptic("warning")])
    }

    @Test("A slider stands only where its steps lead")
    func steps() async throws {
        var editor = try await screen(#"{"id": "s", "type": "slider", "min": 0, "max": 10, "step": 3}"#)
        #expect(press([.end], on: &editor) == [.input(element: "s", value: 9)])
        #expect(press([.left], on: &editor) == [.input(element: "s", value: 6)])
    }

    @Test("Enter chooses first, and goes on once it has nothing to choose")
    func enterChooses() async throws {
        var choice = try editor(try await ShownStates.all()) { Self.single($0)?.autoAdvance == false }
        let element = choice.state.elements[0]
        let option = try #require(element.choice?.options.first)
        let focus = choice.focus
        #expect(choice.handle(.enter) == [.select(element: element.id, option: option.id, selected: true)])
        #expect(choice.focus == focus)
        let next = choice.handle(.enter)
        #expect(next == [.proceed()] || choice.focus.element != element.id)
        #expect(!next.contains(.select(element: element.id, option: option.id, selected: true)))
    }

    @Test("Where choosing goes on by itself, Enter does both, also on what is chosen already")
    func enterAdvances() async throws {
        var choice = try editor(try await ShownStates.all()) { Self.single($0)?.autoAdvance == true }
        let element = choice.state.elements[0]
        let option = try #require(element.choice?.options.first)
        let both: [UserInput.Event] = [
            .select(element: element.id, option: option.id, selected: true), .proceed(auto: true),
        ]
        #expect(choice.handle(.enter) == both && choice.handle(.enter) == both)
    }

    @Test("Arrows never come to Skip; Tab does")
    func skip() async throws {
        for key in [Key.down, .right, .up, .left] {
            for state in try await ShownStates.all() where state.canSkip && state.kind == .question && !state.busy {
                var editor = ScreenEditor(state, order: DateOrder(locale: state.locale))
                for item in editor.items where item != .skip {
                    editor.move(to: item)
                    _ = editor.handle(key)
                    #expect(editor.focus != .skip)
                }
            }
        }
        var editor = try editor(try await ShownStates.all()) { $0.canSkip && $0.kind == .question }
        #expect(editor.handle(.control("s")) == [.skip])
        editor.move(to: editor.items[editor.items.count - 2])
        #expect(editor.handle(.tab).allSatisfy { $0 != .skip } && editor.focus == .skip)
        #expect(editor.handle(.enter) == [.skip])
    }
}

extension UserInput.Event {
    fileprivate var element: String? {
        switch self {
        case .select(let element, _, _), .input(let element, _, _), .settled(let element, _, _): element
        default: nil
        }
    }
}
