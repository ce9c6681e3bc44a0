import OnboardingValues

extension ConditionCompiler {
    /// The test of one operator, or `.never` and a fault when its operand is of the wrong kind.
    mutating func test(_ kind: Operator, _ operand: JSONValue, at place: Place) -> ValueTest {
        switch kind {
        case .equal: .equal(Operand(operand))
        case .notEqual: .none([.equal(Operand(operand))])
        case .less: comparison(.less, operand, at: place)
        case .lessOrEqual: comparison(.lessOrEqual, operand, at: place)
        case .greater: comparison(.greater, operand, at: place)
        case .greaterOrEqual: comparison(.greaterOrEqual, operand, at: place)
        case .isIn: membership(operand, at: place) { .isIn($0) }
        case .isNotIn: membership(operand, at: place) { .none([.isIn($0)]) }
        case .isInIgnoringCase: membership(operand, at: place) { .isInIgnoringCase($0) }
        case .isNotInIgnoringCase: membership(operand, at: place) { .none([.isInIgnoringCase($0)]) }
        case .all: all(operand, ignoringCase: false, at: place)
        case .allIgnoringCase: all(operand, ignoringCase: true, at: place)
        case .itemMatches: itemMatches(operand, at: place)
        case .size: size(operand, at: place)
        case .exists:
            if let isExpected = operand.bool { .exists(isExpected) } else { wrong(operand, "true or false", at: place) }
        case .type: type(operand, at: place)
        case .pattern: pattern(operand, ignoringCase: false, at: place)
        case .patternIgnoringCase: pattern(operand, ignoringCase: true, at: place)
        case .versionEqual: version(.equal, operand, at: place)
        case .versionNotEqual: version(.notEqual, operand, at: place)
        case .versionGreater: version(.greater, operand, at: place)
        case .versionGreaterOrEqual: version(.greaterOrEqual, operand, at: place)
        case .versionLess: version(.less, operand, at: place)
        case .versionLessOrEqual: version(.lessOrEqual, operand, at: place)
        case .isInGroup: group(operand, at: place) { .isInGroup($0) }
        case .isNotInGroup: group(operand, at: place) { .none([.isInGroup($0)]) }
        case .before: date(operand, at: place) { .before($0) }
        case .after: date(operand, at: place) { .after($0) }
        case .not: .none(tests(operand, at: place.negated))
        }
    }

    private mutating func wrong(_ operand: JSONValue, _ expected: String, at place: Place) -> ValueTest {
        note(.wrongOperand, at: place, "\(operand.kindName) stands where \(expected) is expected")
        return .never
    }

    private mutating func comparison(_ relation: Relation, _ operand: JSONValue, at place: Place) -> ValueTest {
        switch operand {
        case .number(let number): .compare(relation, number: ReadyNumber(number), text: nil)
        case .string(let text): .compare(relation, number: ReadyNumber(exactly: text), text: text)
        default: wrong(operand, "a number or a string", at: place)
        }
    }

    private mutating func membership(
        _ operand: JSONValue,
        at place: Place,
        make: (ValueSet) -> ValueTest
    ) -> ValueTest {
        guard let items = operand.array else { return wrong(operand, "an array", at: place) }
        return make(ValueSet(items))
    }

    private mutating func all(_ operand: JSONValue, ignoringCase: Bool, at place: Place) -> ValueTest {
        guard let items = operand.array else { return wrong(operand, "an array", at: place) }
        var tests: [[ValueTest]] = []
        for (index, item) in items.enumerated() {
            if case .object(let object) = item, object.contains(where: { $0.key.hasPrefix("$") }) {
                tests.append(self.tests(item, at: place.item(index).ofItem))
            } else if ignoringCase {
                tests.append([.isInIgnoringCase(ValueSet([item]))])
            } else {
                tests.append([.equal(Operand(item))])
            }
        }
        return .all(tests)
    }

    private mutating func itemMatches(_ operand: JSONValue, at place: Place) -> ValueTest {
        guard let object = operand.object else { return wrong(operand, "an object", at: place) }
        let areOperators = !object.isEmpty && object.allSatisfy { $0.key.hasPrefix("$") }
        if areOperators, !object.contains(where: { ["$and", "$or", "$nor"].contains($0.key) }) {
            return .anyItem(tests(operand, at: place.ofItem))
        }
        return .anyItemHolds(condition(operand, at: place.unnoted))
    }

    private mutating func size(_ operand: JSONValue, at place: Place) -> ValueTest {
        switch operand {
        case .number where operand.integer.map { $0 >= 0 } ?? false: .size(tests(operand, at: place.unnoted))
        case .object(let object) where object.contains(where: { $0.key.hasPrefix("$") }):
            .size(tests(operand, at: place.unnoted))
        default: wrong(operand, "a whole number from 0 on, or an object of operators,", at: place)
        }
    }

    private mutating func type(_ operand: JSONValue, at place: Place) -> ValueTest {
        guard let type = operand.string.flatMap(ValueType.init(rawValue:)) else {
            let names = ValueType.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
            note(.wrongOperand, at: place, "\(operand.text) is no type; the types are \(names)")
            return .never
        }
        return .type(type)
    }

    private mutating func pattern(_ operand: JSONValue, ignoringCase: Bool, at place: Place) -> ValueTest {
        guard let text = operand.string else { return wrong(operand, "a string", at: place) }
        do throws(PatternError) {
            return .matches(try Pattern(text, ignoringCase: ignoringCase))
        } catch {
            note(.badPattern, at: place, error.description)
            return .never
        }
    }

    private mutating func version(_ relation: Relation, _ operand: JSONValue, at place: Place) -> ValueTest {
        guard let version = Version(operand) else { return wrong(operand, "a version, a string,", at: place) }
        return .version(relation, version)
    }

    private mutating func group(_ operand: JSONValue, at place: Place, make: (String) -> ValueTest) -> ValueTest {
        guard let name = operand.string else { return wrong(operand, "the name of a group", at: place) }
        return make(name)
    }

    private mutating func date(_ operand: JSONValue, at place: Place, make: (RelativeDate) -> ValueTest) -> ValueTest {
        guard let date = operand.string.flatMap(RelativeDate.init) else {
            let mend = "write \"YYYY-MM-DD\", or count from today, such as \"-7d\" or \"-18y\""
            note(.wrongOperand, at: place, "\(operand.text) is no date; \(mend)")
            return .never
        }
        return make(date)
    }
}
