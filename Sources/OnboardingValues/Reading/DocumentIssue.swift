/// Something that is wrong, or looks wrong, in a document: what, where, and what would be right.
public struct DocumentIssue: Error, Hashable, Sendable {
    /// How much an issue matters.
    public enum Severity: String, Hashable, Sendable, Codable {
        /// The document cannot be used.
        case error
        /// The document works, though perhaps not as meant.
        case warning
    }

    /// The name of a kind of issue, such as `duplicate-id`; stable, so that a tool may look for it.
    public struct Rule: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
        /// The name, in lower case with hyphens.
        public let rawValue: String
        /// Makes a rule of its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Makes a rule of its name.
        public init(stringLiteral value: String) { rawValue = value }
        /// The name.
        public var description: String { rawValue }
    }

    /// Whether the document can still be used.
    public var severity: Severity
    /// The kind of issue.
    public var rule: Rule
    /// The line on which the culprit begins, counted from 1.
    public var line: Int
    /// The place in the document, such as `screens[2].elements[0].type`; empty for the document itself.
    public var path: String
    /// What is wrong and what would be right, in a sentence.
    public var text: String

    /// Makes an issue.
    public init(_ severity: Severity, _ rule: Rule, line: Int, path: String, text: String) {
        self.severity = severity
        self.rule = rule
        self.line = line
        self.path = path
        self.text = text
    }

    /// The issue on one line, `file:line: error rule path: text`, as compilers and editors read it.
    public func description(inFile file: String) -> String {
        "\(file):\(line): \(severity.rawValue) \(rule)\(path.isEmpty ? "" : " " + path): \(text)"
    }
}

extension DocumentIssue: CustomStringConvertible {
    /// The issue on one line, without a file's name.
    public var description: String {
        "line \(line): \(severity.rawValue) \(rule)\(path.isEmpty ? "" : " " + path): \(text)"
    }
}
