import OnboardingValues

/// A value to which others are compared for strict equality.
enum Operand: Sendable {
    case number(ReadyNumber)
    case value(JSONValue)

    init(_ value: JSONValue) {
        if case .number(let number) = value { self = .number(ReadyNumber(number)) } else { self = .value(value) }
    }

    func equals(_ value: JSONValue) -> Bool {
        switch (self, value) {
        case (.number(let right), .number(let left)): right.order(of: ReadyNumber(left)) == .same
        case (.number, _): false
        case (.value(.string(let right)), .string(let left)): left == right
        case (.value(let right), let left): left == right
        }
    }

    static func areEqual(_ left: JSONValue, _ right: JSONValue) -> Bool { Operand(left).equals(right) }
}
