extension Expression {
    /// What it gives whatever the attributes are; nil where that is not plain to see.
    var constant: Bool? {
        switch self {
        case .never: false
        case .all(let parts): parts.lazy.map(\.constant).conjunction
        case .any(let parts): parts.isEmpty ? true : parts.lazy.map { $0.constant.map(!) }.conjunction.map(!)
        case .not(let part): part.constant.map(!)
        case .attribute(let test): test.constant
        }
    }
}

extension [ValueTest] {
    /// Whether all hold, or some does not, whatever the value is.
    var constant: Bool? { lazy.map(\.constant).conjunction }
}

extension ValueTest {
    fileprivate var constant: Bool? {
        switch self {
        case .never: false
        case .isIn(let set), .isInIgnoringCase(let set): set.isEmpty ? false : nil
        case .none(let tests): tests.constant.map(!)
        case .equal, .compare, .isInGroup, .all, .anyItem, .anyItemHolds, .size, .exists, .type, .matches, .version,
            .before, .after:
            nil
        }
    }
}

extension Sequence<Bool?> {
    /// False when one is false, true when all are true.
    fileprivate var conjunction: Bool? {
        var result: Bool? = true
        for part in self {
            if part == false { return false }
            if part == nil { result = nil }
        }
        return result
    }
}
