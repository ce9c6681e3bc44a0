package import OnboardingConditions
package import OnboardingValues

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// One screen of a flow. It does not change; it is handed about by reference, since it has many parts.
public final class Screen: Sendable, Identifiable {
    /// What a screen is for.
    public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
        /// Asks something.
        case question
        /// Tells something.
        case info
        /// Shows that something is going on, and goes on by itself.
        case interlude
        /// Ends the flow.
        case final
    }

    /// The id, `screenClientId` in every action's meta.
    public let id: String
    /// What the screen is for.
    public let kind: Kind
    /// The heading.
    public let title: String?
    /// The text under the heading.
    public let subtitle: String?
    /// The picture.
    public let image: Picture?
    /// What stands on the screen, from top to bottom.
    public let elements: [Element]
    /// The elements that take an answer.
    public let questions: [Element]
    /// The buttons; the first is the screen's main action, a second the quiet one.
    public let buttons: [Button]
    /// Small print under the buttons.
    public let note: String?
    /// How long an interlude lasts, in seconds.
    public let seconds: Decimal
    /// Whether the whole flow can be skipped from here.
    public let isSkippable: Bool
    /// The name of the step in events; the id where the document gives none.
    public let analyticsKey: String?

    package let showIf: Condition?
    package let rules: [Rule]
    package let entries: Entries?
    package let next: Target?
    /// Whether an element stands here in the document that could not be read, so that its options are not known.
    package let hasUnreadElements: Bool
    package let place: DocumentPlace

    /// A conditional way to another screen.
    package struct Rule: Sendable, Hashable {
        package let condition: Condition
        package let target: Target
        package let place: DocumentPlace
    }

    /// The ways that depend on the chosen option: `nextQuestionId`.
    package struct Entries: Sendable, Hashable {
        package let byOption: [String: Target]
        package let skipped: Target?
        package let fallback: Target?
        package let place: DocumentPlace
    }

    init(
        id: String,
        kind: Kind,
        title: String?,
        subtitle: String?,
        image: Picture?,
        elements: [Element],
        buttons: [Button],
        note: String?,
        seconds: Decimal,
        isSkippable: Bool,
        analyticsKey: String?,
        showIf: Condition?,
        rules: [Rule],
        entries: Entries?,
        next: Target?,
        hasUnreadElements: Bool,
        place: DocumentPlace
    ) {
        self.id = id
        self.kind = kind
        self.title = title
        self.subtitle = subtitle
        self.image = image
        self.elements = elements
        questions = elements.filter(\.takesAnswer)
        self.buttons = buttons
        self.note = note
        self.seconds = seconds
        self.isSkippable = isSkippable
        self.analyticsKey = analyticsKey
        self.showIf = showIf
        self.rules = rules
        self.entries = entries
        self.next = next
        self.hasUnreadElements = hasUnreadElements
        self.place = place
    }

    package var stepId: String { analyticsKey ?? id }
}
