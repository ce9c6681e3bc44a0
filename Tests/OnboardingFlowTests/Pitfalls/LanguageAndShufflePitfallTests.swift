import Foundation
import OnboardingActions
import OnboardingFlow
import OnboardingValues
import Testing

@Suite("Pitfalls: languages and shuffle")
struct LanguageAndShufflePitfallTests {
    private static let ids = (1...6).map { "o\($0)" }

    private func play(_ locale: String = "en", seed: UInt64 = 3) throws -> Play {
        let flow = try Flow(
            Document.choice("a", Self.ids, type: "multiChoice", more: #""shuffle": true"#),
            Document.choice("b", Self.ids, more: #""shuffle": true"#),
            more: #"""
                "texts": {"de": {"screens": {"a": {"title": "eins"}, "b": {"title": "zwei"}}},
                "ar": {"screens": {"a": {"title": "\u0648"}}}}
                """#
        )
        return Play(flow, seed: seed, conventions: Conventions(locale: locale))
    }

    @Test("formbricks#7515: it does not fall back to English after one answer")
    func staysInTheLanguage() throws {
        var play = try play("de")
        play.select("o1")
        play.goOn()
        play.select("o2")
        #expect(play.effects.presented.allSatisfy { $0.locale == "de" && $0.strings.back == "Zur\u{FC}ck" })
        #expect(play.shown?.title == "zwei")
    }

    @Test("formbricks#5993: a screen is from right to left in the language it is in", arguments: ["ar", "ar-EG", "fa"])
    func direction(locale: String) throws {
        #expect(try play(locale).shown?.dir == (locale == "fa" ? .leftToRight : .rightToLeft))
    }

    @Test("formbricks#2622: options do not reorder whatever is done on the screen")
    func order() throws {
        var play = try play()
        for id in Self.ids + Self.ids { play.select(id, in: "a", play.selected().contains(id) == false) }
        play.act(.ready)
        play.act(.shown)
        play.goOn()
        play.back()
        let orders = play.effects.presented.filter { $0.screen == "a" }.map { screen in
            screen.elements.flatMap { element -> [String] in
                if case .choice(let choice) = element.content { choice.options.map(\.id) } else { [] }
            }
        }
        #expect(orders.count > 12 && Set(orders).count == 1)
    }

    @Test("PostHog/posthog PR#22264: shuffling neither doubles nor loses anything", arguments: 0..<50)
    func nothingDoubled(seed: Int) throws {
        var play = try play(seed: UInt64(seed))
        #expect(play.choice()?.options.map(\.id).sorted() == Self.ids)
        play.select("o1")
        play.goOn()
        #expect(play.choice()?.options.map(\.id).sorted() == Self.ids)
        #expect(play.walked == ["a", "b"])
    }
}
