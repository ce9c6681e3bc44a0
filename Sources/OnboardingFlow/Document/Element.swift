package import OnboardingValues

/// Something on a screen: a question, or content without an answer. It does not change, and is handed about by reference.
public final class Element: Sendable, Identifiable {
    /// The types a document may name.
    public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
        case singleChoice, multiChoice, slider, number, text, email, phone, date, bullets, summary
    }

    /// What is particular to a type of element.
    public enum Content: Sendable, Hashable {
        case singleChoice(Choice)
        case multiChoice(Choice)
        case slider(Slider)
        case number(NumberField)
        case text(TextField)
        case email
        case phone
        case date(DateField)
        case bullets([String])
        case summary([SummaryRow])
    }

    /// The id, unique in the whole flow; `elementId` in the action.
    public let id: String
    /// The heading of the element where a screen has several.
    public let title: String?
    /// A line of help under it.
    public let hint: String?
    /// The grey text of an empty field.
    public let placeholder: String?
    /// Whether the screen can only be left with an answer.
    public let isRequired: Bool
    /// The answer of a person who touches nothing.
    public let defaultValue: Answer?
    /// The name of the element in typed results, besides its id.
    public let analyticsKey: String?
    /// What is particular to its type.
    public let content: Content

    package let place: DocumentPlace
    package let defaultPlace: DocumentPlace?

    init(
        id: String,
        title: String?,
        hint: String?,
        placeholder: String?,
        isRequired: Bool,
        defaultValue: Answer?,
        analyticsKey: String?,
        content: Content,
        place: DocumentPlace,
        defaultPlace: DocumentPlace?
    ) {
        self.id = id
        self.title = title
        self.hint = hint
        self.placeholder = placeholder
        self.isRequired = isRequired
        self.defaultValue = defaultValue
        self.analyticsKey = analyticsKey
        self.content = content
        self.place = place
        self.defaultPlace = defaultPlace
    }

    /// The type, as the document names it.
    public var kind: Kind {
        switch content {
        case .singleChoice: .singleChoice
        case .multiChoice: .multiChoice
        case .slider: .slider
        case .number: .number
        case .text: .text
        case .email: .email
        case .phone: .phone
        case .date: .date
        case .bullets: .bullets
        case .summary: .summary
        }
    }

    /// Whether a person can answer it.
    public var takesAnswer: Bool {
        switch content {
        case .bullets, .summary: false
        default: true
        }
    }

    /// The options, where it is a choice.
    public var choice: Choice? {
        switch content {
        case .singleChoice(let choice), .multiChoice(let choice): choice
        default: nil
        }
    }

    /// What stands for the answer of a person who touched nothing: the default; for a slider its start otherwise.
    package var untouchedAnswer: Answer? {
        if let defaultValue { return defaultValue }
        if case .slider(let slider) = content { return .number(slider.min) }
        return nil
    }
}
