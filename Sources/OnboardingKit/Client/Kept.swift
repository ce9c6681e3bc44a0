import Foundation
import OnboardingFlow
import OnboardingProfile

/// What a client keeps in its store.
struct Kept {
    var profile: Profile
    var runs: [String: RunState] = [:]
    var edits: [String: RunState] = [:]
    var offers: [String: OfferRecord] = [:]
    var consent = Consent.pending
    var nextEventSequence = 0
}

/// When a flow was last offered to a person who skipped it, and how often.
struct OfferRecord: Hashable, Sendable, Codable {
    var lastAskedAt: Date
    var timesOffered: Int
}
