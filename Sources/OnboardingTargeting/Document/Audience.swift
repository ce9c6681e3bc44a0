/// The people of a segment at a placement, and what they are shown: one content, or one of several by chance.
public struct Audience: Sendable, Hashable {
    /// Who belongs to it.
    public let segment: Segment
    /// What its people are shown; where there are several, each person is shown one.
    public let variations: [Variation]
    /// What the draw goes by, besides the person's id. Audiences of the same seed draw alike.
    public let seed: String
    /// The share of its people who are shown the placement's default instead, from 0 to 1.
    public let heldOut: Double
    /// Where it is not nil, a person keeps what was drawn first, whatever becomes of the weights, until the number changes.
    public let stickyVersion: Int?

    /// The range of each variation in 0 to 1.
    let ranges: [Range<Double>]

    init(segment: Segment, variations: [Variation], seed: String, heldOut: Double, stickyVersion: Int?) {
        self.segment = segment
        self.variations = variations
        self.seed = seed
        self.heldOut = heldOut
        self.stickyVersion = stickyVersion
        let total = variations.reduce(0) { $0 + $1.weight }
        let weights = variations.map { $0.weight / total }
        ranges = Bucketing.ranges(count: variations.count, coverage: 1 - heldOut, weights: weights)
    }

    /// Whether chance decides what a person is shown.
    public var isDrawn: Bool { variations.count > 1 || heldOut > 0 }
}
