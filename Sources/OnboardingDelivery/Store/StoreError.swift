/// The store could not be read or written; what was accepted is still in memory, or on disk as it was.
public struct StoreError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What was tried.
    public enum Operation: String, Hashable, Sendable {
        case read, write
    }

    /// What was tried.
    public let operation: Operation
    /// The file concerned.
    public let file: String
    /// What the system said.
    public let reason: String

    package init(operation: Operation, file: String, reason: String) {
        self.operation = operation
        self.file = file
        self.reason = reason
    }

    /// What was tried, on which file, and what the system said.
    public var description: String { "cannot \(operation.rawValue) \(file): \(reason)" }
}
