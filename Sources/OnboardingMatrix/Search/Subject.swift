import OnboardingActions
import OnboardingConditions
import OnboardingFlow
import OnboardingProfile
import OnboardingTargeting
import OnboardingValues

/// A flow as segments see it: the classes of answers to each element, and what can come after each screen.
final class Subject {
    let flow: Flow
    let segments: [SegmentTree]
    let today: CalendarDate
    /// By element, the classes of its answers; one where nothing asks about it.
    private(set) var classes: [String: [AnswerClass]] = [:]
    /// Why answers of an element may be missing, by element.
    private(set) var bounds: [String: String] = [:]
    /// The fields that some segment asks about.
    let fields: Set<ProfileField>

    private var following: [Int: Set<Int>] = [:]
    /// By screen, the elements that its ways or its showing ask about.
    private let asked: [Int: Set<String>]

    init(_ flow: Flow, segments: [Condition], today: CalendarDate) {
        (self.flow, self.segments, self.today) = (flow, segments.map(SegmentTree.init), today)
        fields = Set(self.segments.flatMap { $0.comparisons.flatMap(\.fields) })
        var asked: [Int: Set<String>] = [:]
        var byElement: [String: [Comparison]] = [:]
        for (index, screen) in flow.screens.enumerated() {
            let conditions = [screen.showIf].compactMap { $0 } + screen.rules.map(\.condition)
            for comparison in conditions.flatMap(\.comparisons) where flow.element(comparison.key) != nil {
                asked[index, default: []].insert(comparison.key)
                byElement[comparison.key, default: []]
                    .append(Comparison(key: comparison.key, test: comparison.test))
            }
        }
        self.asked = asked
        for screen in flow.screens {
            for element in screen.questions {
                classes[element.id] = makeClasses(of: element, on: screen, byElement[element.id] ?? [])
            }
        }
    }

    private func makeClasses(of element: Element, on screen: Screen, _ ofFlow: [Comparison]) -> [AnswerClass] {
        let field = flow.mapping.entries[element.id]?.field
        let isSeen = field.map(fields.contains) ?? false
        let ofSegments = isSeen ? segments.flatMap(\.comparisons).filter { field.map($0.fields.contains) ?? false } : []
        let domain = AnswerDomain(
            element,
            ofFlow + ofSegments,
            entries: Set((screen.entries?.byOption ?? [:]).keys),
            isJoined: flow.mapping.entries[element.id]?.isJoined ?? false,
            today: today
        )
        if let bound = domain.bound, !(ofFlow + ofSegments).isEmpty { bounds[element.id] = bound }
        var classes: [AnswerClass.Marks: AnswerClass] = [:]
        var order: [AnswerClass.Marks] = []
        for answer in domain.answers {
            let change = isSeen ? self.change(by: answer, to: element) : nil
            let seen: JSONObject = [element.id: answer.conditionValue]
            let truths = ofFlow.map { $0.condition.holds(for: seen, today: today) }
            var profile = Profile(profileId: "")
            if let change { profile.apply(change) }
            let attributes = ProfileAttributes(profile)
            let marks = AnswerClass.Marks(
                truths: truths + ofSegments.map { $0.condition.holds(for: attributes, today: today) },
                exit: screen.exit(by: answer),
                changesProfile: change != nil
            )
            guard classes[marks] == nil else { continue }
            order.append(marks)
            classes[marks] = AnswerClass(answer: answer, change: change, truths: truths, marks: marks)
        }
        return order.compactMap { classes[$0] }
    }

    /// What an answer makes of the profile; nil where that is refused, and where a question is passed over.
    func change(by answer: Answer, to element: Element) -> ProfileChange? {
        if answer == .empty, element.untouchedAnswer == nil { return nil }
        let meta = ActionMeta(onboardingId: flow.id, screenClientId: nil, screenIndex: 0, screensTotal: 0)
        let action = StateUpdatedAction(elementId: element.id, meta: meta, params: element.params(answer))
        let parameters = try? flow.mapping.parameters(for: action, limits: flow.limits)
        return parameters.flatMap { $0 }.map {
            ProfileChange(parameters: $0, origin: ChangeOrigin(action, source: .mapping))
        }
    }

    /// The screens that can still be come to, a screen itself included; none after the end.
    func screens(from screen: Int?) -> Set<Int> {
        guard let screen else { return [] }
        if let known = following[screen] { return known }
        var seen: Set<Int> = []
        var nodes: Set = [screen]
        var waiting = [screen]
        while let node = waiting.popLast() {
            if node < flow.graph.screenCount { seen.insert(node) }
            for next in flow.graph.edges[node] where nodes.insert(next).inserted { waiting.append(next) }
        }
        following[screen] = seen
        return seen
    }

    /// Whether an answer to an element decides about the way through the flow.
    func decidesWay(_ element: String) -> Bool {
        asked.values.contains { $0.contains(element) }
            || flow.placeOfElement[element].map { flow.screens[$0.screen].entries != nil } ?? false
    }

    /// The elements that the screens from here on ask about.
    func asked(on screens: Set<Int>) -> Set<String> {
        screens.reduce(into: []) { $0.formUnion(asked[$1] ?? []) }
    }

    /// The fields that answers on some screens can still change.
    func fields(changedOn screens: Set<Int>) -> Set<ProfileField> {
        let elements = screens.flatMap { flow.screens[$0].questions.map(\.id) }
        return fields.intersection(elements.compactMap { flow.mapping.entries[$0]?.field })
    }
}

extension Screen {
    fileprivate func exit(by answer: Answer) -> AnswerClass.Exit {
        guard let entries else { return AnswerClass.Exit() }
        return AnswerClass.Exit(
            entries: answer.options.map(\.id).filter { entries.byOption[$0] != nil },
            isEmpty: entries.skipped != nil && answer == .empty
        )
    }
}
