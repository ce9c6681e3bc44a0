import OnboardingConditions
import OnboardingValues

/// A warning for a comparison of types that never meet: it is false, or under a negation true, whatever is answered.
struct ImpossibleComparisonRule: FlowRule {
    func issues(in flow: Flow) -> [DocumentIssue] {
        flow.conditionUses.flatMap { use in
            flow.comparisonsOfAnswers(in: use).compactMap { mention, element in
                guard let misfit = ComparedValue(element)?.misfit(of: mention) else { return nil }
                let text = "\(element.id.quoted): \(misfit)"
                return use.place.issue(.warning, "impossible-comparison", at: mention.path, text)
            }
        }
    }
}
