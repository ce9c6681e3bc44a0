import OnboardingConditions
public import OnboardingProfile
public import OnboardingValues

extension Targeting {
    /// What a placement shows to a person, and why.
    ///
    /// The same every time for the same document, profile and day.
    ///
    /// - Parameters:
    ///   - placement: the id of the placement.
    ///   - profile: what is known of the person.
    ///   - today: the day from which relative dates such as `"-18y"` count.
    /// - Returns: the resolution; nil where there is no such placement.
    public func resolve(placement: String, for profile: Profile, today: CalendarDate) -> Resolution? {
        resolve(placement: placement, for: profile, today: today) { _ in nil }
    }

    /// The same for a person for whom something was drawn before.
    package func resolve(
        placement id: String,
        for profile: Profile,
        today: CalendarDate,
        kept: (Audience) -> Draw?
    ) -> Resolution? {
        guard let placement = placements[id], let byDefault = contents[placement.defaultContent] else { return nil }
        let attributes = ProfileAttributes(profile)
        let audience = placement.audiences.firstIndex {
            $0.segment.condition.holds(for: attributes, today: today)
        }
        let variation = audience.flatMap { index in
            let audience = placement.audiences[index]
            return audience.variation(
                for: profile.profileId,
                kept: audience.stickyVersion == nil ? nil : kept(audience)
            )
        }
        let content = audience.flatMap { audience in
            variation.flatMap { contents[placement.audiences[audience].variations[$0].show] }
        }
        return Resolution(
            placement: placement,
            audience: audience,
            variation: variation,
            content: content ?? byDefault,
            profile: profile,
            today: today
        )
    }
}
