public import OnboardingValues

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What a renderer shows of one element.
public struct ElementState: Hashable, Sendable {
    /// What is particular to a type.
    public enum Content: Hashable, Sendable {
        case choice(ChoiceState)
        case slider(SliderState)
        case field(FieldState)
        case date(DateState)
        case bullets(BulletsState)
        case summary(SummaryState)
    }

    /// The id, to be named in every input.
    public var id: String
    /// The heading of the element.
    public var title: String?
    /// A line of help.
    public var hint: String?
    /// What is wrong with what was entered; shown instead of the hint.
    public var error: String?
    /// Why Continue would not accept what stands there now, whether or not it is to be shown already; nil when it fits.
    ///
    /// A renderer that asks one thing after the other says it as soon as something was entered.
    public var problem: String?
    /// Whether an answer is needed.
    public var required: Bool
    /// What is particular to its type.
    public var content: Content
}

/// The options of a choice.
public struct ChoiceState: Hashable, Sendable, Codable {
    /// Whether several options can be chosen.
    public var multiple: Bool
    /// How options look.
    public var layout: Choice.Layout
    /// Whether choosing goes on by itself.
    public var autoAdvance: Bool
    /// How many options can be chosen at most; nil for any number.
    public var maxSelections: Int?
    /// What to say when no more can be chosen.
    public var limitMessage: String?
    /// The options, in the order to show.
    public var options: [OptionState]
}

/// One option.
public struct OptionState: Hashable, Sendable, Codable, Identifiable {
    /// The field of an "other" option.
    public struct Other: Hashable, Sendable, Codable {
        /// The name of the field.
        public var label: String
        /// The grey text of the empty field.
        public var placeholder: String?
        /// What was typed, kept when the option is deselected.
        public var value: String
    }

    /// The id, to be named in a select.
    public var id: String
    /// The words on it.
    public var label: String
    /// A line under the label.
    public var detail: String?
    /// An emoji.
    public var icon: String?
    /// A picture's name or data URL.
    public var image: String?
    /// Whether it is chosen.
    public var selected: Bool
    /// Whether it cannot be chosen now.
    public var disabled: Bool
    /// Whether it excludes the others.
    public var exclusive: Bool
    /// The field, where the option takes a text.
    public var other: Other?
}

/// A slider.
public struct SliderState: Hashable, Sendable, Codable {
    /// The smallest value.
    public var min: Decimal
    /// The largest value.
    public var max: Decimal
    /// The distance between values.
    public var step: Decimal
    /// The distance between marks.
    public var tick: Decimal?
    /// Where it stands.
    public var value: Decimal
    /// The unit beside the number.
    public var unit: String?
    /// The words at the start.
    public var minLabel: String
    /// The words at the end.
    public var maxLabel: String
}

/// A field for text.
public struct FieldState: Hashable, Sendable, Codable {
    /// What the keyboard should help with.
    public enum Kind: String, Hashable, Sendable, Codable {
        case text, name, email, phone, number, long
    }

    /// What the keyboard should help with.
    public var kind: Kind
    /// The name of the field.
    public var label: String
    /// The grey text of the empty field.
    public var placeholder: String?
    /// What stands in it.
    public var value: String
    /// The unit inside its end.
    public var unit: String?
    /// The most characters.
    public var maxLength: Int?
}

/// A date in parts.
public struct DateState: Hashable, Sendable, Codable {
    /// The parts chosen so far.
    public var value: PartialDate
    /// The parts to ask for.
    public var parts: [DateField.Part]
    /// The first day that is accepted.
    public var min: CalendarDate?
    /// The last day that is accepted.
    public var max: CalendarDate?
    /// Whether it is the person's birthday.
    public var birthday: Bool
}

/// A list of points.
public struct BulletsState: Hashable, Sendable, Codable {
    /// The points.
    public var items: [String]
}

/// A table of what was answered.
public struct SummaryState: Hashable, Sendable, Codable {
    /// The rows.
    public var rows: [SummaryRow]
}

extension ElementState: Codable {
    private enum CodingKeys: String, CodingKey { case id, type, title, hint, error, problem, required }
    private enum ContentType: String, Codable { case choice, slider, field, date, bullets, summary }

    /// Reads the JSON that a page receives.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(String.self, forKey: .id)
        title = try container.decodeIfPresent(String.self, forKey: .title)
        hint = try container.decodeIfPresent(String.self, forKey: .hint)
        error = try container.decodeIfPresent(String.self, forKey: .error)
        problem = try container.decodeIfPresent(String.self, forKey: .problem)
        required = try container.decode(Bool.self, forKey: .required)
        content =
            switch try container.decode(ContentType.self, forKey: .type) {
            case .choice: .choice(try ChoiceState(from: decoder))
            case .slider: .slider(try SliderState(from: decoder))
            case .field: .field(try FieldState(from: decoder))
            case .date: .date(try DateState(from: decoder))
            case .bullets: .bullets(try BulletsState(from: decoder))
            case .summary: .summary(try SummaryState(from: decoder))
            }
    }

    /// Writes the JSON that a page receives: the keys of its content stand beside its own.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encodeIfPresent(title, forKey: .title)
        try container.encodeIfPresent(hint, forKey: .hint)
        try container.encodeIfPresent(error, forKey: .error)
        try container.encodeIfPresent(problem, forKey: .problem)
        try container.encode(required, forKey: .required)
        let (type, content): (ContentType, any Encodable) =
            switch content {
            case .choice(let state): (.choice, state)
            case .slider(let state): (.slider, state)
            case .field(let state): (.field, state)
            case .date(let state): (.date, state)
            case .bullets(let state): (.bullets, state)
            case .summary(let state): (.summary, state)
            }
        try container.encode(type, forKey: .type)
        try content.encode(to: encoder)
    }
}
