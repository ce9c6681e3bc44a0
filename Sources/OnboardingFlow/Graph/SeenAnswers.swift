import OnboardingConditions
import OnboardingValues

/// What conditions see on a way through a flow: the answers of the screens entered so far, and what the host and the
/// profile say.
struct SeenAnswers: AttributeSource {
    let flow: Flow
    let answers: [String: Answer]
    /// By screen, whether it has been entered.
    private(set) var hasEntered: [Bool]
    private let attributes: RunAttributes

    init(flow: Flow, answers: [String: Answer], attributes: RunAttributes) {
        self.flow = flow
        self.answers = answers
        self.attributes = attributes
        hasEntered = Array(repeating: false, count: flow.screens.count)
    }

    /// Comes to a screen; from now on its answers are seen.
    mutating func enter(_ index: Int) { hasEntered[index] = true }

    func attribute(_ name: String) -> JSONValue? {
        if let place = flow.placeOfElement[name], hasEntered[place.screen] {
            let answer = answers[name] ?? flow.screens[place.screen].elements[place.element].untouchedAnswer
            if let answer { return answer.conditionValue }
        }
        switch name {
        case "profile": return .object(attributes.profile)
        case "host": return .object(attributes.host)
        default: return nil
        }
    }
}
