import OnboardingConditions
import OnboardingValues

/// What kind of value a condition sees of an answer.
enum ComparedValue {
    case text, number, list
    case date(DateField)

    init?(_ element: Element) {
        switch element.content {
        case .singleChoice, .text, .email, .phone: self = .text
        case .multiChoice: self = .list
        case .slider, .number: self = .number
        case .date(let field): self = .date(field)
        case .bullets, .summary: return nil
        }
    }

    /// Why a comparison says nothing about such a value, whatever is answered; nil when it can hold.
    func misfit(of mention: Mention) -> String? {
        let name = mention.operatorName
        if case .date(let field) = self, !field.parts.contains(.year), name != "$exists", !mention.operand.isNull {
            return "a date that is asked for without its year is always missing; ask for the year"
        }
        if mention.isOfItem, !isList { return nil }
        switch name {
        case "$eq", "$ne": return misfit(ofEqual: mention.operand, isItem: mention.isOfItem)
        case "$in", "$nin", "$ini", "$nini":
            return (mention.operand.array ?? []).lazy.compactMap { misfit(ofEqual: $0, isItem: true) }.first
        case "$lt", "$lte", "$gt", "$gte": return misfit(ofOrder: mention.operand, isItem: mention.isOfItem)
        case "$all", "$alli", "$elemMatch", "$size":
            return isList ? nil : "\(name) looks into a list and the answer is \(noun); it is for multiple choices"
        case "$before", "$after":
            if case .date = self { return nil }
            return "\(name) compares dates and the answer is \(noun); ask for it with the type \"date\""
        case "$regex", "$regexi":
            if case .number = self { return "a pattern is for text and the answer is a number; use $gt or $in" }
            return isList && !mention.isOfItem ? "a pattern is for text and the answer is a list; use $elemMatch" : nil
        case "$veq", "$vne", "$vgt", "$vgte", "$vlt", "$vlte":
            return isList && !mention.isOfItem ? "a version is text and the answer is a list; use $elemMatch" : nil
        case "$type": return misfit(ofType: mention.operand.string, isItem: mention.isOfItem)
        default: return nil
        }
    }

    private var isList: Bool { if case .list = self { true } else { false } }

    private var noun: String {
        switch self {
        case .text: "a text"
        case .number: "a number"
        case .list: "a list of option ids"
        case .date: "a date, a text"
        }
    }

    /// `isItem`: what is compared is one item where the answer is a list.
    private func misfit(ofEqual operand: JSONValue, isItem: Bool) -> String? {
        switch (self, operand) {
        case (_, .null): nil
        case (.text, .string), (.date, .string), (.number, .number): nil
        case (.list, .string) where isItem: nil
        case (.list, .array) where !isItem: nil
        case (.list, .string): "the answer is a list of option ids; write {\"$in\": [\(shown(operand))]}"
        default: "\(operand.kindName) never equals the answer, which is \(noun); compare it with its own type"
        }
    }

    private func misfit(ofOrder operand: JSONValue, isItem: Bool) -> String? {
        switch (self, operand) {
        case (.list, _) where !isItem: "the answer is a list of option ids and has no order; use $size or $in"
        case (.number, .string(let text)) where (try? JSONValue(reading: text))?.number == nil:
            "the answer is a number and \(shown(operand)) is none; write a number"
        case (.date(let field), .number) where field.parts != [.year]:
            "the answer is a date, a text, and never compares with a number; use $before or $after"
        default: nil
        }
    }

    private func misfit(ofType type: String?, isItem: Bool) -> String? {
        let expected =
            switch self {
            case .text, .date: "string"
            case .number: "number"
            case .list: isItem ? "string" : "array"
            }
        guard let type, type != "null", type != expected else { return nil }
        return "the answer is of the type \"\(expected)\", never of \(type.quoted); ask for that, or for $exists"
    }

    private func shown(_ operand: JSONValue) -> String { operand.string?.quoted ?? operand.kindName }
}
