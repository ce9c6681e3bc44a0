import OnboardingValues

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension [ValueTest] {
    /// Whether every test holds for the value; a missing one is null.
    func hold(for value: JSONValue, in surroundings: Surroundings) -> Bool {
        allSatisfy { $0.holds(for: value, in: surroundings) }
    }
}

extension ValueTest {
    func holds(for value: JSONValue, in surroundings: Surroundings) -> Bool {
        switch self {
        case .never: false
        case .equal(let operand): operand.equals(value)
        case .none(let tests): !tests.hold(for: value, in: surroundings)
        case .compare(let relation, let number, let text): compares(value, relation, number, text)
        case .isIn(let set): value.isOrHasItem { set.contains($0) }
        case .isInIgnoringCase(let set): value.isOrHasItem { set.containsIgnoringCase($0) }
        case .isInGroup(let name): isInGroup(name, value, surroundings)
        case .all(let wanted): hasAll(wanted, value, surroundings)
        case .anyItem(let tests): hasAll([tests], value, surroundings)
        case .anyItemHolds(let expression): hasItem(for: expression, value, surroundings)
        case .size(let tests):
            if case .array(let items) = value {
                tests.hold(for: .number(Decimal(items.count)), in: surroundings)
            } else {
                false
            }
        case .exists(let isExpected): if case .null = value { !isExpected } else { isExpected }
        case .type(let type): type == ValueType(of: value)
        case .matches(let pattern): if case .string(let text) = value { pattern.matches(text) } else { false }
        case .version(let relation, let version): version.holds(relation, for: value)
        case .before(let date): isDate(value, .less, date, surroundings.today)
        case .after(let date): isDate(value, .greater, date, surroundings.today)
        }
    }

    private func compares(_ value: JSONValue, _ relation: Relation, _ number: ReadyNumber?, _ text: String?) -> Bool {
        switch value {
        case .number(let left):
            guard let number else { return false }
            return relation.holds(number.order(of: ReadyNumber(left)))
        case .string(let left):
            if let text { return relation.holds(left.scalarOrder(to: text)) }
            guard let number, let left = ReadyNumber(exactly: left) else { return false }
            return relation.holds(number.order(of: left))
        case .null, .bool, .array, .object: return false
        }
    }

    private func isInGroup(_ name: String, _ value: JSONValue, _ surroundings: Surroundings) -> Bool {
        guard let members = surroundings.groups[name] else { return false }
        return value.isOrHasItem { item in members.contains { Operand.areEqual($0, item) } }
    }

    private func hasAll(_ wanted: [[ValueTest]], _ value: JSONValue, _ surroundings: Surroundings) -> Bool {
        guard case .array(let items) = value else { return false }
        return wanted.allSatisfy { tests in items.contains { tests.hold(for: $0, in: surroundings) } }
    }

    private func hasItem(for expression: Expression, _ value: JSONValue, _ surroundings: Surroundings) -> Bool {
        guard case .array(let items) = value else { return false }
        return items.contains { item in
            if case .object(let object) = item { return expression.holds(for: object, in: surroundings) }
            return expression.holds(for: JSONObject(), in: surroundings)
        }
    }

    private func isDate(
        _ value: JSONValue,
        _ relation: Relation,
        _ date: RelativeDate,
        _ today: CalendarDate?
    ) -> Bool {
        guard case .string(let text) = value, let left = CalendarDate(firstDayOf: text) else { return false }
        switch (date, today) {
        case (.date(let right), _): return relation.holds(Order(left, right))
        case (_, let today?): return relation.holds(Order(left, date.resolved(on: today)))
        case (_, nil): return false
        }
    }
}

extension JSONValue {
    /// Whether the value is one of those looked for or, being an array, has an item that is.
    fileprivate func isOrHasItem(_ isWanted: (JSONValue) -> Bool) -> Bool {
        if case .array(let items) = self { items.contains(where: isWanted) } else { isWanted(self) }
    }
}
