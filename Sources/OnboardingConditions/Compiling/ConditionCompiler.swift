import OnboardingValues

/// Turns a condition into an expression, noting every fault and every comparison on the way.
struct ConditionCompiler {
    /// Deeper than any document the reader accepts; a tree made in code may be deeper still.
    static let greatestDepth = 100

    private(set) var faults: [ConditionFault] = []
    private(set) var mentions: [Mention] = []
    private var depth = 0

    static func compile(_ json: JSONValue) -> ConditionProgram {
        var compiler = ConditionCompiler()
        let place = Place(path: .root, key: nil)
        let expression = compiler.condition(json, at: place)
        return ConditionProgram(
            source: json,
            expression: expression,
            faults: compiler.faults,
            mentions: compiler.mentions
        )
    }

    mutating func condition(_ json: JSONValue, at place: Place) -> Expression {
        guard let object = json.object else {
            note(.notAnObject, at: place, "\(json.kindName) stands where a condition, an object, is expected")
            return .never
        }
        guard depth < Self.greatestDepth else { return tooDeep(at: place) }
        depth += 1
        defer { depth -= 1 }
        let parts = object.map { key, value in entry(key, value, at: place.key(key)) }
        return parts.count == 1 ? parts[0] : .all(parts)
    }

    private mutating func entry(_ key: String, _ value: JSONValue, at place: Place) -> Expression {
        switch key {
        case "$and": return list(value, at: place).map(Expression.all) ?? .never
        case "$or": return list(value, at: place).map(Expression.any) ?? .never
        case "$nor": return list(value, at: place.negated).map { .not(.any($0)) } ?? .never
        case "$not": return .not(condition(value, at: place.negated))
        default:
            let place = place.attribute(key)
            return .attribute(AttributeTest(AttributePath(key), tests(value, at: place)))
        }
    }

    private mutating func list(_ value: JSONValue, at place: Place) -> [Expression]? {
        guard let items = value.array else {
            note(.wrongOperand, at: place, "\(value.kindName) stands where an array of conditions is expected")
            return nil
        }
        return items.enumerated().map { index, item in condition(item, at: place.item(index)) }
    }

    // MARK: Tests of a value

    /// The tests of a value that all have to hold: those of an object of operators, else one for equality.
    mutating func tests(_ json: JSONValue, at place: Place) -> [ValueTest] {
        guard case .object(let object) = json, object.contains(where: { $0.key.hasPrefix("$") }) else {
            mention("$eq", json, at: place)
            return [.equal(Operand(json))]
        }
        guard object.allSatisfy({ $0.key.hasPrefix("$") }) else {
            let text = "operators and plain keys stand side by side; write operators only, or only keys of a value"
            note(.wrongOperand, at: place, text)
            return [.never]
        }
        guard depth < Self.greatestDepth else {
            _ = tooDeep(at: place)
            return [.never]
        }
        depth += 1
        defer { depth -= 1 }
        return object.map { name, operand in test(name, operand, at: place.key(name)) }
    }

    private mutating func test(_ name: String, _ operand: JSONValue, at place: Place) -> ValueTest {
        guard let kind = Operator(rawValue: name) else {
            note(.unknownOperator, at: place, Self.mend(unknown: name))
            return .never
        }
        if kind != .not { mention(name, operand, at: place) }
        return test(kind, operand, at: place)
    }

    private static func mend(unknown name: String) -> String {
        if ["$and", "$or", "$nor"].contains(name) {
            return "\(name) combines conditions, not operators; write it around the attribute's name"
        }
        let known = Operator.allCases.map(\.rawValue)
        var spelling = Spelling()
        if let nearest = spelling.nearest(to: name, among: known) {
            return "there is no operator \(name); did you mean \(nearest)?"
        }
        return "there is no operator \(name); there are " + known.joined(separator: " ")
    }

    // MARK: Notes

    mutating func note(_ kind: ConditionFault.Kind, at place: Place, _ text: String) {
        faults.append(ConditionFault(kind, path: place.path.description, text: text))
    }

    private mutating func tooDeep(at place: Place) -> Expression {
        note(.wrongOperand, at: place, "conditions are nested more than \(Self.greatestDepth) deep; nest them less")
        return .never
    }

    private mutating func mention(_ name: String, _ operand: JSONValue, at place: Place) {
        guard let key = place.key, place.isNoted else { return }
        let path = place.path.description
        let mention = Mention(
            key: key,
            path: path,
            operatorName: name,
            operand: operand,
            isNegated: place.isNegated,
            isOfItem: place.isOfItem
        )
        mentions.append(mention)
    }
}
