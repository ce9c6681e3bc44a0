extension DocumentPlace {
    /// The place of a key in the object that stands here; `IssueLocator` finds its line.
    package func key(_ key: String) -> DocumentPlace { DocumentPlace(line: line, path: path.key(key)) }

    /// An issue at a place inside what stands here, such as `$and[0].age.$gt`.
    package func issue(
        _ severity: DocumentIssue.Severity,
        _ rule: DocumentIssue.Rule,
        at inner: String,
        _ text: String
    ) -> DocumentIssue {
        let separator = inner.isEmpty || inner.hasPrefix("[") ? "" : "."
        return DocumentIssue(severity, rule, line: line, path: path.description + separator + inner, text: text)
    }
}
