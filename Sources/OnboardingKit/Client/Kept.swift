import Foundation
import OnboardingFlow
import OnboardingProfile
import OnboardingTargeting

/// What a client keeps in its store.
struct Kept {
    var profile: Profile
    var runs: [String: RunState] = [:]
    var edits: [String: RunState] = [:]
    var offers: [String: OfferRecord] = [:]
    /// What was drawn for audiences that are sticky, by its key.
    var draws: [String: Draw] = [:]
    var consent = Consent.pending
    var nextEventSequence = 0
}

/// When a flow was last offered to a person who skipped it, and how often.
struct OfferRecord: Hashable, Sendable, Codable {
    var lastAskedAt: Date
    var timesOffered: Int
}
