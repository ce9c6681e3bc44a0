import OnboardingValues

extension ObjectReader {
    /// Whether nothing was found that leaves a hole in what was read.
    var issuesAllowFlow: Bool {
        let fatal: Set<DocumentIssue.Rule> = ["wrong-type", "missing-key", "unsupported-version"]
        return !issues.issues.contains { fatal.contains($0.rule) && $0.severity == .error && $0.path.isEmpty }
    }

    /// Notes what is wrong with an id: it is empty, begins with `$` or holds control characters.
    func check(id: String, at key: String) {
        if id.isEmpty {
            add(.error, "bad-id", at: key, "the id is empty; give it at least one character")
        } else if id.hasPrefix("$") {
            add(.error, "bad-id", at: key, "the id begins with \"$\", which stands for something else; choose another")
        } else if id.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
            add(.error, "bad-id", at: key, "the id holds a control character; remove it")
        }
    }
}
