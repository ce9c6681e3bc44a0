import OnboardingConditions
import OnboardingProfile
import OnboardingTargeting
import OnboardingValues

/// What a condition asks of one attribute, by itself.
struct Comparison: Hashable {
    let key: String
    let condition: Condition

    init(key: String, test: JSONValue) {
        self.key = key
        condition = Condition(.object([key: test]))
    }

    /// The fields of a profile that a segment's comparison may see.
    var fields: Set<ProfileField> {
        guard case .field(let field) = SegmentKey(key) else { return [] }
        return [field, .custom(key)]
    }

    /// The values that are compared with, those in lists one by one.
    var operands: [JSONValue] {
        condition.mentions.flatMap { mention -> [JSONValue] in
            // A pattern is no text that it matches.
            if ["$regex", "$regexi"].contains(mention.operatorName) { return [] }
            if case .array(let items) = mention.operand { return items + [mention.operand] }
            return [mention.operand]
        }
    }

    /// The operators.
    var operators: Set<String> { Set(condition.mentions.map(\.operatorName)) }
}
