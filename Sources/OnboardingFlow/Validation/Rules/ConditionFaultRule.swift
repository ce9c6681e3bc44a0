import OnboardingConditions
import OnboardingValues

/// Every condition can be evaluated: its operators exist, its patterns can be read, its operands are of the right kind.
struct ConditionFaultRule: FlowRule {
    func issues(in flow: Flow) -> [DocumentIssue] {
        flow.conditionUses.flatMap { use in
            use.condition.faults.map { use.place.issue(.error, $0.kind.rule, at: $0.path, $0.text) }
        }
    }
}
