public import OnboardingValues

/// A value does not fit an element.
public struct AnswerError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The element's id.
    public let elementId: String
    /// What is wrong and what would be right.
    public let text: String

    /// The element and what is wrong.
    public var description: String { "\"\(elementId)\": \(text)" }
}

extension Answer {
    /// Reads an answer as an answers file writes it.
    ///
    /// Only the type is checked, and that options exist; whether the value is in range, long enough or whole is the
    /// run's to say, so that a partial date may stand here.
    ///
    /// - Throws: `AnswerError` when the value is of another type or names an option that does not exist.
    public init(_ json: JSONValue, for element: Element) throws(AnswerError) {
        if json.isNull, element.takesAnswer {
            self = .empty
            return
        }
        func mismatch(_ expected: String) -> AnswerError {
            AnswerError(elementId: element.id, text: "\(json.kindName) does not fit; use \(expected)")
        }
        switch element.content {
        case .singleChoice(let choice):
            self = .choice(try ChosenOption(json, of: choice, elementId: element.id))
        case .multiChoice(let choice):
            guard let items = json.array else { throw mismatch("an array of option ids") }
            var chosen: [ChosenOption] = []
            for item in items { chosen.append(try ChosenOption(item, of: choice, elementId: element.id)) }
            self = .choices(choice.ordered(chosen))
        case .slider, .number:
            guard let number = json.number else { throw mismatch("a number") }
            self = .number(number)
        case .text, .email, .phone:
            guard let text = json.string else { throw mismatch("a string") }
            // As a person's text is: trimmed, and empty where nothing is left.
            let trimmed = text.trimmed
            self = trimmed.isEmpty ? .empty : .text(trimmed)
        case .date:
            guard let date = PartialDate(json) else {
                if let day = PartialDate.impossible(json) {
                    throw AnswerError(elementId: element.id, text: "there is no day \(day); check its parts")
                }
                throw mismatch("\"YYYY-MM-DD\", \"YYYY-MM\", \"YYYY\" or an object of day, month and year")
            }
            self = .date(date)
        case .bullets, .summary:
            throw AnswerError(elementId: element.id, text: "\"\(element.kind.rawValue)\" takes no answer; remove it")
        }
    }
}

extension ChosenOption {
    init(_ json: JSONValue, of choice: Choice, elementId: String) throws(AnswerError) {
        guard let id = json.string ?? json["id"]?.string else {
            let text = "\(json.kindName) does not fit; use the id of an option"
            throw AnswerError(elementId: elementId, text: text)
        }
        guard let option = choice.option(id) else {
            let known = choice.options.prefix(10).map { "\"\($0.id)\"" }.joined(separator: ", ")
            let text = "there is no option \(JSONValue.string(id).text); use one of \(known)"
            throw AnswerError(elementId: elementId, text: text)
        }
        let text = json["text"]?.string
        if text != nil, !option.allowsText {
            throw AnswerError(elementId: elementId, text: "the option \"\(id)\" takes no text; remove \"text\"")
        }
        self.init(id: id, text: text)
    }
}

extension PartialDate {
    init?(_ json: JSONValue) {
        if let text = json.string {
            self.init(text)
            return
        }
        guard let object = json.object, object.keys.allSatisfy({ ["day", "month", "year"].contains($0) }) else {
            return nil
        }
        self.init(day: object["day"]?.integer, month: object["month"]?.integer, year: object["year"]?.integer)
        let hasOnlyIntegers = object.allSatisfy { $0.value.integer != nil || $0.value.isNull }
        guard hasOnlyIntegers, isPossible else { return nil }
    }

    /// The words of a date that is written rightly, of a day that no calendar has.
    static func impossible(_ json: JSONValue) -> String? {
        if let text = json.string {
            let parts = text.split(separator: "-", omittingEmptySubsequences: false)
            let digits = [4, 2, 2].prefix(parts.count)
            let isDate =
                parts.count <= 3
                && zip(parts, digits).allSatisfy { part, count in
                    part.utf8.count == count && part.allSatisfy { $0.isASCII && $0.isNumber }
                }
            return isDate ? text : nil
        }
        guard let object = json.object, !object.isEmpty,
            object.allSatisfy({ ["day", "month", "year"].contains($0.key) && $0.value.integer != nil })
        else { return nil }
        return json.text
    }
}
