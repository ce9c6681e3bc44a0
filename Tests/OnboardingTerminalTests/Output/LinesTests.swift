import TestSupport
import Testing

@testable import OnboardingTerminal

@Suite("Text broken into lines")
struct LinesTests {
    @Test("Breaks between words, and a word that is too long inside or not at all")
    func words() {
        #expect("one two three".lines(columns: 7) == ["one two", "three"])
        #expect("one  two".lines(columns: 20) == ["one two"])
        #expect("a wonderful day".lines(columns: 4) == ["a", "wond", "erfu", "l", "day"])
        #expect("a wonderful day".lines(columns: 4, keepsWords: true) == ["a", "wonderful", "day"])
        #expect("one two three".lines(columns: 20, first: 4) == ["one", "two three"])
        #expect("".lines(columns: 5) == [""])
    }

    @Test("Keeps the line ends of the text, however they are written", arguments: ["\n", "\r\n", "\r", "\u{2028}"])
    func lineEnds(end: String) {
        #expect("one\(end)\(end)two".lines(columns: 20) == ["one", "", "two"])
    }

    @Test("Counts the columns of wide characters and of marks")
    func columns() {
        #expect("語語語".lines(columns: 5) == ["語語", "語"])
        #expect("語".lines(columns: 1) == ["語"])
        #expect("e\u{301}e\u{301}e\u{301}".lines(columns: 2).count == 2)
    }

    @Test("Loses nothing but spaces, and makes no line too long")
    func anyText() {
        var random = SeededGenerator(seed: .forThisRun)
        let parts = ["a", "bc", " ", "  ", "\n", "語", "ü", "👩‍👩‍👧", "long"]
        for _ in 0..<500 {
            let text = (0..<30).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
            let columns = Int.random(in: 2...12, using: &random)
            let lines = text.lines(columns: columns, first: Int.random(in: 2...columns, using: &random))
            #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " && $0 != "\n" })
            #expect(lines.allSatisfy { $0.columns <= columns })
        }
    }
}
