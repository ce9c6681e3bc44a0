import OnboardingKit
import TestSupport

/// A small flow and a placement made by chance, as JSON: every kind of way, few enough answers to try them all.
struct RandomCase {
    let flow: JSONValue
    let targeting: JSONValue

    private static let attributes = ["a", "b", "c"]
    private static let values = ["x", "y", "z"]

    init(_ generator: inout SeededGenerator) {
        let count = Int.random(in: 2...5, using: &generator)
        let screens = (0..<count).map { Self.screen($0, of: count, &generator) }
        var mapping = JSONObject()
        for index in 0..<count where Int.random(in: 0..<4, using: &generator) > 0 {
            let attribute = Self.attributes.randomElement(using: &generator) ?? "a"
            mapping["q\(index)"] = ["to": .string("custom.\(attribute)")]
        }
        flow = [
            "schemaVersion": 1, "id": "random", "screens": .array(screens), "profile": .object(mapping),
        ]
        let audiences = Int.random(in: 1...4, using: &generator)
        var segments = JSONObject()
        for index in 0..<audiences { segments["s\(index)"] = Self.condition(&generator, Self.attributes, depth: 2) }
        targeting = [
            "schemaVersion": 1,
            "segments": .object(segments),
            "placements": [
                "main": [
                    "audiences": .array(
                        (0..<audiences).map { ["segment": .string("s\($0)"), "show": .string("c\($0)")] }
                    ),
                    "default": "c",
                ]
            ],
            "contents": .object(
                JSONObject((["c"] + (0..<audiences).map { "c\($0)" }).map { ($0, ["kind": "paywall"]) })
            ),
        ]
    }

    private static func screen(_ index: Int, of count: Int, _ generator: inout SeededGenerator) -> JSONValue {
        let isMultiple = Int.random(in: 0..<4, using: &generator) == 0
        let options = values.prefix(Int.random(in: 2...3, using: &generator)).map { value -> JSONValue in
            ["id": .string("o\(value)"), "value": .string(value), "label": "L"]
        }
        var screen: JSONObject = [
            "id": .string("q\(index)"), "title": "T", "type": isMultiple ? "multiChoice" : "singleChoice",
            "options": .array(options), "required": .bool(Bool.random(using: &generator)),
        ]
        let before = (0..<index).map { "q\($0)" }
        if index > 0, Int.random(in: 0..<3, using: &generator) == 0 {
            screen["showIf"] = condition(&generator, before, depth: 1, prefix: "o")
        }
        switch Int.random(in: 0..<4, using: &generator) {
        case 0:
            let target = Int.random(in: index + 1...count, using: &generator)
            let rule: JSONValue = [
                "if": condition(&generator, before + ["q\(index)"], depth: 1, prefix: "o"),
                "to": target == count ? "$end" : .string("q\(target)"),
            ]
            screen["rules"] = [rule]
        case 1 where !isMultiple:
            let target = Int.random(in: index + 1...count, using: &generator)
            screen["nextQuestionId"] = [
                "ox": target == count ? "$end" : .string("q\(target)"),
                "default": index + 1 == count ? "$end" : .string("q\(index + 1)"),
            ]
        default: break
        }
        return .object(screen)
    }

    private static func condition(
        _ generator: inout SeededGenerator,
        _ keys: [String],
        depth: Int,
        prefix: String = ""
    ) -> JSONValue {
        func inner() -> JSONValue { condition(&generator, keys, depth: depth - 1, prefix: prefix) }
        func value() -> JSONValue { .string(prefix + (values.randomElement(using: &generator) ?? "x")) }
        let key = keys.randomElement(using: &generator) ?? "a"
        switch Int.random(in: 0..<(depth > 0 ? 11 : 7), using: &generator) {
        case 0, 1: return .object([key: value()])
        case 2: return .object([key: ["$in": [value(), value()]]])
        case 3: return .object([key: ["$ne": value()]])
        case 4: return .object([key: ["$nin": [value(), value()]]])
        case 5: return .object([key: ["$exists": .bool(Bool.random(using: &generator))]])
        case 6: return .object([key: ["$size": ["$gte": .init(Int.random(in: 1...2, using: &generator))]]])
        case 7: return ["$and": [inner(), inner()]]
        case 8: return ["$or": [inner(), inner()]]
        case 9: return ["$nor": [inner(), inner()]]
        default: return ["$not": inner()]
        }
    }
}
