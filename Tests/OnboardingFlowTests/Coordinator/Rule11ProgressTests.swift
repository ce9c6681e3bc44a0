import Foundation
import OnboardingActions
import OnboardingFlow
import OnboardingValues
import Testing

@Suite("Rule 11: progress is what is done of the longest way")
struct Rule11ProgressTests {
    @Test("surveyjs#1465 #2375: it begins at 0, grows evenly on a straight way, and is 1 only at the end")
    func straight() throws {
        var play = Play(try Flow(Document.info("a"), Document.info("b"), Document.info("c"), Document.info("d")))
        var seen: [Double] = []
        for _ in 0..<4 {
            seen.append(play.progress)
            play.goOn()
        }
        #expect(seen == [0, 0.25, 0.5, 0.75])
        #expect(play.progress == 1)
    }

    @Test("A final screen is not the end until it is left")
    func final() throws {
        var play = Play(try Flow(Document.info("a"), "{\"id\": \"end\", \"kind\": \"final\"}"))
        play.goOn()
        #expect(play.progress == 0.5)
    }

    @Test("The longest way over all targets counts, and a shorter branch jumps forward")
    func longest() throws {
        let flow = try Flow(
            Document.choice("a", ["long", "short"], more: #""nextQuestionId": {"long": "b", "short": "d"}"#),
            Document.info("b"),
            Document.info("c"),
            Document.info("d")
        )
        var play = Play(flow)
        #expect(play.progress == 0)
        play.choose("long")
        #expect(play.progress == 0.25)
        play.back()
        #expect(play.progress == 0)
        play.choose("short")
        #expect(play.progress == 0.5)
        #expect(flow.graph.longestWay.prefix(4) == [4, 3, 2, 1])
    }

    @Test("formbricks PR#1638: it never falls going forward, also into a longer branch than the document's order shows")
    func neverFalls() throws {
        let flow = try Flow(
            Document.choice("a", ["y", "x"], more: #""nextQuestionId": {"y": "b", "x": "c"}"#),
            Document.info("b", more: #""rules": [{"if": {"a": "x"}, "goTo": "e"}]"#),
            Document.info("c", more: #""rules": [{"if": {"a": "x"}, "goTo": "b"}]"#),
            Document.info("d", more: #""next": "$end""#),
            Document.info("e"),
            Document.info("f"),
            Document.info("g"),
            Document.info("h")
        )
        // The way from c to b closes a loop for the graph, so c counts as nearer to the end than b after it.
        #expect(flow.graph.longestWay.prefix(3) == [6, 5, 2])
        var play = Play(flow)
        var last = play.progress
        play.choose("x")
        while play.result == nil {
            #expect(play.progress >= last && play.progress < 1)
            last = play.progress
            play.goOn()
        }
        #expect(play.result?.path == ["a", "c", "b", "e", "f", "g", "h"])
    }

    @Test("Edges that close a loop are left out, so a loop does not count for ever")
    func loops() throws {
        let flow = try Flow(
            Document.info("a"),
            Document.choice("b", ["again", "on"], more: #""nextQuestionId": {"again": "a"}"#),
            Document.info("c")
        )
        #expect(flow.graph.longestWay.prefix(3) == [3, 2, 1])
        var play = Play(flow)
        play.goOn()
        #expect(abs(play.progress - 1.0 / 3) < 1e-12)
    }

    @Test("A screen that may not show counts on the longest way, as it may show")
    func hidden() throws {
        let flow = try Flow(
            Document.choice("a", ["x", "y"]),
            Document.info("b", more: #""showIf": {"a": "y"}"#),
            Document.info("c")
        )
        var play = Play(flow)
        #expect(flow.graph.longestWay.prefix(3) == [3, 2, 1])
        play.choose("x")
        #expect(play.progress == 0.5)
    }

    @Test("It is the same after the process died")
    func resumed() throws {
        var play = Play(try Flow.branching())
        play.choose("gain")
        var revived = try play.revived()
        revived.start()
        #expect(revived.progress == play.progress)
    }
}
