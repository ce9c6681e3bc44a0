import Foundation
import OnboardingActions
import OnboardingFlow
import OnboardingValues
import Testing

@Suite("The graph holds every way the document allows")
struct FlowGraphTests {
    private func flow(_ screens: String...) throws -> Flow {
        try Flow(reading: Document.flow(screens), validation: .skipped)
    }

    @Test("An unconditional loop is found with the screens around it, in order")
    func loops() throws {
        // getodk/web-forms#891: a cycle was found only while filling in, and not named.
        let flow = try flow(
            Document.info("a"),
            Document.info("b"),
            Document.info("c", more: #""next": "b""#),
            Document.info("d", more: #""next": "d""#)
        )
        let loops = flow.graph.unconditionalLoops.map { loop in loop.map { flow.screens[$0].id } }
        #expect(loops == [["b", "c"], ["d"]])
    }

    @Test("A way back that hangs on a condition, or passes a screen that may not show, is no such loop")
    func conditional() throws {
        let rule = try flow(
            Document.info("a"),
            Document.info("b", more: #""rules": [{"if": {"host.x": 1}, "goTo": "a"}]"#)
        )
        #expect(rule.graph.unconditionalLoops.isEmpty)
        let hidden = try flow(
            Document.info("a", more: #""showIf": {"host.x": 1}"#),
            Document.info("b", more: #""next": "a""#)
        )
        #expect(hidden.graph.unconditionalLoops.isEmpty)
    }

    @Test("A rule that always holds hides the ways after it")
    func alwaysTrue() throws {
        let flow = try flow(
            Document.info("a", more: #""rules": [{"if": {}, "goTo": "c"}], "next": "b""#),
            Document.info("b"),
            Document.info("c")
        )
        #expect(flow.graph.edges[0] == [flow.graph.gate(2)])
        #expect(!flow.graph.reachable.contains(1))
        #expect(flow.graph.longestWay.first == 2)
    }

    @Test("Where every option of a required choice has an entry, the default is no way")
    func decidedByEntries() throws {
        let entries = #""nextQuestionId": {"x": "b", "y": "c", "default": "d"}"#
        let required = try flow(
            Document.choice("a", ["x", "y"], more: entries),
            Document.info("b"),
            Document.info("c"),
            Document.info("d")
        )
        #expect(required.graph.edges[0] == [required.graph.gate(1), required.graph.gate(2)])
        let optional = try flow(
            Document.choice("a", ["x", "y"], more: entries + #", "required": false"#),
            Document.info("b"),
            Document.info("c"),
            Document.info("d")
        )
        #expect(optional.graph.edges[0].count == 3)
    }

    @Test("A screen from which no end can be reached is found")
    func noEnd() throws {
        let flow = try flow(
            Document.choice("a", ["x", "y"], more: #""nextQuestionId": {"x": "b", "y": "d"}"#),
            Document.choice("b", ["x", "y"], more: #""nextQuestionId": {"x": "b", "y": "c"}"#),
            Document.info("c", more: #""next": "b""#),
            Document.info("d")
        )
        let reaching = flow.graph.reachingEnd
        #expect((0..<4).filter { !reaching.contains($0) } == [1, 2])
        #expect(flow.graph.traps == [[1, 2]])
    }

    @Test("A group that only leads to another is no trap; of ten thousand screens in a chain the last two are one")
    func traps() throws {
        let chain = (0..<10_000).map { Document.info("s\($0)") }
        let screens =
            chain + [
                Document.info("x", more: #""rules": [{"if": {"host.x": 1}, "goTo": "y"}], "next": "x""#),
                Document.info("y", more: #""next": "x""#),
            ]
        let flow = try Flow(reading: Document.flow(screens), validation: .skipped)
        #expect(flow.graph.traps == [[10_000, 10_001]])
    }

    @Test("A screen that never shows is no screen on any way, and a rule that never holds is no way")
    func neverTrue() throws {
        let flow = try flow(
            Document.info("a", more: #""next": "hidden""#),
            Document.info("b", more: #""next": "a""#),
            Document.info("hidden", more: #""showIf": {"host.x": {"$in": []}}"#),
            Document.info("c", more: #""rules": [{"if": {"$not": {}}, "goTo": "$end"}], "next": "a""#)
        )
        let graph = flow.graph
        #expect(graph.edges[graph.gate(2)] == [graph.gate(3)] && graph.edges[3] == [graph.gate(0)])
        #expect(graph.unconditionalLoops == [[0, 3]])
        #expect(!graph.reachable.contains(2))
    }

    @Test("It grows in line with the document, without recursion: 20,000 screens that may not show")
    func large() throws {
        let screens = (0..<20_000).map { "{\"id\": \"s\($0)\", \"showIf\": {\"host.x\": 1}}" }
        let flow = try Flow(reading: Document.flow(screens), validation: .skipped)
        #expect(flow.graph.longestWay[0] == 20_000)
        #expect(flow.graph.edges.map(\.count).reduce(0, +) < 80_000)
    }
}
