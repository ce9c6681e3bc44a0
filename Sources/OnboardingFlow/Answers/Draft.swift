public import OnboardingValues

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What a person has entered and not yet committed, as it was entered.
public enum Draft: Hashable, Sendable {
    /// Chosen option ids, and texts typed into options, which stay when an option is deselected.
    case selection([String], texts: [String: String])
    /// Where a slider stands.
    case number(Decimal)
    /// Text, untrimmed; of a number field too.
    case text(String)
    /// The parts of a date chosen so far.
    case date(PartialDate)
}

extension Draft {
    /// What an element shows for an answer; nil answers show an untouched element.
    init(_ answer: Answer?, for element: Element, conventions: Conventions) {
        switch (element.content, answer) {
        case (.singleChoice, .choice(let option)): self.init([option])
        case (.multiChoice, .choices(let options)): self.init(options)
        case (.singleChoice, _), (.multiChoice, _): self = .selection([], texts: [:])
        case (.slider, .number(let number)): self = .number(number)
        case (.slider(let slider), _): self = .number(slider.min)
        case (.date, .date(let date)): self = .date(date)
        case (.date, _): self = .date(PartialDate())
        case (_, .number(let number)): self = .text(conventions.text(of: number))
        case (_, .text(let text)): self = .text(text)
        default: self = .text("")
        }
    }

    private init(_ options: [ChosenOption]) {
        let texts = options.compactMap { option in option.text.map { (option.id, $0) } }
        self = .selection(options.map(\.id), texts: Dictionary(texts, uniquingKeysWith: { first, _ in first }))
    }

    /// Whether the draft is of the kind that an element takes, and names only options that exist.
    func fits(_ element: Element) -> Bool {
        switch (element.content, self) {
        case (.singleChoice(let choice), .selection(let ids, _)): ids.count <= 1 && ids.allSatisfy(choice.has)
        case (.multiChoice(let choice), .selection(let ids, _)): ids.allSatisfy(choice.has)
        case (.slider, .number), (.date, .date): true
        case (.number, .text), (.text, .text), (.email, .text), (.phone, .text): true
        default: false
        }
    }
}

extension Answer {
    /// Whether the answer is of the kind that an element gives, and names only options that exist.
    func fits(_ element: Element) -> Bool {
        switch (element.content, self) {
        case (.singleChoice(let choice), .choice(let option)): choice.has(option.id)
        case (.multiChoice(let choice), .choices(let options)): options.allSatisfy { choice.has($0.id) }
        case (.slider, .number), (.number, .number), (.date, .date): true
        case (.text, .text), (.phone, .text): true
        // The kinds of text are stored alike; what could not have been entered came from another one.
        case (.email, .text(let text)): text.isEmailAddress
        case (_, .empty): element.takesAnswer
        default: false
        }
    }
}

extension Choice {
    func has(_ id: String) -> Bool { option(id) != nil }
}
