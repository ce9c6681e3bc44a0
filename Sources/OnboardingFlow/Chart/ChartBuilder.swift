import OnboardingConditions
import OnboardingValues

extension FlowChart {
    /// Draws every way that the document allows.
    ///
    /// A screen with `showIf` has a gate before it: one arrow leads on to the screen, the other past it. Titles and
    /// labels are in the language asked for, where the document has it; all other words are English.
    package init(of flow: Flow, locale: String? = nil) {
        var builder = ChartBuilder(flow: flow, texts: Localizer(flow: flow, locale: locale ?? flow.locale))
        builder.build()
        self = builder.chart
    }
}

/// Puts a picture together, screen by screen.
private struct ChartBuilder {
    private static let start = "start"
    private static let end = "finish"

    let flow: Flow
    let texts: Localizer
    let reachable: Set<Int>
    private(set) var chart = FlowChart()
    /// The nodes that stand for what does not exist, by the node that names it and the id.
    private var missing: [[String]: String] = [:]

    init(flow: Flow, texts: Localizer) {
        self.flow = flow
        self.texts = texts
        reachable = flow.graph.reachable
    }

    mutating func build() {
        chart.nodes.append(FlowChart.Node(id: Self.start, kind: .start, lines: ["Start"]))
        if let id = flow.startId, flow.indexOfScreen[id] == nil {
            let node = missing(id, from: Self.start, instead: flow.startIndex)
            draw(from: Self.start, to: node, nil)
        } else {
            draw(from: Self.start, to: entrance(of: flow.startIndex), nil)
        }
        for index in flow.screens.indices { add(screen: index) }
        guard chart.arrows.contains(where: { $0.to == Self.end }) else { return }
        chart.nodes.append(FlowChart.Node(id: Self.end, kind: .end, lines: ["End"]))
    }

    // MARK: Nodes

    private mutating func add(screen index: Int) {
        let screen = flow.screens[index]
        let condition = screen.showIf.flatMap { $0.constant == true ? nil : $0 }
        if let condition {
            chart.nodes.append(FlowChart.Node(id: gate(index), kind: .gate, lines: ["?"]))
            draw(from: gate(index), to: node(index), phrase(condition))
            draw(from: gate(index), to: entrance(of: index + 1), "otherwise", isAround: true)
        }
        var lines = [screen.id] + [title(of: screen)].compactMap { $0 }
        let isReachable = reachable.contains(index)
        if !isReachable { lines.append("(no answers lead here)") }
        let mark: FlowChart.Node.Mark? = isReachable ? condition == nil ? nil : .conditional : .unreachable
        chart.nodes.append(FlowChart.Node(id: node(index), kind: .screen(screen.kind), lines: lines, mark: mark))
        addWays(of: screen, index)
    }

    private func title(of screen: Screen) -> String? {
        if let title = texts.text(of: screen, "title", screen.title) { return Placeholders.filled(title) { _ in nil } }
        return screen.elements.lazy.compactMap { texts.text(of: $0, "title", $0.title) }.first
    }

    /// Where a way to a screen comes to: the screen's gate, the screen, or after the last one the end.
    private func entrance(of index: Int) -> String {
        guard let screen = flow.screens[checked: index] else { return Self.end }
        return screen.showIf.map { $0.constant == true } ?? true ? node(index) : gate(index)
    }

    private func node(_ index: Int) -> String { "s\(index + 1)" }
    private func gate(_ index: Int) -> String { "g\(index + 1)" }

    /// The node of a screen that does not exist; the run would go on at `instead`.
    private mutating func missing(_ id: String, from source: String, instead: Int) -> String {
        let key = [source, id]
        if let node = missing[key] { return node }
        let node = "m\(missing.count + 1)"
        missing[key] = node
        let lines = [id, "(there is no such screen)"]
        chart.nodes.append(FlowChart.Node(id: node, kind: .missing, lines: lines, mark: .missing))
        draw(from: node, to: entrance(of: instead), "instead", isAround: true)
        return node
    }

    // MARK: Arrows

    private mutating func addWays(of screen: Screen, _ index: Int) {
        let ways = Stretch.joined(screen.ways)
        for (place, stretch) in ways.enumerated() {
            let isFirst = ways[..<place].allSatisfy(stretch.excludes)
            let text: String? =
                switch stretch.reason {
                case .otherwise: place == 0 ? nil : "otherwise"
                case .skipped: (isFirst ? "" : "else ") + "everything left empty"
                case .rule(let condition): (isFirst ? "" : "else if ") + phrase(condition)
                case .unknownOption(let id): (isFirst ? "" : "else ") + id
                case .option: (isFirst ? "" : "else ") + labels(stretch.options, on: screen)
                }
            draw(from: node(index), to: goal(of: stretch.target, from: index), text)
        }
    }

    /// The labels of options, and of which question they are where the screen asks several.
    private func labels(_ options: [(option: Option, element: Element)], on screen: Screen) -> String {
        let names = options.map { TextShortener.shortened(texts.label(of: $0.option, in: $0.element), to: 40) }
        let list = names.joined(separator: " or ")
        let asked = screen.elements.filter { $0.choice != nil }
        guard asked.count > 1, let element = options.first?.element else { return list }
        return "\(element.id): \(list)"
    }

    private mutating func goal(of target: Target, from index: Int) -> String {
        switch target.goal {
        case .end: Self.end
        case .following: entrance(of: index + 1)
        case .screen(let id):
            if let goal = flow.indexOfScreen[id] {
                entrance(of: goal)
            } else {
                missing(id, from: node(index), instead: index + 1)
            }
        }
    }

    private func phrase(_ condition: Condition) -> String {
        ConditionPhrase(flow: flow, texts: texts).phrase(condition)
    }

    private mutating func draw(from: String, to: String, _ text: String?, isAround: Bool = false) {
        chart.arrows.append(FlowChart.Arrow(from: from, to: to, text: text, isAround: isAround))
    }
}

/// Ways that one arrow stands for: options of one element, side by side, that lead to the same screen.
private struct Stretch {
    let reason: Way.Reason
    let target: Target
    private(set) var options: [(option: Option, element: Element)] = []

    private init(_ way: Way) {
        reason = way.reason
        target = way.target
        if case .option(let option, let element) = way.reason { options = [(option, element)] }
    }

    /// Whether both cannot hold, so that their order is of no matter: options of the same single choice.
    func excludes(_ other: Stretch) -> Bool {
        guard let own = options.first?.element, case .singleChoice = own.content else { return false }
        return other.options.first?.element.id == own.id
    }

    static func joined(_ ways: [Way]) -> [Stretch] {
        var stretches: [Stretch] = []
        for way in ways {
            if case .option(let option, let element) = way.reason, let last = stretches.last,
                last.target.goal == way.target.goal, last.options.last?.element.id == element.id
            {
                stretches[stretches.count - 1].options.append((option, element))
            } else {
                stretches.append(Stretch(way))
            }
        }
        return stretches
    }
}
