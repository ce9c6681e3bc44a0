import Foundation
import OnboardingActions
import OnboardingFlow
import OnboardingValues
import Testing

@Suite("Pitfalls: \"other\" and \"none\"")
struct OtherAndNonePitfallTests {
    private func play(_ type: String = "multiChoice", more: String = "") throws -> Play {
        let options = #"""
            "options": [{"id": "x", "label": "X"}, {"id": "y", "label": "Y"},
            {"id": "other", "label": "Other", "allowsText": true}, {"id": "none", "label": "None", "exclusive": true}]
            """#
        return Play(try Flow(Document.question("a", type, more: options + more), Document.info("b")))
    }

    @Test("formbricks#6605: \"none\" goes together with nothing, also not with \"other\"")
    func noneAlone() throws {
        var play = try play()
        play.enter("Yoga", inOption: "other")
        for option in ["x", "other", "none"] { play.select(option) }
        play.goOn()
        #expect(play.state.answers["a"] == .choices([ChosenOption(id: "none")]))
    }

    @Test("surveyjs#10236: the text of \"other\" is not lost on the way", arguments: ["singleChoice", "multiChoice"])
    func textStays(type: String) throws {
        var play = try play(type)
        play.select("other")
        play.enter("Yoga", inOption: "other")
        play.goOn()
        play.back()
        #expect(play.choice()?.options.first { $0.id == "other" }?.other?.value == "Yoga")
        #expect(play.goOn().reports.isEmpty)
        #expect(play.state.answers["a"]?.options == [ChosenOption(id: "other", text: "Yoga")])
    }

    @Test("surveyjs#7657: any other option takes \"none\" away", arguments: ["x", "y", "other"])
    func noneGoes(option: String) throws {
        var play = try play()
        play.select("none")
        play.select(option)
        #expect(play.selected() == [option])
    }

    @Test("ResearchKit#1556: \"none\" can be chosen and left again when the limit is reached")
    func limit() throws {
        var play = try play(more: #", "maxSelections": 1"#)
        for option in ["x", "none"] { play.select(option) }
        #expect(play.selected() == ["none"])
        play.select("y")
        #expect(play.selected() == ["y"])
    }

    @Test("ResearchKit#1406: \"other\" without a text is not an answer, and an option without \"other\" takes none")
    func needsText() throws {
        var play = try play()
        play.select("other")
        play.enter("  ", inOption: "other")
        play.goOn()
        #expect(play.screen == "a" && play.element()?.error != nil)
        #expect(play.enter("Yoga", inOption: "x").isEmpty)
    }

    @Test("GoogleCloudPlatform/fda-mystudies#4975: the text of \"other\" is the value that is reported")
    func reported() throws {
        var play = try play()
        play.select("x")
        play.select("other")
        play.enter(" Yoga ", inOption: "other")
        play.goOn()
        let chosen = [
            SelectedOption(id: "x", value: "x", label: "X"), SelectedOption(id: "other", value: "Yoga", label: "Other"),
        ]
        #expect(play.reports.map(\.params) == [.multiSelect(MultiSelectParams(value: chosen))])
    }
}
