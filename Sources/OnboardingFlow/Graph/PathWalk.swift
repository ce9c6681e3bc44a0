import OnboardingConditions
package import OnboardingValues

/// Goes through a flow screen by screen; sees only answers of screens it has entered.
package struct PathWalk {
    /// Where a way leads.
    package enum Step: Equatable {
        case screen(Int)
        case end
        /// A target that does not exist; the way goes to `instead`, the following screen, or to the end.
        case dangling(id: String, instead: Int?)

        package var screen: Int? {
            switch self {
            case .screen(let index): index
            case .end: nil
            case .dangling(_, let instead): instead
            }
        }
    }

    package let flow: Flow
    package let answers: [String: Answer]
    package let today: CalendarDate
    /// The screens entered so far.
    package private(set) var screens: [Int] = []
    private var seen: SeenAnswers

    package init(flow: Flow, answers: [String: Answer], attributes: RunAttributes, today: CalendarDate) {
        self.flow = flow
        self.answers = answers
        self.today = today
        seen = SeenAnswers(flow: flow, answers: answers, attributes: attributes)
    }

    /// The first screen, nil when none shows.
    package var first: Int? { firstShown(from: flow.startIndex) }

    /// Comes to a screen; from now on its answers are seen.
    package mutating func enter(_ index: Int) {
        screens.append(index)
        seen.enter(index)
    }

    /// Whether a screen has been entered.
    package func hasEntered(_ index: Int) -> Bool { seen.hasEntered[index] }

    /// Enters screen after screen until the end, or until it would come to a screen a second time.
    package mutating func finish() {
        var next = screens.last.map { step(from: $0).screen } ?? first
        while let index = next, !hasEntered(index) {
            enter(index)
            next = step(from: index).screen
        }
    }

    /// What comes after a screen that has been entered.
    package func step(from index: Int) -> Step {
        if let next = flow.graph.onlyWay[index] { return firstShown(from: next).map(Step.screen) ?? .end }
        let screen = flow.screens[index]
        if screen.kind == .final { return .end }
        for rule in screen.rules where rule.condition.holds(for: seen, today: today) {
            return resolve(rule.target, from: index)
        }
        if let entries = screen.entries {
            if let skipped = entries.skipped, wasLeftEmpty(screen) { return resolve(skipped, from: index) }
            if let target = entryOfChosenOption(screen, entries) { return resolve(target, from: index) }
        }
        return resolve(screen.entries?.fallback ?? screen.next ?? .following(screen.place), from: index)
    }

    private func wasLeftEmpty(_ screen: Screen) -> Bool {
        let questions = screen.questions
        return !questions.isEmpty && questions.allSatisfy { answers[$0.id] == .empty }
    }

    private func entryOfChosenOption(_ screen: Screen, _ entries: Screen.Entries) -> Target? {
        for element in screen.questions {
            let chosen: [ChosenOption]
            switch answers[element.id] ?? element.untouchedAnswer {
            case .choice(let option): chosen = [option]
            case .choices(let options): chosen = element.choice?.ordered(options) ?? options
            default: continue
            }
            for option in chosen {
                if let target = entries.byOption[option.id] { return target }
            }
        }
        return nil
    }

    private func resolve(_ target: Target, from index: Int) -> Step {
        switch target.goal {
        case .end: return .end
        case .following: return firstShown(from: index + 1).map(Step.screen) ?? .end
        case .screen(let id):
            guard let goal = flow.indexOfScreen[id] else {
                return .dangling(id: id, instead: firstShown(from: index + 1))
            }
            return firstShown(from: goal).map(Step.screen) ?? .end
        }
    }

    private func firstShown(from index: Int) -> Int? {
        flow.screens.indices.dropFirst(index).first { index in
            flow.graph.isAlwaysShown[index] || flow.screens[index].showIf?.holds(for: seen, today: today) ?? true
        }
    }
}
