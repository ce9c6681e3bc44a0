import OnboardingConditions
import OnboardingValues

/// A targeting document whose form is right, though what it names may not be there.
struct TargetingDocument {
    struct Entry<Value> {
        let id: String
        let value: Value
        let place: DocumentPlace
    }

    struct Placement {
        let audiences: [Audience]
        /// Nil where it is missing, so that what else the placement says is checked all the same.
        let defaultContent: String?
        let defaultPlace: DocumentPlace
    }

    struct Audience {
        let segment: String?
        let variations: [Shown]
        let seed: String?
        let heldOut: Double
        let stickyVersion: Int?
        let place: DocumentPlace
    }

    struct Shown {
        let content: String?
        let weight: Double
        /// Where the content is named.
        let place: DocumentPlace
    }

    var segments: [Entry<Condition>] = []
    var placements: [Entry<Placement?>] = []
    /// What is no content still has an id, so that who names it is not told that it is missing.
    var contents: [Entry<Content?>] = []
    var hostAttributes: [String] = []

    /// What the document says, where it breaks no rule.
    var targeting: Targeting {
        let segments = segments.map { ($0.id, Segment(id: $0.id, condition: $0.value)) }
        let byId = Dictionary(segments, uniquingKeysWith: { first, _ in first })
        let placements = placements.compactMap { entry in placement(entry, byId).map { (entry.id, $0) } }
        let contents = contents.compactMap { entry in entry.value.map { (entry.id, $0) } }
        return Targeting(
            segments: byId,
            placements: Dictionary(placements, uniquingKeysWith: { first, _ in first }),
            contents: Dictionary(contents, uniquingKeysWith: { first, _ in first }),
            hostAttributes: Set(hostAttributes)
        )
    }

    private func placement(
        _ entry: Entry<Placement?>,
        _ segments: [String: Segment]
    ) -> OnboardingTargeting.Placement? {
        guard let value = entry.value, let defaultContent = value.defaultContent else { return nil }
        let audiences = value.audiences.compactMap { audience in
            audience.segment.flatMap { segments[$0] }.map { segment in
                OnboardingTargeting.Audience(
                    segment: segment,
                    variations: audience.variations.compactMap { shown in
                        shown.content.map { Variation(show: $0, weight: shown.weight) }
                    },
                    seed: audience.seed ?? entry.id,
                    heldOut: audience.heldOut,
                    stickyVersion: audience.stickyVersion
                )
            }
        }
        return OnboardingTargeting.Placement(id: entry.id, audiences: audiences, defaultContent: defaultContent)
    }
}
