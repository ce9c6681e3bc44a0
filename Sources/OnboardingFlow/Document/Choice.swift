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
