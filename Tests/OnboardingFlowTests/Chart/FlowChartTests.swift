import OnboardingFlow
import OnboardingValues
import Testing

@Suite("The picture of a flow shows every way through it")
struct FlowChartTests {
    private func chart(_ screens: String..., more: String = "") throws -> FlowChart {
        FlowChart(of: try Flow(reading: Document.flow(screens, more: more), validation: .skipped))
    }

    @Test("Entries are drawn by the labels of their options, together where they lead to the same screen")
    func entries() throws {
        let chart = try chart(
            Document.choice("a", ["x", "y", "z", "u"], more: #""nextQuestionId": {"x": "c", "y": "c", "z": "$end"}"#),
            Document.info("b"),
            Document.info("c")
        )
        #expect(
            chart.arrows.map(\.summary) == [
                "start > s1", "s1 > s3: x or y", "s1 > finish: z", "s1 > s2: otherwise", "s2 > s3", "s3 > finish",
            ]
        )
    }

    @Test("What is tried later says so: rules, $skipped, entries of a multiple choice, of a second element")
    func order() throws {
        let one =
            #"{"id": "m", "type": "multiChoice", "required": false, "options": [{"id": "x", "label": "X"}, {"id": "y", "label": "Y"}]}"#
        let two =
            #"{"id": "n", "type": "singleChoice", "options": [{"id": "z", "label": "Z"}, {"id": "u", "label": "U"}]}"#
        let ways = """
            "rules": [{"if": {"n": "z"}, "goTo": "c"}, {"if": {"host.x": 1}, "goTo": "d"}],
            "nextQuestionId": {"$skipped": "$end", "x": "b", "y": "c", "z": "d", "default": "b"}
            """
        let chart = try chart(
            Document.screen("a", [one, two], more: ways),
            Document.info("b"),
            Document.info("c"),
            Document.info("d")
        )
        #expect(
            chart.arrows.filter { $0.from == "s1" }.map(\.summary) == [
                "s1 > s3: n is Z", "s1 > s4: else if the app’s x is 1", "s1 > finish: else everything left empty",
                "s1 > s2: else m: X", "s1 > s3: else m: Y", "s1 > s4: else n: Z", "s1 > s2: otherwise",
            ]
        )
    }

    @Test("A rule that always holds and options that all have entries leave no other way")
    func nothingElse() throws {
        let rule = try chart(
            Document.choice("a", ["x"], more: #""rules": [{"if": {}, "goTo": "c"}], "nextQuestionId": {"x": "b"}"#),
            Document.info("b"),
            Document.info("c")
        )
        #expect(rule.arrows.filter { $0.from == "s1" }.map(\.summary) == ["s1 > s3"])
        let entries = try chart(
            Document.choice("a", ["x", "y"], more: #""nextQuestionId": {"x": "b", "y": "c"}"#),
            Document.info("b"),
            Document.info("c")
        )
        #expect(entries.arrows.filter { $0.from == "s1" }.map(\.summary) == ["s1 > s2: x", "s1 > s3: y"])
    }

    @Test("A screen with showIf has a gate before it, with a way past; one that always shows has none")
    func showIf() throws {
        let chart = try chart(
            Document.info("a", more: #""showIf": {}"#),
            Document.info("b", more: #""showIf": {"host.x": 1}"#),
            Document.info("c", more: #""showIf": {"host.y": 2}"#)
        )
        #expect(
            chart.arrows.map(\.summary) == [
                "start > s1", "s1 > g2", "g2 > s2: the app’s x is 1", "g2 ~ g3: otherwise", "s2 > g3",
                "g3 > s3: the app’s y is 2", "g3 ~ finish: otherwise", "s3 > finish",
            ]
        )
        #expect(chart.nodes.filter { $0.mark == .conditional }.map(\.id) == ["s2", "s3"])
    }

    @Test("The arrow of the start leads to the screen that start names, a final screen to the end alone")
    func startAndFinal() throws {
        let chart = try chart(
            Document.info("a"),
            #"{"id": "b", "kind": "final", "next": "a"}"#,
            more: #""start": "b""#
        )
        #expect(chart.arrows.map(\.summary) == ["start > s2", "s1 > s2", "s2 > finish"])
        #expect(chart.nodes.first { $0.id == "s1" }?.lines == ["a", "a", "(no answers lead here)"])
        #expect(chart.nodes.first { $0.id == "s1" }?.mark == .unreachable)
    }

    @Test("What does not exist is drawn once for each screen that names it, and says so")
    func dangling() throws {
        let chart = try chart(
            Document.choice("a", ["x", "y"], more: #""nextQuestionId": {"x": "gone", "default": "gone"}"#),
            Document.info("b", more: #""next": "gone""#),
            more: #""start": "nothing""#
        )
        let missing = chart.nodes.filter { $0.mark == .missing }
        #expect(missing.map(\.lines) == ["nothing", "gone", "gone"].map { [$0, "(there is no such screen)"] })
        #expect(Set(missing.map(\.id)).count == 3)
        let sources = missing.map { node in chart.arrows.filter { $0.to == node.id }.map(\.from) }
        #expect(sources == [["start"], ["s1", "s1"], ["s2"]])
        let instead = missing.map { node in chart.arrows.filter { $0.from == node.id }.map(\.to) }
        #expect(instead == [["s1"], ["s2"], ["finish"]])
    }

    @Test("A node has the id of the screen and its title, with placeholders at their fallback")
    func titles() throws {
        let chart = try chart(
            #"{"id": "a", "title": "Hi {{name|you}}"}"#,
            #"{"id": "b", "elements": [{"id": "c", "type": "text", "title": "Name"}]}"#,
            #"{"id": "d"}"#
        )
        let screens = chart.nodes.filter { $0.id.hasPrefix("s") && $0.id != "start" }
        #expect(screens.map(\.lines) == [["a", "Hi you"], ["b", "Name"], ["d"]])
    }

    @Test("The arrows of the picture are the edges of the graph, whatever the flow")
    func sameAsGraph() throws {
        for kept in RandomFlow.kept.prefix(80) {
            let flow = kept.flow
            let chart = FlowChart(of: flow)
            func node(_ name: String) -> Int? {
                if name == "finish" { return flow.graph.end }
                guard let number = Int(name.dropFirst()) else { return nil }
                return name.hasPrefix("g") ? flow.graph.gate(number - 1) : number - 1
            }
            for index in flow.screens.indices {
                let drawn = Set(chart.arrows.filter { $0.from == "s\(index + 1)" }.compactMap { node($0.to) })
                // A gate that always opens is not drawn.
                let targets = flow.graph.edges[index].map { gate in
                    flow.graph.edges[gate].count == 1 ? flow.graph.edges[gate][0] : gate
                }
                #expect(drawn == Set(targets), "\(flow.screens[index].id)")
            }
        }
    }
}

extension FlowChart.Arrow {
    /// The ends and the text; a wave for a way around.
    fileprivate var summary: String { "\(from) \(isAround ? "~" : ">") \(to)" + (text.map { ": " + $0 } ?? "") }
}
