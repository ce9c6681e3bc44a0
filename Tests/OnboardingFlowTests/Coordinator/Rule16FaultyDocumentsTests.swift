import Foundation
import OnboardingActions
import OnboardingFlow
import OnboardingValues
import TestSupport
import Testing

@Suite("Rule 16: a faulty document whose validation was skipped is played without a trap")
struct Rule16FaultyDocumentsTests {
    private static let files: [URL] =
        (try? Fixture.files(in: Fixture.package.appendingPathComponent("Tests/Fixtures/Faults"))) ?? []

    /// A skipped validation still refuses a document that has no form; those that are left are played.
    private static let playable: [URL] = files.filter { file in
        (try? Flow(reading: Data(contentsOf: file), validation: .skipped)) != nil
    }

    @Test("Most documents with a fault can be read when validation is skipped")
    func some() { #expect(Self.playable.count > 20, "\(Self.playable.count) of \(Self.files.count)") }

    @Test("Every input on every screen is taken, and Back, Skip, an edit and a new process too", arguments: playable)
    func played(file: URL) throws {
        let flow = try Flow(reading: Data(contentsOf: file), validation: .skipped)
        var play = Play(flow)
        for _ in 0..<40 where play.result == nil {
            touchEverything(of: &play)
            play.back()
            play.goOn()
            play.goOn()
        }
        play.leave()
        var revived = try play.revived()
        revived.start()
        revived.skip()
        revived.close()
        for screen in flow.screens {
            var edit = Play(flow, mode: .edit(at: screen.id), answers: play.state.answers)
            touchEverything(of: &edit)
            edit.goOn()
            edit.close()
        }
        #expect(play.sequences == Array(0..<play.sequences.count))
    }

    private func touchEverything(of play: inout Play) {
        for element in play.coordinator.flow.screen(play.screen)?.questions ?? [] {
            for option in element.choice?.options ?? [] {
                play.enter("text", inOption: option.id, of: element.id)
                play.select(option.id, in: element.id)
            }
            for value: JSONValue in ["ada@example.com", "+49 30 123456", "7", 7, "2000-02-29"] {
                play.enter(value, in: element.id)
            }
        }
        for button in play.coordinator.flow.screen(play.screen)?.buttons ?? [] {
            play.press(button.id)
            play.proceed(.stay)
        }
    }

    @Test("A loop without a condition is walked round as the person goes on, and its path ends")
    func loop() throws {
        let flow = try Flow(
            Document.info("a"),
            Document.info("b", more: #""next": "a""#),
            validation: .skipped
        )
        var play = Play(flow)
        for _ in 0..<20 { play.goOn() }
        #expect(play.walked == ["a"])
        #expect(flow.path(answers: [:], today: play.moment.today).screens == ["a", "b"])
    }

    @Test("A start that does not exist begins at the first screen")
    func start() throws {
        let play = Play(try Flow(Document.info("a"), more: #""start": "nowhere""#, validation: .skipped))
        #expect(play.screen == "a")
    }
}
