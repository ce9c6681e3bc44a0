package import OnboardingValues

/// A part of a condition that can never hold because of how it is written.
public struct ConditionFault: Error, Hashable, Sendable {
    /// What kind of fault it is.
    public enum Kind: String, Hashable, Sendable {
        /// There is no such operator.
        case unknownOperator
        /// A pattern cannot be read, or is more than the subset allows.
        case badPattern
        /// An operator stands with a value of the wrong kind.
        case wrongOperand
        /// Something else than an object stands where a condition is expected.
        case notAnObject
    }

    /// What kind of fault it is.
    public let kind: Kind
    /// The place inside the condition, such as `$and[0].age.$gt`; empty for the condition itself.
    public let path: String
    /// What is wrong and what would be right, in a sentence.
    public let text: String

    /// Makes a fault.
    public init(_ kind: Kind, path: String, text: String) {
        self.kind = kind
        self.path = path
        self.text = text
    }
}

extension ConditionFault.Kind {
    /// The rule that a document breaks by a condition with such a fault.
    package var rule: DocumentIssue.Rule {
        switch self {
        case .unknownOperator: "unknown-operator"
        case .badPattern: "bad-pattern"
        case .wrongOperand: "wrong-operand"
        case .notAnObject: "wrong-type"
        }
    }
}

extension ConditionFault: CustomStringConvertible {
    /// The place and what is wrong there.
    public var description: String { path.isEmpty ? text : "\(path): \(text)" }
}
