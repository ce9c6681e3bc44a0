public import OnboardingProfile
public import OnboardingValues

/// A document is no targeting that can be used; holds every issue, warnings among them.
public struct TargetingError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The name of the document, for messages.
    public let document: String
    /// Everything that is wrong or looks wrong, in the order of the document.
    public let issues: [DocumentIssue]

    /// The errors, one a line.
    public var description: String {
        issues.filter { $0.severity == .error }.map { $0.description(inFile: document) }.joined(separator: "\n")
    }
}

extension Targeting {
    /// Reads a targeting document.
    ///
    /// - Parameters:
    ///   - text: JSON in UTF-8, at most 2 MB.
    ///   - name: the name of the document in messages, such as the file's.
    ///   - mappings: the mappings of the flows that it goes with. Where there are some, a segment may only name attributes
    ///     that one of them sets, or that the document lists as the host's own.
    /// - Throws: `TargetingError` with every issue when the document has an error.
    public init(
        reading text: some Sequence<UInt8>,
        named name: String = "targeting",
        mappings: [ProfileMapping] = []
    ) throws(TargetingError) {
        let (targeting, issues) = Self.read(Array(text), mappings: mappings)
        guard let targeting, !issues.contains(where: { $0.severity == .error }) else {
            throw TargetingError(document: name, issues: issues)
        }
        self = targeting
    }

    /// Reads a targeting document from text.
    ///
    /// - Throws: `TargetingError`, as `init(reading:named:mappings:)` for bytes.
    public init(
        reading text: String,
        named name: String = "targeting",
        mappings: [ProfileMapping] = []
    ) throws(TargetingError) {
        try self.init(reading: text.utf8, named: name, mappings: mappings)
    }

    /// Everything that is wrong or looks wrong in a document, whether it can be used or not, in the order of the document.
    public static func issues(in text: some Sequence<UInt8>, mappings: [ProfileMapping] = []) -> [DocumentIssue] {
        read(Array(text), mappings: mappings).1
    }

    /// Reads a document and tells everything about it: the targeting, where it has no error, and every issue.
    package static func read(_ bytes: [UInt8], mappings: [ProfileMapping] = []) -> (Targeting?, [DocumentIssue]) {
        let (node, readingIssues) = JSONNode.read(bytes)
        guard let node else { return (nil, readingIssues) }
        let issues = IssueList(readingIssues)
        let document = TargetingReader(issues: issues).document(node)
        var all = issues.issues
        if let document {
            all += IssueLocator.located(TargetingRules.issues(in: document, mappings: mappings), in: node)
        }
        let inOrder = all.enumerated().sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }
        let hasErrors = all.contains { $0.severity == .error }
        return (hasErrors ? nil : document?.targeting, inOrder.map(\.element))
    }
}
