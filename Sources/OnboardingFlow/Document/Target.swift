package import OnboardingValues

/// Where a way leads.
package struct Target: Sendable, Hashable {
    package enum Goal: Sendable, Hashable {
        case screen(String)
        case following
        case end
    }
    package let goal: Goal
    package let place: DocumentPlace
}
