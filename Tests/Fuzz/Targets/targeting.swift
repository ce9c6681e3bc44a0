import OnboardingActions
import OnboardingConditions
import OnboardingFlow
import OnboardingMatrix
import OnboardingProfile
import OnboardingTargeting
import OnboardingValues

/// A targeting document: read and, where it has no error, resolved for people of whom different things are known, and laid
/// beside a flow.
func fuzz(_ bytes: UnsafeBufferPointer<UInt8>) {
    let issues = Targeting.issues(in: bytes)
    for issue in issues { require(issue.line >= 1 && !issue.text.isEmpty, "an issue without a place or a text") }
    require(issues == Targeting.issues(in: bytes), "the reader changes its mind")
    let targeting = try? Targeting(reading: bytes)
    let hasError = issues.contains { $0.severity == .error }
    require((targeting != nil) == !hasError, "a document loads against what its issues say", [issues.description])
    guard let targeting, let today = CalendarDate(year: 2026, month: 1, day: 2) else { return }
    for (id, placement) in targeting.placements {
        for profile in people { check(targeting.resolve(placement: id, for: profile, today: today), profile) }
        let matrix = OutcomeMatrix(of: flow, at: placement, today: today, mostStates: 100)
        for row in matrix.rows {
            let resolution = targeting.resolve(placement: id, for: row.profile, today: today)
            require(resolution?.audience == row.audience, "a row's own example leads elsewhere", [placement.id])
        }
    }
}

private func check(_ resolution: Resolution?, _ profile: Profile) {
    guard let resolution else { return require(false, "a placement that is there shows nothing") }
    let tried = resolution.tried
    require(tried.allSatisfy { $0.held == $0.failed.isEmpty }, "an audience fails without a reason")
    require(tried.dropLast().allSatisfy { !$0.held }, "an audience after the one that holds is tried")
    require((tried.last?.held ?? false) == (resolution.audience != nil), "the reason names another audience")
    require(resolution.json.text.isEmpty == false, "a resolution has no JSON")
}

private let people: [Profile] = {
    let known: [JSONValue] = [
        [:],
        ["custom_attributes": ["experience": "pro", "hours": 7, "goal": "lose"]],
        ["first_name": "Ada", "birthday": "1990-02-28", "custom_attributes": ["version": "10.0.0", "experience": ""]],
    ]
    return known.enumerated().compactMap { try? Profile(profileId: "person-\($0.offset)", json: $0.element) }
}()

private let flow: Flow = {
    let text = """
        {"schemaVersion": 1, "id": "f", "screens": [
          {"id": "experience", "title": "T", "type": "singleChoice", "options": [
            {"id": "a", "value": "beginner", "label": "A"}, {"id": "b", "value": "pro", "label": "B"}]},
          {"id": "hours", "title": "T", "type": "slider", "min": 0, "max": 1000000, "step": 0.5},
          {"id": "birthday", "title": "T", "type": "date", "required": true, "showIf": {"experience": "b"}},
          {"id": "goal", "title": "T", "type": "text", "maxLength": 20}],
        "profile": {"experience": {"to": "custom.experience"}, "hours": {"to": "custom.hours"},
          "birthday": {"to": "birthday"}, "goal": {"to": "custom.goal"}}}
        """
    do {
        return try Flow(reading: text)
    } catch {
        fail("The flow of this target itself cannot be read: \(error)")
    }
}()
