import Foundation
import OnboardingFlow
import OnboardingValues
import TestSupport

/// Makes flow documents of any shape; some break a rule and are refused.
struct RandomFlow {
    var random: SeededGenerator
    private var screenIds: [String] = []
    /// The elements written so far, for conditions.
    private var earlier: [RandomElement] = []

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    mutating func document() -> JSONValue {
        earlier = []
        screenIds = (0..<random.number(5...15)).map { "s\($0)" }
        let screens = screenIds.indices.map { screen(at: $0) }
        return ["id": "flow", "schemaVersion": 1, "screens": .array(screens)]
    }

    private mutating func screen(at index: Int) -> JSONValue {
        let id = screenIds[index]
        var members: JSONObject = ["id": .string(id), "title": .string(id)]
        if index > 0, random.percent(20) { members["showIf"] = condition() }
        let isLast = index == screenIds.count - 1
        var elements: [RandomElement] = []
        if isLast ? random.percent(40) : random.percent(3) {
            members["kind"] = "final"
            members["title"] = "Done"
            if random.percent(50) { members["buttons"] = [button("plans", "openPaywall")] }
            if random.percent(30) { elements = [RandomElement(id: "\(id).a", random: &random)] }
        } else if random.percent(12) {
            members["kind"] = random.percent(50) ? "info" : "interlude"
        } else if random.percent(55) {
            let element = RandomElement(id: id, random: &random)
            for (key, value) in element.members where key != "title" { members[key] = value }
            earlier.append(element)
            if random.percent(40) { members["nextQuestionId"] = entries(element, from: index) }
            return finished(members, from: index)
        } else {
            elements = (0..<random.number(1...3)).map { RandomElement(id: "\(id).\($0)", random: &random) }
        }
        if !elements.isEmpty { members["elements"] = .array(elements.map { .object($0.members) }) }
        earlier += elements
        return finished(members, from: index)
    }

    private mutating func finished(_ members: JSONObject, from index: Int) -> JSONValue {
        var members = members
        if random.percent(30) {
            members["rules"] = .array(
                (0..<random.number(1...2)).map { _ in ["if": condition(), "goTo": target(from: index)] }
            )
        }
        if random.percent(15) { members["next"] = target(from: index) }
        if members["buttons"] == nil, random.percent(20) {
            let actions = ["next", "openPaywall", "custom", "custom", "back", "skip", "close"]
            let second = button("second", random.pick(actions, or: "next"))
            let first = button("first", random.percent(40) ? "openPaywall" : "next")
            members["buttons"] = [first, second]
        }
        if random.percent(10) { members["skippable"] = false }
        return .object(members)
    }

    private func button(_ id: String, _ action: String) -> JSONValue {
        ["id": .string(id), "label": .string(id), "action": .string(action)]
    }

    private mutating func entries(_ element: RandomElement, from index: Int) -> JSONValue {
        var entries: JSONObject = [:]
        for option in element.options where random.percent(40) { entries[option] = target(from: index) }
        if random.percent(30) { entries["default"] = target(from: index) }
        if !element.isRequired, random.percent(50) { entries["$skipped"] = target(from: index) }
        return .object(entries)
    }

    /// Mostly forward; a way back is one that some answers leave, or the document is refused.
    private mutating func target(from index: Int) -> JSONValue {
        switch random.number(0...99) {
        case 0..<6: "$end"
        case 6..<14: "$next"
        case 14..<32: .string(screenIds[random.number(0...index)])
        default: .string(random.pick(Array(screenIds[(index + 1)...].prefix(4)), or: "$end"))
        }
    }

    private mutating func condition() -> JSONValue {
        switch random.number(0...99) {
        case 0..<8: return ["$or": [comparison(), comparison()]]
        case 8..<16: return ["$and": [comparison(), comparison()]]
        case 16..<22: return ["$not": comparison()]
        default: return comparison()
        }
    }

    private mutating func comparison() -> JSONValue {
        guard let element = earlier.randomElement(using: &random) else { return ["host.beta": true] }
        let option = JSONValue.string(random.pick(element.options, or: "none"))
        let operand: JSONValue =
            switch element.kind {
            case .singleChoice: random.percent(50) ? option : ["$in": [option]]
            case .multiChoice: random.percent(50) ? ["$all": [option]] : ["$in": [option]]
            case .slider, .number:
                [random.percent(50) ? "$gt" : "$lte": .number(Decimal(random.number(0...20)))]
            default: ["$exists": .bool(random.percent(60))]
            }
        return .object([element.id: operand])
    }
}

extension RandomFlow {
    /// A flow that was read, with the number of the document it was read from.
    struct Kept: Sendable {
        let number: Int
        let flow: Flow
    }

    /// How many flows there are, and how many documents are made for them at most; about two of three are accepted.
    static let count = 320
    static let mostDocuments = 2000

    /// The first flows of this run's seed that validation accepts.
    static let kept: [Kept] = {
        var source = RandomFlow(seed: .forThisRun)
        var kept: [Kept] = []
        for number in 0..<mostDocuments where kept.count < count {
            if let flow = try? Flow(reading: source.document().text) { kept.append(Kept(number: number, flow: flow)) }
        }
        return kept
    }()
}
