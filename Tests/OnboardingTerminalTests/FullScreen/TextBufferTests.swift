import Testing

@testable import OnboardingTerminal

@Suite("A text that is being typed")
struct TextBufferTests {
    private func typed(_ text: String, _ keys: [Key], isMultiline: Bool = false) -> TextBuffer {
        var buffer = TextBuffer(text, isMultiline: isMultiline)
        for key in keys { _ = buffer.handle(key) }
        return buffer
    }

    @Test("Types where the cursor is")
    func typing() {
        #expect(typed("ac", [.left, .character("b")]).text == "abc")
        #expect(typed("bc", [.home, .character("a")]).beforeCursor == "a")
        #expect(typed("ab", [.control("a"), .right, .end, .character("c")]).text == "abc")
        #expect(typed("", [.left, .right, .backspace, .delete, .home, .end]) == TextBuffer(""))
    }

    @Test("Removes what a person sees as one character", arguments: ["é", "e\u{301}", "👩‍👩‍👧", "🇩🇪", "नि"])
    func clusters(character: String) {
        #expect(typed("a" + character, [.backspace]).text == "a")
        #expect(typed(character + "a", [.home, .delete]).text == "a")
        #expect(typed("a" + character, [.left]).beforeCursor == "a")
    }

    @Test("A mark that is typed after its letter joins it")
    func marks() {
        let joined = typed("ab", [.left, .left, .right, .character("\u{308}")])
        #expect(joined.text == "a\u{308}b" && joined.cursor == 1)
        #expect(typed("ab", [.left, .character("\u{308}"), .character("x")]).text == "a\u{308}xb")
    }

    @Test("Removes words and whole sides of the cursor")
    func words() {
        #expect(typed("one two", [.control("w")]).text == "one ")
        #expect(typed("one two  ", [.control("w")]).text == "one ")
        #expect(typed("one two", [.control("w"), .control("w"), .control("w")]).text.isEmpty)
        #expect(typed("one two", [.left, .left, .left, .control("w")]).text == "two")
        #expect(typed("one", [.left, .control("u")]) == typed("e", [.home]))
        #expect(typed("one", [.left, .control("k")]).text == "on")
        #expect(typed("one", [.home, .control("d")]).text == "ne")
    }

    @Test("A paste keeps its lines only where there may be several, and nothing that commands a terminal")
    func paste() {
        #expect(typed("", [.paste("a\r\nb\rc\nd")]).text == "a b c d")
        #expect(typed("", [.paste("a\r\nb\rc\nd")], isMultiline: true).text == "a\nb\nc\nd")
        #expect(typed("xy", [.left, .paste("a\u{1B}[31m\u{7}b")]).text == "xa[31mby")
        #expect(typed("", [.paste("")]) == TextBuffer(""))
    }

    @Test("Says which keys are none of its", arguments: [Key.up, .down, .enter, .tab, .escape, .control("s")])
    func others(key: Key) {
        var buffer = TextBuffer("a")
        #expect(!buffer.handle(key) && buffer == TextBuffer("a"))
    }
}
