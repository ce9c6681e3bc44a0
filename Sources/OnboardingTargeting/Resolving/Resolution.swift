public import OnboardingConditions
import OnboardingProfile
import OnboardingValues

/// What a placement shows to a person, and why.
public struct Resolution: Sendable, Hashable {
    /// The placement.
    public let placement: Placement
    /// The place, counted from 0, of the audience that the person belongs to; nil where it is none of them.
    public let audience: Int?
    /// The place of the variation that was drawn, or of the only one; nil where the default is shown.
    public let variation: Int?
    /// What is shown.
    public let content: Content

    private let profile: Profile
    private let today: CalendarDate

    init(
        placement: Placement,
        audience: Int?,
        variation: Int?,
        content: Content,
        profile: Profile,
        today: CalendarDate
    ) {
        self.placement = placement
        self.audience = audience
        self.variation = variation
        self.content = content
        self.profile = profile
        self.today = today
    }

    /// The segment that the person belongs to; nil where it is none of the placement's.
    public var segment: String? { audience.map { placement.audiences[$0].segment.id } }

    /// Whether the placement's default is shown.
    public var isDefault: Bool { variation == nil }

    /// Whether the person belongs to an audience and is shown the default all the same, to compare with.
    public var isHeldOut: Bool { audience != nil && variation == nil }

    /// An audience that was tried.
    public struct Trial: Sendable, Hashable {
        /// The audience's segment.
        public let segment: String
        /// Whether the person belongs to it.
        public let held: Bool
        /// What of its condition does not hold, with the values it saw; empty where it holds.
        public let failed: [ConditionFailure]
    }

    /// The audiences in the order in which they were tried, up to the one that held. It is made when it is asked for.
    public var tried: [Trial] {
        let attributes = ProfileAttributes(profile)
        return placement.audiences.prefix(audience.map { $0 + 1 } ?? .max).map { audience in
            let failed = audience.segment.condition.failures(for: attributes, today: today)
            return Trial(segment: audience.segment.id, held: failed.isEmpty, failed: failed)
        }
    }
}
