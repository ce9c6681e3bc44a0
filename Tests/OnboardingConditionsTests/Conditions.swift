import OnboardingConditions
import OnboardingValues
import Testing

/// Whether a condition holds for attributes, both written as JSON; the condition must have no fault.
func holds(
    _ condition: String,
    _ attributes: String,
    today: String? = nil,
    groups: [String: [JSONValue]] = [:],
    sourceLocation: SourceLocation = #_sourceLocation
) throws -> Bool {
    let condition = Condition(try JSONValue(reading: condition))
    #expect(condition.faults == [], sourceLocation: sourceLocation)
    let object = try #require(try JSONValue(reading: attributes).object, sourceLocation: sourceLocation)
    return condition.holds(for: object, today: try today.map { try #require(CalendarDate($0)) }, groups: groups)
}
