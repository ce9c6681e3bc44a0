import OnboardingValues

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension ConditionPhrase {
    /// What one operator says about a value.
    func test(_ name: String, _ operand: JSONValue, of subject: PhraseSubject) -> Phrase {
        switch name {
        case "$eq": return equality(operand, of: subject, isNegated: false)
        case "$ne": return equality(operand, of: subject, isNegated: true)
        case "$lt": return clause(subject, subject.isDate ? "is before" : "is less than", operand)
        case "$lte": return clause(subject, subject.isDate ? "is not after" : "is at most", operand)
        case "$gt": return clause(subject, subject.isDate ? "is after" : "is more than", operand)
        case "$gte": return clause(subject, subject.isDate ? "is not before" : "is at least", operand)
        case "$in": return membership(operand, of: subject)
        case "$nin": return absence(operand, of: subject)
        case "$ini": return membership(operand, of: subject, "in capitals or small letters")
        case "$nini": return absence(operand, of: subject, "in capitals or small letters")
        case "$all": return all(operand, of: subject)
        case "$alli": return all(operand, of: subject, "in capitals or small letters")
        case "$elemMatch": return itemMatches(operand, of: subject)
        case "$size": return size(operand, of: subject)
        case "$exists": return existence(operand.bool == true, of: subject)
        case "$type": return clause(subject, "is \(Self.names[operand.string ?? ""] ?? operand.text)")
        case "$regex": return clause(subject, "matches the pattern \(operand.string ?? operand.text)")
        case "$regexi":
            return clause(subject, "matches the pattern \(operand.string ?? operand.text) in any capitals")
        case "$before", "$after": return clause(subject, "is \(name.dropFirst()) \(Self.day(operand))")
        case "$inGroup": return clause(subject, "is in the group \(operand.string ?? operand.text)")
        case "$notInGroup": return clause(subject, "is not in the group \(operand.string ?? operand.text)")
        case "$not": return .not(tests(operand, of: subject))
        default:
            guard let relation = Self.versions[name] else { return clause(subject, "\(name) \(operand.text)") }
            return clause(subject, "is \(relation) \(operand.string ?? operand.text)")
        }
    }

    private static let versions = [
        "$veq": "version", "$vne": "another version than", "$vgt": "a version after", "$vgte": "at least version",
        "$vlt": "a version before", "$vlte": "at most version",
    ]

    private static let names = [
        "string": "a text", "number": "a number", "boolean": "true or false", "array": "a list", "object": "an object",
        "null": "null",
    ]

    private func clause(_ subject: PhraseSubject, _ predicate: String) -> Phrase {
        Phrase("\(subject.name) \(predicate)")
    }

    private func clause(_ subject: PhraseSubject, _ predicate: String, _ operand: JSONValue) -> Phrase {
        clause(subject, "\(predicate) \(value(operand, of: subject))")
    }

    // MARK: Equality and existence

    private func equality(_ operand: JSONValue, of subject: PhraseSubject, isNegated: Bool) -> Phrase {
        if operand.isNull { return existence(isNegated, of: subject) }
        let verb = isNegated ? "is not" : "is"
        guard let items = operand.array else { return clause(subject, verb, operand) }
        let list = items.map { value($0, of: subject) }.joined(separator: ", ")
        return clause(subject, "\(verb) exactly [\(list)]")
    }

    private func existence(_ isExpected: Bool, of subject: PhraseSubject) -> Phrase {
        let word = subject.element == nil ? "set" : "answered"
        return clause(subject, isExpected ? "is \(word)" : "is not \(word)")
    }

    // MARK: Membership

    private func membership(_ operand: JSONValue, of subject: PhraseSubject, _ manner: String? = nil) -> Phrase {
        guard let items = operand.array, !items.isEmpty else { return .never }
        let list = items.map { value($0, of: subject) }.joined(separator: " or ")
        let text = "\(subject.name) \(subject.isList ? "includes" : "is") \(list)"
        return Phrase(text + ending(manner), joint: items.count > 1 ? .or : .none)
    }

    private func absence(_ operand: JSONValue, of subject: PhraseSubject, _ manner: String? = nil) -> Phrase {
        guard let items = operand.array, !items.isEmpty else { return operand.array == nil ? .never : .always }
        let values = items.map { value($0, of: subject) }
        let verb = subject.isList ? "includes" : "is"
        if values.count == 1 {
            let negation = subject.isList ? "does not include" : "is not"
            return clause(subject, "\(negation) \(values[0])" + ending(manner))
        }
        return clause(subject, "\(verb) neither \(values.joined(separator: " nor "))" + ending(manner))
    }

    private func ending(_ manner: String?) -> String { manner.map { " (\($0))" } ?? "" }

    // MARK: Lists

    private func all(_ operand: JSONValue, of subject: PhraseSubject, _ manner: String? = nil) -> Phrase {
        guard let items = operand.array else { return .never }
        if items.isEmpty { return clause(subject, "is a list") }
        let isPlain = items.allSatisfy { item in item.object.map { !$0.contains { $0.key.hasPrefix("$") } } ?? true }
        if isPlain {
            let list = items.map { value($0, of: subject) }.joined(separator: " and ")
            return Phrase("\(subject.name) includes \(list)" + ending(manner), joint: items.count > 1 ? .and : .none)
        }
        return .all(items.map { some(subject, tests($0, of: item(of: subject))) })
    }

    private func itemMatches(_ operand: JSONValue, of subject: PhraseSubject) -> Phrase {
        guard let object = operand.object else { return .never }
        let logical: Set = ["$and", "$or", "$nor"]
        let areOperators = !object.isEmpty && object.allSatisfy { $0.key.hasPrefix("$") && !logical.contains($0.key) }
        let item = item(of: subject)
        return some(subject, areOperators ? tests(operand, of: item) : phrase(operand, of: item))
    }

    private func item(of subject: PhraseSubject) -> PhraseSubject {
        PhraseSubject(name: "it", element: subject.element, isItem: true)
    }

    private func some(_ subject: PhraseSubject, _ phrase: Phrase) -> Phrase {
        Phrase("\(subject.name) has an item for which (\(phrase.text))")
    }

    private func size(_ operand: JSONValue, of subject: PhraseSubject) -> Phrase {
        tests(operand, of: PhraseSubject(name: "the number of items in \(subject.name)"))
    }

    // MARK: Values

    private static let mostCharactersOfValue = 40

    /// A value inside a sentence: an option by its label, a number with its unit, other texts in quotes.
    private func value(_ json: JSONValue, of subject: PhraseSubject) -> String {
        switch json {
        case .string(let text):
            if let element = subject.element, let option = element.choice?.option(text) {
                let label = TextShortener.shortened(
                    texts.label(of: option, in: element),
                    to: Self.mostCharactersOfValue
                )
                return label.needsQuotes ? "“\(label)”" : label
            }
            if subject.isDate, RelativeDate(text) != nil { return text }
            return "“\(TextShortener.shortened(text, to: Self.mostCharactersOfValue))”"
        case .number(let number):
            return number.description + (unit(of: subject.element).map { " " + $0 } ?? "")
        case .null, .bool, .array, .object: return json.text
        }
    }

    private func unit(of element: Element?) -> String? {
        switch element?.content {
        case .slider(let slider)?: element.flatMap { texts.text(of: $0, "unit", slider.unit) }
        case .number(let field)?: element.flatMap { texts.text(of: $0, "unit", field.unit) }
        default: nil
        }
    }

    /// A day, or how far it lies from today.
    private static func day(_ operand: JSONValue) -> String {
        guard let text = operand.string, let date = RelativeDate(text) else { return operand.text }
        switch date {
        case .date: return text
        case .days(let count): return distance(count, "day")
        case .months(let count): return distance(count, "month")
        case .years(let count): return distance(count, "year")
        }
    }

    private static func distance(_ count: Int, _ unit: String) -> String {
        if count == 0 { return "today" }
        let length = "\(abs(count)) \(unit)\(abs(count) == 1 ? "" : "s")"
        return "the day \(length) \(count < 0 ? "ago" : "from now")"
    }
}
