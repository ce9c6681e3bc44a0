import OnboardingValues

/// The documents that one change makes of a document: each value in it replaced, removed, or given a member more.
enum Mutation {
    /// Values of other types, and one of the same that is unlikely to fit.
    private static func replacements(_ value: JSONValue) -> [JSONValue] {
        switch value {
        case .string: ["☂", "", -7, [:]]
        case .number: [-7, "☂", nil]
        case .bool, .null: ["☂", 1]
        case .array: [[], [[]], "☂", [:]]
        case .object: [[:], "☂", [], nil]
        }
    }

    static func all(of document: JSONValue) -> [(name: String, document: JSONValue)] {
        var changed: [(String, JSONValue)] = []
        visit(document, at: .root) { path, value in changed.append((path, value)) }
        return changed
    }

    /// Hands over every variant of a value, as part of the whole document that `body` makes of it.
    private static func visit(_ value: JSONValue, at path: JSONPath, _ body: (String, JSONValue) -> Void) {
        for replacement in replacements(value) where replacement != value {
            body("\(path) = \(replacement.text)", replacement)
        }
        switch value {
        case .object(let object):
            var larger = object
            larger["surprise"] = 1
            body("\(path) + surprise", .object(larger))
            for (key, member) in object {
                var smaller = object
                smaller[key] = nil
                body("\(path) - \(key)", .object(smaller))
                visit(member, at: path.key(key)) { name, variant in
                    var changed = object
                    changed[key] = variant
                    body(name, .object(changed))
                }
            }
        case .array(let items):
            for (index, item) in items.enumerated() {
                visit(item, at: path.item(index)) { name, variant in
                    var changed = items
                    changed[index] = variant
                    body(name, .array(changed))
                }
            }
        case .null, .bool, .number, .string: break
        }
    }
}
