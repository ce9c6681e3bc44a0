import Foundation
import OnboardingActions
import OnboardingValues
import Testing

@testable import OnboardingFlow

@Suite("Rule 14: each text by itself comes in the asked locale, its language, or the document's own")
struct Rule14LanguagesTests {
    private static let texts = #"""
        "texts": {
            "de": {"screens": {"a": {"title": "Ziel"}}, "elements": {"a": {"options": {"x": {"label": "Ix"}}}}},
            "de-AT": {"screens": {"a": {"subtitle": "servus"}}, "kit": {"continue": "Pfiat"}},
            "ar": {"screens": {"a": {"title": "عنوان"}}},
            "en": {"kit": {"continue": "Go on"}}
        }
        """#

    private func play(_ locale: String) throws -> Play {
        let flow = try Flow(
            Document.choice("a", ["x", "y"], more: #""subtitle": "own""#),
            Document.choice("b", ["z"]),
            more: Self.texts
        )
        return Play(flow, conventions: Conventions(locale: locale))
    }

    @Test(
        "The locale comes before its language, and that before the document's own",
        arguments: ["de-AT", "de_AT", "DE-at", "de-Latn-AT"]
    )
    func layers(locale: String) throws {
        let play = try play(locale)
        #expect(play.shown?.title == "Ziel")
        #expect(play.shown?.subtitle == (locale == "de-Latn-AT" ? "own" : "servus"))
        #expect(play.choice()?.options.map(\.label) == ["Ix", "y"])
    }

    @Test(
        "A language that the document does not have shows the document's own, in its direction",
        arguments: ["fr", "en", "he"]
    )
    func unknown(locale: String) throws {
        let play = try play(locale)
        #expect(play.shown?.title == "a")
        #expect(play.shown?.locale == "en")
        #expect(play.shown?.dir == .leftToRight)
        #expect(play.shown?.strings.continue == "Go on")
    }

    @Test("formbricks#5993: a language written from right to left says so")
    func rightToLeft() throws {
        let play = try play("ar-EG")
        #expect(play.shown?.title == "عنوان")
        #expect(play.shown?.dir == .rightToLeft)
        #expect(play.shown?.strings.back == "رجوع")
    }

    @Test("The kit's words come in the language of the screen; the document replaces them language by language")
    func kitWords() throws {
        #expect(try play("de-AT").shown?.strings.continue == "Pfiat")
        // The document's English word does not take the place of the kit's German one.
        #expect(try play("de").shown?.strings.continue == "Weiter")
        #expect(try play("ar").shown?.strings.continue == "متابعة")
        #expect(try play("en").shown?.strings.continue == "Go on")
    }

    @Test("A word that the document gives in its own language serves where the kit does not speak the language")
    func ownWords() throws {
        let flow = try Flow(
            Document.info("a"),
            more: #""texts": {"fr": {"screens": {"a": {"title": "un"}}}, "en": {"kit": {"continue": "Go on"}}}"#
        )
        let play = Play(flow, conventions: Conventions(locale: "fr"))
        #expect(play.shown?.title == "un")
        #expect(play.shown?.strings.continue == "Go on")
        #expect(play.shown?.strings.back == "Back")
    }

    @Test("formbricks#7515: the language stays after an answer, and messages are in it")
    func stays() throws {
        var play = try play("de")
        play.goOn()
        #expect(play.element()?.error == "Bitte etwas auswählen.")
        play.choose("x")
        #expect(play.shown?.locale == "de")
        play.back()
        #expect(play.shown?.title == "Ziel")
    }

    @Test("id and value of an answer never change with the language, only the label does")
    func answers() throws {
        var (english, german) = (try play("en"), try play("de"))
        english.choose("x")
        german.choose("x")
        #expect(english.state.answers == german.state.answers)
        #expect(
            english.reports.map(\.params) == [
                .select(SelectParams(value: SelectedOption(id: "x", value: "x", label: "x")))
            ]
        )
        #expect(
            german.reports.map(\.params) == [
                .select(SelectParams(value: SelectedOption(id: "x", value: "x", label: "Ix")))
            ]
        )
    }

    @Test("A run goes on in another language with the same answers")
    func anotherLanguage() throws {
        var play = try play("en")
        play.choose("x")
        play = try play.revived(conventions: Conventions(locale: "de"))
        play.start()
        play.back()
        #expect(play.shown?.title == "Ziel")
        #expect(play.selected() == ["x"])
        #expect(play.goOn().reports.isEmpty)
    }

    @Test("Every language of the kit has every word, with the same places for values", arguments: ["de", "ar"])
    func complete(language: String) throws {
        let english = try #require(KitTexts.byLanguage["en"])
        let words = try #require(KitTexts.byLanguage[language])
        for (key, text) in english {
            let word = try #require(words[key], "\(key)")
            #expect(word.contains("{0}") == text.contains("{0}"), "\(key)")
        }
        #expect(words.count == english.count)
    }

    @Test("The words of an offer come in the language too")
    func offer() throws {
        let flow = try Flow(
            Document.info("a"),
            more:
                #""offer": {"title": "Again?", "text": "Please", "action": "Start"}, "texts": {"de": {"offer": {"title": "Nochmal?"}}}"#
        )
        #expect(flow.offer(in: "de") == OfferTexts(title: "Nochmal?", text: "Please", action: "Start"))
        #expect(flow.offer(in: "fr")?.title == "Again?")
    }
}
