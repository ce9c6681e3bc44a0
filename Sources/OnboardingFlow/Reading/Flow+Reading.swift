public import OnboardingProfile
public import OnboardingValues

/// A document is no flow that can be played; holds every issue, warnings among them.
public struct FlowError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The name of the document, for messages.
    public let document: String
    /// Everything that is wrong or looks wrong, in the order of the document.
    public let issues: [DocumentIssue]

    /// The errors, one a line.
    public var description: String {
        issues.filter { $0.severity == .error }.map { $0.description(inFile: document) }.joined(separator: "\n")
    }
}

extension Flow {
    /// Whether a document is checked beyond its form when it is read.
    public enum Validation: Sendable, Hashable {
        /// Every rule that ends in an error is applied.
        case full
        /// Only the form is checked. A target that does not exist is then met at run time, reported and passed over.
        case skipped
    }

    /// Reads a flow document.
    ///
    /// - Parameters:
    ///   - text: JSON in UTF-8, at most 2 MB.
    ///   - name: the name of the document in messages, such as the file's.
    ///   - validation: whether broken references, loops and the like refuse the document.
    ///   - limits: what the attributes that answers are mapped to have to fit.
    /// - Throws: `FlowError` with every issue when the document has an error.
    public init(
        reading text: some Sequence<UInt8>,
        named name: String = "flow",
        validation: Validation = .full,
        limits: ProfileLimits = .standard
    ) throws(FlowError) {
        let (flow, issues) = Self.read(Array(text), validation: validation, limits: limits)
        guard let flow, !issues.contains(where: { $0.severity == .error }) else {
            throw FlowError(document: name, issues: issues)
        }
        self = flow
    }

    /// Reads a flow document from text.
    ///
    /// - Throws: `FlowError`, as `init(reading:named:validation:limits:)` for bytes.
    public init(
        reading text: String,
        named name: String = "flow",
        validation: Validation = .full,
        limits: ProfileLimits = .standard
    ) throws(FlowError) {
        try self.init(reading: text.utf8, named: name, validation: validation, limits: limits)
    }

    /// Reads a document and tells everything about it: the flow, where its form allows one, and every issue.
    package static func read(
        _ bytes: [UInt8],
        validation: Validation = .full,
        limits: ProfileLimits = .standard
    ) -> (Flow?, [DocumentIssue]) {
        let (node, readingIssues) = JSONNode.read(bytes)
        guard let node else { return (nil, readingIssues) }
        let issues = IssueList(readingIssues)
        let flow = FlowReader(issues: issues, fingerprint: Fingerprint.of(bytes), limits: limits).flow(node)
        var all = issues.issues
        if let flow, validation == .full {
            all += IssueLocator.located(FlowValidator.issues(of: flow, limits: limits), in: node)
        }
        let inOrder = all.enumerated().sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }
        return (flow, inOrder.map(\.element))
    }

    /// Everything that is wrong or looks wrong in a document, whether it can be played or not.
    ///
    /// - Parameters:
    ///   - text: JSON in UTF-8.
    ///   - limits: what the attributes that answers are mapped to have to fit.
    /// - Returns: the issues in the order of the document.
    public static func issues(
        in text: some Sequence<UInt8>,
        limits: ProfileLimits = .standard
    ) -> [DocumentIssue] {
        read(Array(text), limits: limits).1
    }
}
