import Foundation
import OnboardingActions
import OnboardingValues
import Testing

@testable import OnboardingFlow

@Suite("Placeholders in texts")
struct PlaceholdersTests {
    @Test(
        "Each is replaced once, and a broken one stays as it is",
        arguments: [
            ("{{a}}", "1"), ("x {{a}} y {{ b | no }}", "x 1 y  no "), ("{{a|b|c}}", "1"), ("{{b|c|d}}", "c|d"),
            ("{{b}}", ""),
            ("{{a", "{{a"), ("a}}", "a}}"), ("{{}}", ""), ("{a}", "{a}"), ("", ""), ("{{c}}", "{{a}}"),
        ]
    )
    func filled(text: String, result: String) {
        #expect(Placeholders.filled(text) { ["a": "1", "c": "{{a}}"][$0] } == result)
    }

    @Test("The ids that a text names")
    func ids() {
        #expect(Placeholders.elementIds(in: "{{a|x}} {{ b }}") == ["a", "b"])
    }

    @Test("An option whose label names its own question ends")
    func itself() throws {
        let options = #""options": [{"id": "x", "label": "<{{a|none}}>"}]"#
        var play = Play(
            try Flow(
                Document.question("a", "singleChoice", more: options),
                Document.info("b", more: #""note": "{{a}}""#)
            )
        )
        play.choose("x")
        #expect(play.shown?.note == "<<{{a|none}}>>")
    }
}
