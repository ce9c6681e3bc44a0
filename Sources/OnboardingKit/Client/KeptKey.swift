import OnboardingTargeting

/// The keys of the items in the store.
enum KeptKey {
    static let profile = "profile"
    static let profileChange = "profile.change/"
    static let eventSequence = "eventSequence"
    static let consent = "consent"
    static let offer = "offer/"
    static let draw = "draw/"
    static let damaged = "damaged/"

    /// The parts of the run of a flow, or of an edit.
    struct Run {
        let kind: String
        let flow: String

        /// Says which run of the flow counts.
        var head: String { "\(kind)/\(flow)" }

        /// The parts are keyed by their run, so that two clients that play a flow at once never mix theirs: that counts to
        /// which the head belongs that was written last. Ids hold no control characters, so that one parts them.
        func prefix(_ part: Part, of runId: String) -> String {
            "\(kind).\(part.rawValue)/\(flow)\u{1F}\(runId)\u{1F}"
        }

        func start(of runId: String) -> String { prefix(.start, of: runId) }

        enum Part: String, CaseIterable { case start, answer, draft, visit, report }
    }

    /// What was drawn for an audience: by its placement, segment and seed.
    static func draw(_ audience: Audience, at placement: String) -> String {
        "\(draw)\(placement)\u{1F}\(audience.segment.id)\u{1F}\(audience.seed)"
    }

    static func run(of flow: String) -> Run { Run(kind: "run", flow: flow) }
    static func edit(of flow: String) -> Run { Run(kind: "edit", flow: flow) }
}
