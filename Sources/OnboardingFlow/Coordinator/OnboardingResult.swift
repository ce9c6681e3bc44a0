import OnboardingProfile
import OnboardingValues

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What a completed run learned: the answers on its path, and nothing of branches that were left.
public struct OnboardingResult: Hashable, Sendable, Codable {
    /// One answered element.
    public struct Entry: Hashable, Sendable, Codable {
        /// The element's id.
        public let elementId: String
        /// The screen it stands on.
        public let screenId: String
        /// Its other name in typed results.
        public let analyticsKey: String?
        /// The answer.
        public let answer: Answer
        /// For a choice, the values of the chosen options.
        public let optionValues: [String]
    }

    /// The flow's id.
    public let onboardingId: String
    /// The run's id.
    public let runId: String
    /// Whether saved answers were edited.
    public let isEdit: Bool
    /// The ids of the screens walked, in order.
    public let path: [String]
    /// The answers, in the order of the path.
    public let entries: [Entry]
    /// The ids of the elements whose answer an edit changed, in the order of the path.
    public let changedElementIds: [String]
    /// When the run began.
    public let startedAt: Date
    /// When it was completed.
    public let completedAt: Date

    /// The answers by element id.
    public var answers: [String: Answer] {
        Dictionary(entries.map { ($0.elementId, $0.answer) }, uniquingKeysWith: { first, _ in first })
    }

    /// Decodes the host's own type from the answers.
    ///
    /// A property is found by the element's id, else by its `analyticsKey`. A choice is its value, a multiple choice an
    /// array of values, a number any numeric type that holds it exactly, a date a `CalendarDate` or a type with day, month
    /// and year. What was not answered, or emptied, is nil.
    ///
    /// - Throws: an `AnswerDecodingError` that names the element and what would be right.
    public func answers<Answers: Decodable>(as type: Answers.Type) throws -> Answers {
        let byId = entries.map { (key: $0.elementId, value: $0.value) }
        let byKey = entries.compactMap { entry in entry.analyticsKey.map { (key: $0, value: entry.value) } }
        let ids = Set(entries.map(\.elementId))
        return try AnswerDecoder().decode(type, from: byId + byKey.filter { !ids.contains($0.key) })
    }
}

extension OnboardingResult.Entry {
    init(_ answer: Answer, to element: Element, on screen: Screen) {
        elementId = element.id
        screenId = screen.id
        analyticsKey = element.analyticsKey
        self.answer = answer
        optionValues = answer.options.map { element.value(of: $0) }
    }

    var value: AnswerValue {
        switch answer {
        case .choice: optionValues.first.map(AnswerValue.string) ?? .empty
        case .choices: .strings(optionValues)
        case .number(let number): .number(number)
        case .text(let text): .string(text)
        case .date(let date): .date(date)
        case .empty: .empty
        }
    }
}

extension Element {
    /// The value of a chosen option: the text typed into it, else what the document says.
    func value(of chosen: ChosenOption) -> String {
        chosen.text ?? choice?.option(chosen.id)?.value ?? chosen.id
    }
}
