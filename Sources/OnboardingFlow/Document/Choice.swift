package import OnboardingValues

/// The options of a choice and how they are shown.
public struct Choice: Sendable, Hashable {
    /// How options look.
    public enum Layout: String, Sendable, Hashable, Codable, CaseIterable {
        case cards, tags
    }

    /// The options, in the order of the document.
    public let options: [Option]
    /// How they look.
    public let layout: Layout
    /// Whether each run shows them in an order of its own.
    public let isShuffled: Bool
    /// The fewest options of a required multiple choice.
    public let minSelections: Int
    /// The most options of a multiple choice; nil for any number.
    public let maxSelections: Int?

    private let indexes: [String: Int]

    init(options: [Option], layout: Layout, isShuffled: Bool, minSelections: Int, maxSelections: Int?) {
        self.options = options
        self.layout = layout
        self.isShuffled = isShuffled
        self.minSelections = minSelections
        self.maxSelections = maxSelections
        indexes = Dictionary(options.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The option with an id.
    public func option(_ id: String) -> Option? { indexes[id].map { options[$0] } }

    /// The chosen options in the order of the document, without repetition.
    package func ordered(_ chosen: [ChosenOption]) -> [ChosenOption] {
        var seen: Set<String> = []
        return chosen.filter { indexes[$0.id] != nil && seen.insert($0.id).inserted }
            .sorted { (indexes[$0.id] ?? 0) < (indexes[$1.id] ?? 0) }
    }
}

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
