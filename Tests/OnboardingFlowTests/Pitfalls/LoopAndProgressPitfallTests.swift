import Foundation
import OnboardingActions
import OnboardingFlow
import OnboardingValues
import Testing

@Suite("Pitfalls: loops and progress")
struct LoopAndProgressPitfallTests {
    @Test("formbricks#2408: cyclic logic does not crash, checked or not")
    func cyclic() throws {
        let screens = [
            Document.choice("a", ["x"], more: #""next": "b""#),
            Document.choice("b", ["x"], more: #""nextQuestionId": {"x": "a", "default": "a"}"#),
        ]
        #expect(throws: FlowError.self) { try Flow(reading: Document.flow(screens)) }
        var play = Play(try Flow(reading: Document.flow(screens), validation: .skipped))
        for _ in 0..<20 {
            play.choose("x")
            #expect((0...1).contains(play.progress))
        }
        #expect(play.result == nil)
    }

    @Test("getodk/web-forms#891: a cycle is found when the document is read, with the screens around it")
    func named() throws {
        let error = try #require(throws: FlowError.self) {
            try Flow(
                Document.info("a"),
                Document.info("first"),
                Document.info("second"),
                Document.info("third", more: #""next": "first""#)
            )
        }
        let loop = try #require(error.issues.first { "\($0.rule)".contains("loop") })
        for id in ["first", "second", "third"] { #expect(loop.text.contains(id), "\(loop.text)") }
        #expect(!loop.text.contains("\"a\""))
    }

    /// Goes on to the end by the option, and returns what the bar shows on each screen and at the end.
    private func progress(_ flow: Flow, _ option: String) -> [Double] {
        var play = Play(flow)
        var seen = [play.progress]
        for _ in 0..<50 where play.result == nil {
            if play.choice() == nil { play.goOn() } else { play.choose(option) }
            seen.append(play.progress)
        }
        return seen
    }

    /// A choice between one screen more and eight.
    private func uneven() throws -> Flow {
        let long = (1...8).map { Document.info("long\($0)", more: $0 == 8 ? #""next": "end""# : "") }
        let first = Document.choice("a", ["long", "short"], more: #""nextQuestionId": {"short": "end"}"#)
        return try Flow(reading: Document.flow([first] + long + [Document.info("end")]))
    }

    @Test("surveyjs#1465: it is not full at the start and half afterwards", arguments: ["long", "short"])
    func neverFalls(option: String) throws {
        let seen = progress(try uneven(), option)
        #expect(seen.first == 0)
        #expect(seen == seen.sorted())
    }

    @Test("surveyjs#2375: finished is full, and before that it is not", arguments: ["long", "short"])
    func fullAtTheEnd(option: String) throws {
        let seen = progress(try uneven(), option)
        #expect(seen.last == 1)
        #expect(seen.dropLast().allSatisfy { $0 < 1 })
    }

    @Test("formbricks PR#1638: a screen that is come to again has the same progress")
    func sameAgain() throws {
        var play = Play(try uneven())
        play.choose("long")
        play.goOn()
        let before = play.progress
        play.back()
        play.back()
        play.goOn()
        play.goOn()
        #expect(play.progress == before)
    }

    @Test("formbricks PR#2771: it moves with every step of the longer way, and does not get stuck near the end")
    func notStuck() throws {
        let seen = progress(try uneven(), "long")
        #expect(zip(seen, seen.dropFirst()).allSatisfy(<))
        #expect(seen.count == 11)
    }
}
