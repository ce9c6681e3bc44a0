import OnboardingKit

/// Every set of answers to a flow of choices, and the audience that each leads to.
struct BruteForce {
    /// The places of the audiences that are reached; nil for the default.
    private(set) var audiences: Set<Int?> = []
    private(set) var count = 0

    private let flow: Flow
    private let targeting: Targeting
    private let today: CalendarDate

    init(_ flow: Flow, _ targeting: Targeting, today: CalendarDate) {
        (self.flow, self.targeting, self.today) = (flow, targeting, today)
        explore(flow.screens.flatMap(\.questions)[...], [:])
    }

    private mutating func explore(_ elements: ArraySlice<Element>, _ answers: [String: Answer]) {
        guard let element = elements.first else { return look(at: answers) }
        for answer in Self.answers(to: element) {
            var more = answers
            more[element.id] = answer
            explore(elements.dropFirst(), more)
        }
    }

    private static func answers(to element: Element) -> [Answer] {
        let options = element.choice?.options ?? []
        let isMultiple = element.kind == .multiChoice
        let chosen: [Answer] =
            isMultiple
            ? (1..<(1 << options.count)).map { bits in
                .choices(
                    options.enumerated().filter { bits >> $0.offset & 1 == 1 }
                        .map { ChosenOption(id: $0.element.id) }
                )
            } : options.map { .choice(ChosenOption(id: $0.id)) }
        return chosen + (element.isRequired ? [] : [.empty])
    }

    private mutating func look(at answers: [String: Answer]) {
        count += 1
        let path = flow.path(answers: answers, today: today)
        var attributes = JSONObject()
        for element in path.screens.compactMap(flow.screen).flatMap(\.questions) {
            guard let field = flow.mapping.entries[element.id]?.field, case .custom(let key) = field else { continue }
            // A question that is passed over changes nothing.
            if let value = value(of: path.answers[element.id], to: element) { attributes[key] = value }
        }
        guard
            let profile = try? Profile(profileId: "p", json: ["custom_attributes": .object(attributes)]),
            let resolution = targeting.resolve(placement: "main", for: profile, today: today)
        else { return }
        audiences.insert(resolution.audience)
    }

    private func value(of answer: Answer?, to element: Element) -> JSONValue? {
        let values = (answer?.options ?? []).compactMap { element.choice?.option($0.id)?.value }.map(JSONValue.string)
        if element.kind == .multiChoice { return values.isEmpty ? nil : .array(values) }
        return values.first
    }
}
