import OnboardingKit
import Testing

@testable import OnboardingTerminal

@Suite("What is written to a terminal")
struct FrameTests {
    private let palette = Palette(theme: Theme(), depth: .none, background: nil)

    @Test(
        "What would command the terminal never gets through",
        arguments: ["\u{1B}[2J", "\u{7}", "\u{9B}31m", "\r\n", "\u{0}"]
    )
    func controls(text: String) {
        let written = Frame(lines: [Line("a" + text + "b")]).sequence(after: nil, palette: palette)
        let plain = Frame(lines: [Line()]).sequence(after: nil, palette: palette)
        let controls = { (text: String) in
            text.unicodeScalars.filter { $0.properties.generalCategory == .control }.count
        }
        #expect(controls(written) == controls(plain))
        #expect(written.contains("a") && written.contains("b"))
    }

    @Test("Writes the lines that changed, and no others")
    func unchanged() {
        let before = Frame(lines: [Line("one"), Line("two"), Line("three")])
        var after = before
        #expect(!after.sequence(after: before, palette: palette).contains("\u{1B}[2K"))
        after.lines[1] = Line("four")
        let written = after.sequence(after: before, palette: palette)
        #expect(written.contains("\u{1B}[2;1H") && written.contains("four"))
        #expect(!written.contains("one") && !written.contains("two") && !written.contains("three"))
        let anew = after.sequence(after: nil, palette: palette)
        #expect(["one", "four", "three"].allSatisfy(anew.contains))
    }

    @Test("A line that only looks different is written again")
    func style() {
        let before = Frame(lines: [Line("one")])
        #expect(Frame(lines: [Line("one", .bold)]).sequence(after: before, palette: palette).contains("one"))
    }

    @Test("The cursor is shown where one types, and hidden elsewhere")
    func cursor() {
        var frame = Frame(lines: [Line("one")])
        #expect(!frame.sequence(after: nil, palette: palette).contains("\u{1B}[?25h"))
        frame.cursor = Frame.Place(row: 4, column: 2)
        #expect(frame.sequence(after: frame, palette: palette).contains("\u{1B}[5;3H\u{1B}[?25h"))
    }
}
