import OnboardingValues

/// What a condition is judged with besides the attributes.
struct Surroundings {
    let today: CalendarDate?
    let groups: [String: [JSONValue]]
}
