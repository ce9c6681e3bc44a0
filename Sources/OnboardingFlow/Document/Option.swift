package import OnboardingValues

/// One option of a choice.
public struct Option: Sendable, Hashable, Identifiable {
    /// The id: what conditions and the store of answers hold.
    public let id: String
    /// The value the host and the profile receive; the id where the document gives none.
    public let value: String
    /// The words on it.
    public let label: String
    /// A line under the label.
    public let detail: String?
    /// An emoji before the label.
    public let icon: String?
    /// The name of a bundled picture, or a data URL.
    public let image: String?
    /// Whether it excludes all others ("none of these").
    public let isExclusive: Bool
    /// Whether it asks for a text ("other"), which becomes its value.
    public let allowsText: Bool
    /// Whether it keeps its place when options are shuffled.
    public let isPinned: Bool

    package let place: DocumentPlace
}
