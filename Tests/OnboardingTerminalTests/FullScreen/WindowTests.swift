import Foundation
import OnboardingKit
import TestSupport
import Testing

@testable import OnboardingTerminal

@Suite("A screen in a window of any size")
@MainActor
struct WindowTests {
    private func painting(_ editor: ScreenEditor, width: Int, isRoomy: Bool = false) -> Painting {
        ScreenPainter(
            editor: editor,
            conventions: Conventions(),
            width: width,
            isRoomy: isRoomy,
            motion: ScreenMotion(progress: 0.5)
        ).painting
    }

    private func frame(_ editor: ScreenEditor, in layout: WindowLayout, isRoomy: Bool = false) -> Frame {
        layout.frame(
            painting(editor, width: layout.width, isRoomy: isRoomy),
            focus: editor.focus,
            isCentered: editor.state.kind != .question
        )
    }

    @Test("No frame is larger than its window")
    func sizes() async throws {
        let states = try await ShownStates.all()
        var random = SeededGenerator(seed: .forThisRun)
        let notes = (1...30).map { "→ onStateUpdatedAction \($0): a note that is longer than some windows are wide 語" }
        for number in 0..<1500 {
            let state = try #require(states.randomElement(using: &random))
            var editor = ScreenEditor(state, order: DateOrder(locale: state.locale))
            if let item = editor.items.randomElement(using: &random) { editor.move(to: item) }
            if Bool.random(using: &random) { editor.notice = "No more than three can be chosen here." }
            let layout = WindowLayout(
                columns: Int.random(in: 1...(number % 4 == 0 ? 20 : 200), using: &random),
                rows: Int.random(in: 1...(number % 3 == 0 ? 4 : 50), using: &random),
                notes: [nil, [], notes].randomElement(using: &random) ?? nil
            )
            let frame = frame(editor, in: layout, isRoomy: Bool.random(using: &random))
            let size = "\(layout.columns) × \(layout.rows)"
            #expect(frame.lines.count <= layout.rows, "\(size)")
            #expect(frame.lines.allSatisfy { $0.columns <= layout.columns }, "\(size)")
            if let cursor = frame.cursor {
                #expect(cursor.row < layout.rows && cursor.column < layout.columns, "\(size)")
            }
        }
    }

    @Test("A slider that stands beyond its range is drawn at its end", arguments: [-50, 500] as [Decimal])
    func slider(value: Decimal) async throws {
        var state = try #require(try await ShownStates.all().first { !$0.elements.isEmpty })
        let slider = """
            {"id": "effort", "type": "slider", "required": true, "min": 0, "max": 10, "step": 1, "value": \(value),
            "minLabel": "few", "maxLabel": "many"}
            """
        state.elements = [try JSONDecoder().decode(ElementState.self, from: Data(slider.utf8))]
        let editor = ScreenEditor(state, order: DateOrder(locale: "en"))
        let rail = painting(editor, width: 40).body.first { $0.line.text.contains("●") }
        #expect(rail?.line.columns == 38)
    }

    @Test("What is wrong is in view, however long the list above it", arguments: [true, false])
    func error(isNotice: Bool) async throws {
        let choices = try await ShownStates.all().filter { state in
            state.elements.contains { $0.choice?.options.count ?? 0 > 5 }
        }
        var state = try #require(choices.first)
        let place = try #require(state.elements.firstIndex { $0.choice != nil })
        if !isNotice { state.elements[place].error = "Choose at least two of these, please." }
        var editor = ScreenEditor(state, order: DateOrder(locale: "en"))
        if isNotice { editor.notice = "Choose at least two of these, please." }
        for item in editor.items {
            // A notice goes when one moves on.
            if isNotice, item.element != state.elements[place].id { continue }
            let notice = editor.notice
            editor.move(to: item)
            editor.notice = notice
            for rows in [10, 14, 20] {
                let layout = WindowLayout(columns: 40, rows: rows)
                let text = frame(editor, in: layout, isRoomy: true).lines.map(\.text).joined(separator: "\n")
                #expect(text.contains("! Choose at least two"), "\(item), \(rows) rows\n\(text)")
                if item != .skip { #expect(text.contains("›"), "\(item), \(rows) rows\n\(text)") }
            }
        }
    }

    @Test("Where there is no room for all keys, the most important ones stay")
    func hints() async throws {
        let states = try await ShownStates.all()
        let isPlain = { (state: ScreenState) in
            state.canGoBack && state.canSkip && !state.busy && state.kind == .question
        }
        let state = try #require(
            states.first { isPlain($0) && $0.elements.count == 1 && $0.elements[0].choice?.multiple == true }
        )
        let editor = ScreenEditor(state, order: DateOrder(locale: "en"))
        func hints(_ width: Int) -> String { painting(editor, width: width).hints.text }
        #expect(hints(80) == "↑ ↓   ␣   ⏎ Continue   Esc Back   ^S Skip")
        #expect(hints(36) == "↑ ↓   ␣   ⏎ Continue   Esc Back")
        #expect(hints(24) == "↑ ↓   ␣   ⏎ Continue")
        #expect(hints(18) == "↑ ↓   ⏎ Continue")
        #expect(hints(12) == "⏎ Continue")
    }

    @Test("Enter names Continue where it leaves the screen, and nothing where it only chooses or moves on")
    func enterHint() async throws {
        let states = try await ShownStates.all()
        let choices = states.filter { $0.elements.first?.choice?.multiple == false }
        func hints(_ state: ScreenState) -> String {
            painting(ScreenEditor(state, order: DateOrder(locale: "en")), width: 80).hints.text
        }
        let auto = try #require(choices.first { $0.elements[0].choice?.autoAdvance == true && $0.locale == "en" })
        #expect(hints(auto).contains("⏎ Continue"))
        let beside = try #require(
            choices.first { $0.elements[0].choice?.autoAdvance == false && $0.elements.count > 1 }
        )
        #expect(hints(beside).contains("⏎") && !hints(beside).contains("⏎ " + beside.strings.continue))
    }
}
