/// What compiling made of a condition; shared by the condition's copies.
final class ConditionProgram: Sendable {
    let expression: Expression
    let faults: [ConditionFault]
    let mentions: [Mention]
    let constant: Bool?

    init(expression: Expression, faults: [ConditionFault], mentions: [Mention]) {
        self.expression = expression
        self.faults = faults
        self.mentions = mentions
        constant = faults.isEmpty ? expression.constant : nil
    }
}
