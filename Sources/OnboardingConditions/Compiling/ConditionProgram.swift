import OnboardingValues

/// A condition as it was written, and what compiling made of it; shared by the condition's copies.
final class ConditionProgram: Sendable {
    let source: JSONValue
    let expression: Expression
    let faults: [ConditionFault]
    let mentions: [Mention]
    let constant: Bool?

    init(source: JSONValue, expression: Expression, faults: [ConditionFault], mentions: [Mention]) {
        self.source = source
        self.expression = expression
        self.faults = faults
        self.mentions = mentions
        constant = faults.isEmpty ? expression.constant : nil
    }
}
