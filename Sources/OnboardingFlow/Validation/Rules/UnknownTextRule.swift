import OnboardingValues

/// A warning for a translation of nothing, which nobody will ever read, and an error for one that is no text.
struct UnknownTextRule: FlowRule {
    func issues(in flow: Flow) -> [DocumentIssue] {
        if flow.translations.languages.isEmpty { return [] }
        let kit: [[FlowText.Step]] = KitTexts.keys.map { [.key("kit"), .key($0)] }
        var search = Search(unread: flow.places.unread, line: flow.places.texts?.line ?? 1)
        let tree = TextTree(flow.texts.map(\.steps) + kit)
        for (language, texts) in flow.translations.byLanguage {
            search.visit(texts, tree, at: JSONPath.root.key("texts").key(language))
        }
        return search.issues
    }

    private struct Search {
        let unread: Set<String>
        let line: Int
        var issues: [DocumentIssue] = []

        /// Goes no deeper than the tree, which has six levels.
        mutating func visit(_ json: JSONValue, _ tree: TextTree, at path: JSONPath) {
            if tree.isText {
                if json.string == nil { note(.error, "wrong-type", at: path, json, "a string") }
            } else if !tree.items.isEmpty {
                visitItems(json, tree, at: path)
            } else {
                visitMembers(json, tree, at: path)
            }
        }

        private mutating func visitItems(_ json: JSONValue, _ tree: TextTree, at path: JSONPath) {
            guard let items = json.array else { return note(.error, "wrong-type", at: path, json, "an array") }
            for (index, item) in items.enumerated() {
                if tree.items.indices.contains(index) {
                    visit(item, tree.items[index], at: path.item(index))
                } else {
                    noteUnknown(at: path.item(index))
                }
            }
        }

        private mutating func visitMembers(_ json: JSONValue, _ tree: TextTree, at path: JSONPath) {
            guard let object = json.object else { return note(.error, "wrong-type", at: path, json, "an object") }
            for (key, value) in object {
                if let member = tree.members[key] {
                    visit(value, member, at: path.key(key))
                } else if !isOfUnread(key) {
                    noteUnknown(at: path.key(key))
                }
            }
        }

        /// Whether a key names, or may lead to, what stands in the document and could not be read.
        private func isOfUnread(_ key: String) -> Bool {
            unread.contains(key) || !unread.isEmpty && ["elements", "options"].contains(key)
        }

        private mutating func noteUnknown(at path: JSONPath) {
            let text = "the document has no text that this translates; correct the key, or remove it"
            issues.append(DocumentPlace(line: line, path: path).issue(.warning, "unknown-text", text))
        }

        private mutating func note(
            _ severity: DocumentIssue.Severity,
            _ rule: DocumentIssue.Rule,
            at path: JSONPath,
            _ json: JSONValue,
            _ expected: String
        ) {
            let text = "\(json.kindName) stands here; make it \(expected)"
            issues.append(DocumentPlace(line: line, path: path).issue(severity, rule, text))
        }
    }
}
