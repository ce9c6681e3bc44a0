/// A place in the app where people are shown different things, such as a paywall, the home screen or a list of sections.
public struct Placement: Sendable, Hashable, Identifiable {
    /// The id, by which the host asks for it.
    public let id: String
    /// Who is shown what; the first one whose segment a person belongs to counts.
    public let audiences: [Audience]
    /// The id of what everybody else is shown.
    public let defaultContent: String
}
