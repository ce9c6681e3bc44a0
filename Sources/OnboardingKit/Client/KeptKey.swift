/// The keys of the items in the store.
enum KeptKey {
    static let profile = "profile"
    static let profileChange = "profile.change/"
    static let eventSequence = "eventSequence"
    static let consent = "consent"
    static let offer = "offer/"
    static let damaged = "damaged/"

    /// The parts of the run of a flow, or of an edit.
    struct Run {
        let kind: String
        let flow: String

        var head: String { "\(kind)/\(flow)" }
        var start: String { "\(kind).start/\(flow)" }
        func part(_ part: Part, _ id: String) -> String { prefix(part) + id }
        /// Ids hold no control characters, so that one parts them.
        func prefix(_ part: Part) -> String { "\(kind).\(part.rawValue)/\(flow)\u{1F}" }

        enum Part: String, CaseIterable { case answer, draft, visit, report }
    }

    static func run(of flow: String) -> Run { Run(kind: "run", flow: flow) }
    static func edit(of flow: String) -> Run { Run(kind: "edit", flow: flow) }
}
