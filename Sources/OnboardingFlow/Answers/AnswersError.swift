/// Answers do not fit a flow.
public struct AnswersError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong, one fault an element, in the order of the file.
    public let faults: [AnswerError]

    /// The faults, one a line.
    public var description: String { faults.map(\.description).joined(separator: "\n") }
}
