import FoundationEssentials
import OnboardingActions
import OnboardingConditions
import OnboardingFlow
import OnboardingValues

/// A flow document: read, validated and, where it has no error, walked to its end and played.
func fuzz(_ bytes: UnsafeBufferPointer<UInt8>) {
    let issues = Flow.issues(in: bytes)
    for issue in issues { require(issue.line >= 1 && !issue.text.isEmpty, "an issue without a place or a text") }
    require(issues == Flow.issues(in: bytes), "the validator changes its mind")
    let flow = try? Flow(reading: bytes)
    let hasError = issues.contains { $0.severity == .error }
    require((flow != nil) == !hasError, "a flow loads against what its issues say", [issues.description])
    if let unchecked = try? Flow(reading: bytes, validation: .skipped) {
        FlowWalk(unchecked, bytes, isSound: false).run()
    }
    if let flow { FlowWalk(flow, bytes, isSound: true).run() }
}

/// Goes through a flow and looks whether it can be gone through as it says.
private struct FlowWalk {
    let flow: Flow
    let isSound: Bool
    private let generator: InputGenerator
    private let today = Moment(Date(timeIntervalSince1970: 1_709_294_400)).today

    init(_ flow: Flow, _ bytes: UnsafeBufferPointer<UInt8>, isSound: Bool) {
        self.flow = flow
        self.isSound = isSound
        generator = InputGenerator(bytes)
    }

    func run() {
        if isSound { lookForEnds() }
        walk()
        play()
    }

    /// From every screen that answers can lead to, the document has a way to the end; found without the graph's own code.
    private func lookForEnds() {
        let screens = flow.screens
        // In a sound flow a target exists; a hidden one stands for the first screen after it that shows.
        func shown(from index: Int) -> [Int] {
            var result: [Int] = []
            for index in index..<max(index, screens.count) {
                let shows = screens[index].showIf.map(\.constant) ?? true
                if shows == false { continue }
                result.append(index)
                if shows == true { return result }
            }
            return result + [screens.count]
        }
        let ways = screens.indices.map { index in
            screens[index].ways.flatMap { way in
                switch way.target.goal {
                case .end: [screens.count]
                case .following: shown(from: index + 1)
                case .screen(let id): shown(from: flow.indexOfScreen[id] ?? index + 1)
                }
            }
        }
        guard screens.count <= 60 else { return }
        var reachable = Set(shown(from: flow.startIndex))
        var waiting = Array(reachable)
        while let index = waiting.popLast() {
            guard index < screens.count else { continue }
            for target in ways[index] where reachable.insert(target).inserted { waiting.append(target) }
        }
        var ending: Set<Int> = [screens.count]
        var isGrowing = true
        while isGrowing {
            isGrowing = false
            for index in screens.indices where !ending.contains(index) && ways[index].contains(where: ending.contains) {
                ending.insert(index)
                isGrowing = true
            }
        }
        require(reachable.isSubset(of: ending), "a flow without errors has no way to its end", ["\(reachable)"])
    }

    /// Each step that answers make is a way that the graph has.
    private func walk() {
        var walk = PathWalk(flow: flow, answers: [:], attributes: RunAttributes(), today: today)
        walk.finish()
        check(walk)
    }

    private func check(_ walk: PathWalk) {
        require(Set(walk.screens).count == walk.screens.count, "a path comes to a screen twice")
        guard isSound else { return }
        // A screen that is not answered cannot be left in a run, so the graph has no way from it.
        for index in walk.screens
        where flow.screens[index].questions.allSatisfy({ !$0.isRequired || walk.answers[$0.id] != nil }) {
            let ways = screens(after: flow.graph.edges[index])
            switch walk.step(from: index) {
            case .screen(let next):
                require(ways.contains(next), "a step that the graph does not have", ["\(index)", "\(next)"])
            case .end: require(ways.contains(flow.screens.count), "an end that the graph does not have", ["\(index)"])
            case .dangling(let id, _): require(false, "a flow without errors leads to a screen that is not there", [id])
            }
        }
    }

    /// The screens that gates lead to; the number of screens stands for the end.
    private func screens(after nodes: [Int]) -> Set<Int> {
        let count = flow.screens.count
        var seen = Set(nodes)
        var waiting = nodes
        while let node = waiting.popLast() {
            guard node >= count, node < flow.graph.end else { continue }
            for next in flow.graph.edges[node] where seen.insert(next).inserted { waiting.append(next) }
        }
        return Set(seen.filter { $0 < count } + (seen.contains(flow.graph.end) ? [count] : []))
    }

    // MARK: Playing

    private func play() {
        var generator = generator
        let moment = Moment(Date(timeIntervalSince1970: 1_709_294_400))
        let state = RunState(
            runId: "r",
            flow: flow,
            mode: .firstRun,
            answers: [:],
            attributes: RunAttributes(),
            seed: generator.next(),
            startedAt: moment.instant
        )
        var coordinator = FlowCoordinator(flow, resuming: state, today: today)
        var waiting: [Input] = [.host(.start)]
        for _ in 0..<60 {
            while !waiting.isEmpty {
                let effects = coordinator.handle(waiting.removeFirst(), at: moment)
                waiting += effects.compactMap(Self.reply)
            }
            guard let screen = coordinator.screenState(today: today) else { break }
            check(screen)
            if let completedAt = coordinator.state.completedAt {
                require(completedAt == moment.instant && coordinator.result != nil, "an end without a result")
                break
            }
            waiting = Self.inputs(on: screen, &generator)
        }
        let path = PathWalk(flow: flow, answers: coordinator.state.answers, attributes: RunAttributes(), today: today)
        var whole = path
        whole.finish()
        check(whole)
        guard let data = try? JSONEncoder().encode(coordinator.state) else {
            return require(false, "the state of a run cannot be written")
        }
        guard let again = try? JSONDecoder().decode(RunState.self, from: data) else {
            return require(false, "the state of a run cannot be read back", [String(decoding: data, as: UTF8.self)])
        }
        require(
            again == coordinator.state,
            "the state of a run reads back as another",
            [String(decoding: data, as: UTF8.self)]
        )
    }

    private func check(_ screen: ScreenState) {
        require(
            (0...1).contains(screen.progress ?? 0),
            "progress beyond the ends",
            ["\(String(describing: screen.progress))"]
        )
        for element in screen.elements {
            guard case .slider(let slider) = element.content, isSound else { continue }
            require(slider.min <= slider.value && slider.value <= slider.max, "a slider beyond its ends", [element.id])
        }
    }

    private static func reply(to effect: Effect) -> Input? {
        switch effect {
        case .ask(let ticket, _): .verdict(ticket: ticket, .accept)
        case .report(let action): action.meta.sequence.map { .host(.delivered(sequence: $0)) }
        case .openPaywall, .custom: .host(.proceed(.next))
        case .complete: .host(.completionDelivered)
        default: nil
        }
    }

    /// Something for every element, and mostly Continue.
    private static func inputs(on screen: ScreenState, _ generator: inout InputGenerator) -> [Input] {
        var events: [UserInput.Event] = []
        for element in screen.elements {
            switch element.content {
            case .choice(let choice):
                guard let option = choice.options.randomElement(using: &generator) else { continue }
                events.append(.select(element: element.id, option: option.id, selected: !option.selected))
                if option.other != nil {
                    events.append(.input(element: element.id, value: "other", place: .option(option.id)))
                }
            case .slider(let slider):
                events.append(.settled(element: element.id, value: .number(slider.max)))
            case .field(let field):
                let texts: [JSONValue] = field.kind == .email ? ["a@b.org"] : ["12", "ann", "0", "99999999", ""]
                events.append(.input(element: element.id, value: texts.randomElement(using: &generator) ?? ""))
            case .date:
                for (part, number) in [(DateField.Part.year, 2001), (.month, 2), (.day, 28)] {
                    events.append(.input(element: element.id, value: .number(Decimal(number)), place: .part(part)))
                }
            case .bullets, .summary: break
            }
        }
        switch Int.random(in: 0..<12, using: &generator) {
        case 0: events.append(.back)
        case 1: events += [screen.action, screen.secondary].compactMap { $0.map { .action($0.id) } }
        case 2: events.append(.skip)
        default: events.append(.proceed())
        }
        return events.map { .user(UserInput(on: screen, $0)) }
    }
}
