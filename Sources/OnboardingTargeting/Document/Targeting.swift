/// Who sees what: segments of people, and for each placement in the app what each of them is shown.
///
/// It is read from a JSON document (see Docs/Targeting.md) and does not change; copies share what was read.
public struct Targeting: Sendable {
    /// The segments by id.
    public var segments: [String: Segment] { parts.segments }
    /// The placements by id.
    public var placements: [String: Placement] { parts.placements }
    /// What can be shown, by id.
    public var contents: [String: Content] { parts.contents }
    /// The attributes that the host's own code sets, so that no mapping of a flow has to.
    public var hostAttributes: Set<String> { parts.hostAttributes }

    private let parts: Parts

    init(
        segments: [String: Segment],
        placements: [String: Placement],
        contents: [String: Content],
        hostAttributes: Set<String>
    ) {
        parts = Parts(segments, placements, contents, hostAttributes)
    }

    private final class Parts: Sendable {
        let segments: [String: Segment]
        let placements: [String: Placement]
        let contents: [String: Content]
        let hostAttributes: Set<String>

        init(
            _ segments: [String: Segment],
            _ placements: [String: Placement],
            _ contents: [String: Content],
            _ hostAttributes: Set<String>
        ) {
            (self.segments, self.placements, self.contents) = (segments, placements, contents)
            self.hostAttributes = hostAttributes
        }
    }
}
