import OnboardingValues
import Testing

@Suite("Finding what was meant")
struct SpellingTests {
    static let types = ["singleChoice", "multiChoice", "slider", "number", "text", "email", "phone", "date"]

    @Test(
        "A word that is nearly a known one is taken for it",
        arguments: [
            ("singleselect", "singleChoice"), ("multiSelect", "multiChoice"), ("Text", "text"), ("txet", "text"),
            ("mail", "email"), ("slidr", "slider"), ("numbers", "number"),
        ]
    )
    func near(wrong: String, meant: String) {
        var spelling = Spelling()
        #expect(spelling.nearest(to: wrong, among: Self.types) == meant)
    }

    @Test("A word that is like none is taken for none", arguments: ["rating", "smileys", "choice", "picture", "x", ""])
    func far(wrong: String) {
        var spelling = Spelling()
        #expect(spelling.nearest(to: wrong, among: Self.types) == nil)
    }

    @Test("Of two that are equally near none is chosen, whatever their order")
    func tie() {
        var spelling = Spelling()
        #expect(spelling.nearest(to: "q_12", among: ["q_11", "q_13"]) == nil)
        #expect(spelling.nearest(to: "q_12", among: ["q_11", "q_13", "q_12b"]) == nil)
        #expect(spelling.nearest(to: "q_gaol", among: ["q_goat", "q_goal", "q_gold"]) == "q_goal")
    }

    @Test("Words without end, and long ones, are not compared")
    func bounded() {
        let words = (0..<15_000).map { "screen_\($0)" }
        var spelling = Spelling()
        #expect(spelling.nearest(to: "screen_140000", among: words) == nil)
        #expect(spelling.nearest(to: "scren_14", among: words) == nil)
        #expect(spelling.nearest(to: "txt", among: Self.types) == "text")
        let long = String(repeating: "x", count: 100)
        #expect(spelling.nearest(to: long, among: [long + "y"]) == nil)
    }
}
