import Foundation
import OnboardingActions
import OnboardingFlow
import OnboardingValues
import Testing

@Suite("Rule 4: a lone single choice goes on by itself, and everything else commits on Continue")
struct Rule04SelectingAndContinuingTests {
    @Test("A tap is kept as a draft and commits nothing; going on by itself does")
    func tap() throws {
        var play = Play(try Flow.branching())
        #expect(play.choice()?.autoAdvance == true)
        let effects = play.select("gain")
        #expect(effects.outline.isEmpty)
        #expect(play.state.drafts["goal"] == .selection(["gain"], texts: [:]))
        #expect(play.state.answers.isEmpty)
        #expect(play.screen == "goal")
        play.act(.proceed(auto: true))
        #expect(play.state.answers["goal"] == .choice(ChosenOption(id: "gain")))
        #expect(play.state.drafts.isEmpty)
        #expect(play.screen == "muscle")
    }

    @Test("A single choice does not go on by itself beside another question, or with a text to type")
    func noAdvance() throws {
        let options = #""options": [{"id": "x", "label": "X"}, {"id": "other", "label": "Other", "allowsText": true}]"#
        let flow = try Flow(
            Document.screen("two", [Document.choice("a", ["x", "y"]), Document.question("b", "text")]),
            Document.question("c", "singleChoice", more: options)
        )
        var play = Play(flow)
        #expect(play.choice("a")?.autoAdvance == false)
        play.select("x", in: "a")
        #expect(play.shown?.canContinue == false)
        play.enter("text", in: "b")
        #expect(play.shown?.canContinue == true)
        play.goOn()
        #expect(play.choice()?.autoAdvance == true)
        play.select("other")
        #expect(play.choice()?.autoAdvance == false)
        #expect(play.shown?.canContinue == false)
    }

    @Test("Bullets beside a single choice do not count as another question")
    func besideBullets() throws {
        let flow = try Flow(
            Document.screen(
                "a",
                [Document.question("list", "bullets", more: #""items": ["1"]"#), Document.choice("b", ["x"])]
            )
        )
        #expect(Play(flow).choice("b")?.autoAdvance == true)
    }

    @Test("Continue on a screen that is not valid stays and says what is missing")
    func invalid() throws {
        var play = Play(try Flow.branching())
        #expect(play.shown?.canContinue == false)
        let effects = play.goOn()
        #expect(play.screen == "goal")
        #expect(effects.presented.first?.elements.first?.error == "Please choose an option.")
        play.select("lose")
        #expect(play.element()?.error == nil)
    }

    @Test("A multiple choice commits on Continue, in config order")
    func multiple() throws {
        var play = Play(try Flow(Document.choice("a", ["x", "y", "z"], type: "multiChoice"), Document.info("b")))
        #expect(play.choice()?.autoAdvance == false)
        play.select("z")
        play.select("x")
        play.select("y")
        play.select("y", false)
        #expect(play.screen == "a")
        play.goOn()
        #expect(play.state.answers["a"]?.options.map(\.id) == ["x", "z"])
    }

    private static let none = """
        {"id": "a", "type": "multiChoice", "maxSelections": 2, "options": [{"id": "x", "label": "X"},
        {"id": "y", "label": "Y"}, {"id": "z", "label": "Z"}, {"id": "none", "label": "None", "exclusive": true}]}
        """

    @Test("formbricks#6605, surveyjs#7657: an exclusive option clears the others and the others clear it")
    func exclusive() throws {
        var play = Play(try Flow(Self.none))
        play.select("x")
        play.select("y")
        play.select("none")
        #expect(play.selected() == ["none"])
        play.select("y")
        #expect(play.selected() == ["y"])
    }

    @Test("ResearchKit#1556: an exclusive option can be chosen when the limit is reached, and left again")
    func exclusiveAtTheLimit() throws {
        var play = Play(try Flow(Self.none))
        play.select("x")
        play.select("y")
        #expect(play.choice()?.options.filter(\.disabled).map(\.id) == ["z"])
        let refused = play.select("z")
        #expect(refused == [.haptic("warning")])
        #expect(play.selected() == ["x", "y"])
        play.select("none")
        #expect(play.choice()?.options.allSatisfy { !$0.disabled } == true)
        let one = try Flow(Self.none.replacing("\"maxSelections\": 2", with: "\"maxSelections\": 1"))
        play = Play(one)
        play.select("none")
        #expect(play.choice()?.options.allSatisfy { !$0.disabled } == true)
        play.select("z")
        #expect(play.selected() == ["z"])
    }

    @Test("An exclusive option alone is enough where more are asked for")
    func exclusiveIsEnough() throws {
        var play = Play(try Flow(Self.none.replacing("\"maxSelections\": 2", with: "\"minSelections\": 2")))
        play.select("x")
        #expect(play.shown?.canContinue == false)
        play.select("none")
        #expect(play.shown?.canContinue == true)
    }

    @Test("A required single choice keeps its option; an optional one may be emptied again")
    func deselecting() throws {
        var play = Play(try Flow(Document.choice("a", ["x"]), Document.choice("b", ["x"], more: #""required": false"#)))
        play.select("x")
        play.select("x", false)
        #expect(play.selected() == ["x"])
        play.goOn()
        play.select("x")
        play.select("x", false)
        #expect(play.selected() == [])
        play.goOn()
        #expect(play.state.answers["b"] == .empty)
    }

    @Test("PostHog: of two options with the same label the chosen one decides")
    func sameLabel() throws {
        let options = #""options": [{"id": "1", "label": "Yes"}, {"id": "2", "label": "Yes"}]"#
        let flow = try Flow(
            Document.question("a", "singleChoice", more: options + #", "nextQuestionId": {"1": "b", "2": "c"}"#),
            Document.info("b"),
            Document.info("c")
        )
        var play = Play(flow)
        play.choose("2")
        #expect(play.screen == "c")
    }
}
