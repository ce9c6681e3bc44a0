import Foundation
import OnboardingActions
import OnboardingFlow
import OnboardingValues

/// Writes a random flow: any elements, rules, entries and conditions over earlier elements, forward ways, and ways back
/// that hang on a condition.
struct RandomFlow {
    private struct Asked {
        let id: String
        let type: String
    }

    private static let types = [
        "singleChoice", "multiChoice", "slider", "number", "text", "email", "phone", "date", "bullets", "summary",
    ]

    private var dice: Dice
    private var asked: [Asked] = []
    private let count: Int

    private init(seed: UInt64) {
        dice = Dice(seed: seed)
        count = dice.number(5...15)
    }

    /// The document of a seed.
    static func document(seed: UInt64) -> String {
        var writer = RandomFlow(seed: seed)
        let screens = (0..<writer.count).map { writer.screen($0) }
        return Document.flow(screens)
    }

    private mutating func screen(_ index: Int) -> String {
        var more: [String] = []
        if !asked.isEmpty, dice.happens(percent: 20) { more.append("\"showIf\": \(condition())") }
        if index == count - 1, dice.happens(percent: 40) { more.append("\"kind\": \"final\"") }
        if index > 0, index < count - 1, dice.happens(percent: 7) {
            return Document.screen("s\(index)", [], more: (more + ["\"kind\": \"interlude\""]).joined(separator: ", "))
        }
        let elements = (0..<dice.number(0...2)).map { element("e\(index)_\($0)") }
        if !asked.isEmpty, dice.happens(percent: 35) {
            let rules = (0..<dice.number(1...2)).map { _ in
                "{\"if\": \(condition()), \"goTo\": \"\(target(from: index, mayReturn: true))\"}"
            }
            more.append("\"rules\": [\(rules.joined(separator: ", "))]")
        }
        if dice.happens(percent: 25) {
            var entries = ["\"default\": \"\(target(from: index, mayReturn: false))\""]
            if elements.contains(where: { $0.contains("hoice") }) {
                entries.append("\"o1\": \"\(target(from: index, mayReturn: true))\"")
            }
            if dice.happens(percent: 30) {
                entries.append("\"$skipped\": \"\(target(from: index, mayReturn: false))\"")
            }
            more.append("\"nextQuestionId\": {\(entries.joined(separator: ", "))}")
        } else if dice.happens(percent: 20) {
            more.append("\"next\": \"\(target(from: index, mayReturn: false))\"")
        }
        if dice.happens(percent: 10) {
            more.append("\"buttons\": [{\"id\": \"buy\", \"label\": \"Buy\", \"action\": \"openPaywall\"}]")
        }
        return Document.screen("s\(index)", elements, more: more.joined(separator: ", "))
    }

    private mutating func element(_ id: String) -> String {
        let type = dice.pick(Self.types) ?? "text"
        var more: [String] = []
        if dice.happens(percent: 40) { more.append("\"required\": false") }
        switch type {
        case "singleChoice", "multiChoice":
            let options = (0...dice.number(1...4)).map { index in
                let text = index == 2 ? ", \"allowsText\": true" : ""
                let exclusive = index == 3 && type == "multiChoice" ? ", \"exclusive\": true" : ""
                return "{\"id\": \"o\(index)\", \"label\": \"O\(index)\"\(text)\(exclusive)}"
            }
            more.append("\"options\": [\(options.joined(separator: ", "))], \"shuffle\": \(dice.happens(percent: 30))")
            if type == "singleChoice", dice.happens(percent: 20) { more.append("\"defaultValue\": \"o0\"") }
            if type == "multiChoice", dice.happens(percent: 20) { more.append("\"maxSelections\": 2") }
        case "slider": more.append("\"min\": 0, \"max\": 10")
        case "number": if dice.happens(percent: 20) { more.append("\"defaultValue\": 5") }
        case "text": if dice.happens(percent: 20) { more.append("\"maxLength\": 3") }
        case "bullets": more.append("\"items\": [\"{{\(asked.last?.id ?? "none")|x}}\"]")
        case "summary": more.append("\"rows\": [{\"label\": \"L\", \"value\": \"{{\(asked.first?.id ?? "none")}}\"}]")
        default: break
        }
        if !["bullets", "summary"].contains(type) { asked.append(Asked(id: id, type: type)) }
        return Document.question(id, type, more: more.joined(separator: ", "))
    }

    private mutating func condition() -> String {
        guard let asked = dice.pick(asked) else { return "{}" }
        let tests =
            switch asked.type {
            case "singleChoice": ["\"o0\"", "{\"$in\": [\"o1\", \"o2\"]}", "{\"$exists\": true}"]
            case "multiChoice": ["{\"$in\": [\"o0\"]}", "{\"$size\": 2}", "{\"$exists\": false}"]
            case "slider", "number": ["{\"$gte\": 5}", "{\"$lt\": 3}", "{\"$ne\": 5}"]
            case "date": ["{\"$before\": \"2000-01-01\"}", "{\"$after\": \"-18y\"}"]
            default: ["\"a\"", "{\"$ne\": null}", "{\"$regex\": \"^a\"}"]
            }
        let test = dice.pick(tests) ?? "null"
        return dice.happens(percent: 20) ? "{\"$not\": {\"\(asked.id)\": \(test)}}" : "{\"\(asked.id)\": \(test)}"
    }

    private mutating func target(from index: Int, mayReturn: Bool) -> String {
        if mayReturn, dice.happens(percent: 30) { return "s\(dice.number(0...index))" }
        if index + 1 < count, dice.happens(percent: 80) { return "s\(dice.number(index + 1...count - 1))" }
        return dice.happens(percent: 50) ? "$end" : "$next"
    }
}
