public import OnboardingValues

/// A part of a condition that does not hold, and the value it saw.
public struct ConditionFailure: Hashable, Sendable {
    /// The attribute, or `$not` or `$nor` where what stands under it holds.
    public let key: String
    /// What the condition asks of it, as it was written.
    public let condition: JSONValue
    /// The attribute's value; nil where it is missing. Under `$not` and `$nor` an object of the attributes named there.
    public let value: JSONValue?

    /// Makes a failure of its parts.
    public init(key: String, condition: JSONValue, value: JSONValue?) {
        self.key = key
        self.condition = condition
        self.value = value
    }
}

extension Condition {
    /// Every part that does not hold, in the order in which it is written; empty when the condition holds.
    ///
    /// Of an `$or` all parts are listed where none of them holds, and nothing else.
    package func failures(for attributes: some AttributeSource, today: CalendarDate) -> [ConditionFailure] {
        Self.failures(of: source, for: attributes, today: today)
    }

    private static func failures(
        of json: JSONValue,
        for attributes: some AttributeSource,
        today: CalendarDate
    ) -> [ConditionFailure] {
        (json.object ?? [:]).flatMap { key, operand -> [ConditionFailure] in
            let part = Condition(.object([key: operand]))
            if part.holds(for: attributes, today: today) { return [] }
            switch key {
            case "$and", "$or":
                return (operand.array ?? []).flatMap { failures(of: $0, for: attributes, today: today) }
            case "$not", "$nor":
                let names = part.mentions.map(\.key)
                let values = names.compactMap { name in value(name, in: attributes).map { (name, $0) } }
                return [ConditionFailure(key: key, condition: operand, value: .object(JSONObject(values)))]
            default:
                return [ConditionFailure(key: key, condition: operand, value: value(key, in: attributes))]
            }
        }
    }

    private static func value(_ key: String, in attributes: some AttributeSource) -> JSONValue? {
        let value = AttributePath(key).value(in: attributes)
        // A plain nil would be read as the value null.
        return value.isNull ? JSONValue?.none : value
    }
}
