import Foundation
import OnboardingFlow
import OnboardingValues
import TestSupport

/// A question of any type, as a document writes it.
struct RandomElement {
    let id: String
    let kind: Element.Kind
    let isRequired: Bool
    private(set) var options: [String] = []
    private(set) var members: JSONObject

    init(id: String, random: inout SeededGenerator) {
        self.id = id
        let kinds: [Element.Kind] = [
            .singleChoice, .singleChoice, .singleChoice, .multiChoice, .multiChoice, .slider, .number, .text, .email,
            .phone, .date,
        ]
        kind = random.pick(kinds, or: .text)
        isRequired = random.percent(65)
        members = ["id": .string(id), "type": .string(kind.rawValue), "title": .string(id)]
        if !isRequired { members["required"] = false }
        switch kind {
        case .singleChoice, .multiChoice: addOptions(&random)
        case .slider:
            members["max"] = 20
            members["step"] = .number(Decimal(random.number(1...3)))
        case .number:
            members["max"] = 20
            if random.percent(50) { members["decimals"] = 1 }
        case .text: if random.percent(50) { members["maxLength"] = 5 }
        case .date:
            if random.percent(30) { members["parts"] = ["year", "month"] }
            if random.percent(30) { members["maxDate"] = "-1d" }
        default: break
        }
        if random.percent(25) { members["defaultValue"] = defaultValue(&random) }
    }

    private mutating func addOptions(_ random: inout SeededGenerator) {
        options = (0..<random.number(2...5)).map { "o\($0)" }
        members["options"] = .array(
            options.map { option in
                var option: JSONObject = ["id": .string(option), "label": .string(option)]
                for key in ["exclusive", "allowsText", "pinned"] where random.percent(12) { option[key] = true }
                return .object(option)
            }
        )
        if random.percent(30) { members["shuffle"] = true }
        guard kind == .multiChoice else { return }
        if random.percent(40) { members["minSelections"] = .number(Decimal(random.number(0...2))) }
        if random.percent(40) { members["maxSelections"] = .number(Decimal(random.number(2...3))) }
    }

    private func defaultValue(_ random: inout SeededGenerator) -> JSONValue {
        let option = JSONValue.string(random.pick(options, or: "o0"))
        return switch kind {
        case .singleChoice: option
        case .multiChoice: [option]
        case .slider, .number: .number(Decimal(random.number(0...6)))
        case .date: "2001-02-03"
        case .email: "ann@example.org"
        default: "12345"
        }
    }
}
