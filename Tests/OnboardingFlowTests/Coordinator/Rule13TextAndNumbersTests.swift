import Foundation
import OnboardingActions
import OnboardingFlow
import OnboardingValues
import Testing

@Suite("Rule 13: text is trimmed, numbers are kept exactly, placeholders are plain text")
struct Rule13TextAndNumbersTests {
    @Test("Text is trimmed and counted in grapheme clusters")
    func text() throws {
        // flutter/flutter#54240, hasgeek/funnel#1543: a family was counted as many characters.
        let family = "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}"
        var play = Play(try Flow(Document.question("a", "text", more: #""maxLength": 2"#), Document.info("b")))
        play.enter(.string("  \(family)e\u{301}\n"))
        #expect(play.shown?.canContinue == true)
        play.goOn()
        #expect(play.state.answers["a"] == .text(family + "e\u{301}"))
        play.back()
        play.enter(.string(family + family + "x"))
        play.goOn()
        #expect(play.element()?.error == "Please use at most 2 characters.")
    }

    @Test("White space alone is nothing", arguments: [" ", "\n\t", "\u{A0}\u{2003}"])
    func blank(text: String) throws {
        var play = Play(try Flow(Document.question("a", "text")))
        play.enter(.string(text))
        play.goOn()
        #expect(play.element()?.error == "Please fill this in.")
    }

    @Test("surveyjs#1913: \"00001\" stays as it is in a text, and is 1 in a number")
    func zeros() throws {
        var play = Play(try Flow(Document.question("a", "text"), Document.question("b", "number")))
        play.enter("00001")
        play.goOn()
        play.enter("00001")
        play.goOn()
        #expect(play.result?.answers == ["a": .text("00001"), "b": .number(1)])
    }

    private static let german = Conventions(locale: "de", decimalSeparator: ",", groupingSeparator: ".")

    @Test("surveyjs/survey-creator#1307: the decimal comma is read, kept and shown again")
    func comma() throws {
        var play = Play(try Flow(Document.question("a", "number"), Document.info("b")), conventions: Self.german)
        play.enter("1.072,50")
        play.goOn()
        #expect(play.state.answers["a"] == .number(Decimal(string: "1072.5") ?? 0))
        play.back()
        #expect(play.field()?.value == "1072,5")
        #expect(play.goOn().reports.isEmpty)
        #expect(play.screen == "b")
    }

    @Test(
        "A number from a page or an answers file is the same number under any separators",
        arguments: ["1.5", "1.234", "1234.567", "-0.25"]
    )
    func jsonNumber(text: String) throws {
        let number = try #require(Decimal(string: text))
        var play = Play(try Flow(Document.question("a", "number"), Document.info("b")), conventions: Self.german)
        play.enter(.number(number))
        play.goOn()
        #expect(play.state.answers["a"] == .number(number))
    }

    @Test(
        "ResearchKit PR#337: a number keeps its digits over Back and forward",
        arguments: ["20.000123", "0.1", "99999999999999999999999999999999999999"]
    )
    func exact(text: String) throws {
        var play = Play(try Flow(Document.question("a", "number"), Document.info("b")))
        play.enter(.string(text))
        play.goOn()
        play.back()
        #expect(play.field()?.value == text)
        #expect(play.goOn().reports.isEmpty)
        guard case .input(let params) = play.reports.first?.params else {
            Issue.record("no report")
            return
        }
        #expect(params.value.value == text)
    }

    @Test(
        "The bounds and decimals of a number are said",
        arguments: [
            ("0", "Please enter 1 or more."), ("10,1", "Please enter 10 or less."), ("x", "Please enter a number."),
            ("2,55", "Decimal places: at most 1."), ("1,0", nil), ("2,50", nil),
        ] as [(String, String?)]
    )
    func bounds(text: String, message: String?) throws {
        let flow = try Flow(
            Document.question("a", "number", more: #""min": 1, "max": 10, "decimals": 1"#),
            Document.info("b")
        )
        var play = Play(flow, conventions: Conventions(decimalSeparator: ",", groupingSeparator: "."))
        play.enter(.string(text))
        play.goOn()
        #expect(play.element("a")?.error == message)
        #expect(play.screen == (message == nil ? "b" : "a"))
    }

    @Test(
        "A slider snaps to its steps and stays in its range",
        arguments: [("3.4", "3"), ("3.5", "4"), ("-7", "1"), ("1e30", "10"), ("\"8\"", "8")]
    )
    func slider(entered: String, value: String) throws {
        var play = Play(try Flow(Document.question("a", "slider", more: #""min": 1, "max": 10"#)))
        play.enter(try JSONValue(reading: entered))
        #expect(play.slider()?.value.description == value)
        play.goOn()
        #expect(play.result?.answers["a"] == .number(Decimal(string: value) ?? 0))
    }

    @Test("Placeholders show the label or value, else the fallback, as plain text")
    func placeholders() throws {
        let flow = try Flow(
            Document.question("name", "text"),
            Document.question("n", "number"),
            Document.question(
                "c",
                "multiChoice",
                more: #""options": [{"id": "x", "label": "Ex"}, {"id": "y", "label": "Why, {{name}}"}]"#
            ),
            Document.info(
                "end",
                more: #"""
                    "subtitle": "{{n}} / {{c}} / {{later|none}} / {{ n | }}{{unknown}}",
                    "note": "Bye {{name|you}}", "buttons": [{"id": "go", "label": "Go, {{name}}!", "action": "next"}],
                    "image": {"src": "p", "alt": "Of {{name}}"}
                    """#
            ),
            Document.question("later", "text", more: #""required": false, "placeholder": "Not {{name}}?""#)
        )
        var play = Play(flow, conventions: Self.german)
        play.enter("{{n}} <b>")
        play.goOn()
        play.enter("1,5")
        play.goOn()
        play.select("x")
        play.select("y")
        play.goOn()
        #expect(play.shown?.subtitle == "1,5 / Ex, Why, {{n}} <b> / none / 1,5")
        #expect(play.shown?.note == "Bye {{n}} <b>")
        #expect(play.shown?.action?.label == "Go, {{n}} <b>!")
        #expect(play.shown?.image?.alt == "Of {{n}} <b>")
        play.goOn()
        #expect(play.field()?.placeholder == "Not {{n}} <b>?")
    }

    @Test("The reported label is what the person read")
    func reportedLabel() throws {
        let flow = try Flow(
            Document.question("name", "text"),
            Document.question("c", "singleChoice", more: #""options": [{"id": "x", "label": "I am {{name}}"}]"#)
        )
        var play = Play(flow)
        play.enter("Ada")
        play.goOn()
        play.choose("x")
        let option = SelectedOption(id: "x", value: "x", label: "I am Ada")
        #expect(play.reports.last?.params == .select(SelectParams(value: option)))
    }
}
