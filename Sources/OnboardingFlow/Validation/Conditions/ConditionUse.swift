import OnboardingConditions
import OnboardingValues

/// A condition and where it stands.
struct ConditionUse {
    let condition: Condition
    let place: DocumentPlace
    let screen: Int
    /// Whether it decides if the screen shows, before it is answered; otherwise it is the screen's rule.
    let isShowIf: Bool
}

extension Flow {
    /// Every condition, in the order of the screens.
    var conditionUses: [ConditionUse] {
        screens.enumerated().flatMap { index, screen in
            let showIf = screen.showIf.map {
                ConditionUse(condition: $0, place: screen.place.key("showIf"), screen: index, isShowIf: true)
            }
            let rules = screen.rules.map {
                ConditionUse(condition: $0.condition, place: $0.place.key("if"), screen: index, isShowIf: false)
            }
            return [showIf].compactMap { $0 } + rules
        }
    }
}
