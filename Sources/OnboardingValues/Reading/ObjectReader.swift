#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// The issues found so far while a document is read, shared by all its readers.
package final class IssueList {
    package private(set) var issues: [DocumentIssue] = []
    package var spelling = Spelling()

    package init(_ issues: [DocumentIssue] = []) { self.issues = issues }

    package var hasErrors: Bool { issues.contains { $0.severity == .error } }

    package func add(_ issue: DocumentIssue) { issues.append(issue) }
}

/// A place in a document: the line and the path.
package struct DocumentPlace: Hashable, Sendable {
    package let line: Int
    package let path: JSONPath

    package init(line: Int, path: JSONPath) {
        self.line = line
        self.path = path
    }

    package func issue(_ severity: DocumentIssue.Severity, _ rule: DocumentIssue.Rule, _ text: String) -> DocumentIssue
    {
        DocumentIssue(severity, rule, line: line, path: path.description, text: text)
    }
}

/// Reads the members of an object by key and type; notes every wrong type, and at the end every key nobody asked for.
package final class ObjectReader {
    package let place: DocumentPlace
    package let issues: IssueList
    private let members: [String: JSONNode.Member]
    private let order: [String]
    private var keysRead: Set<String> = []

    /// Makes a reader; nil, with an issue, when the node is no object.
    package init?(_ node: JSONNode, path: JSONPath, issues: IssueList) {
        place = DocumentPlace(line: node.line, path: path)
        self.issues = issues
        guard case .object(let members) = node.content else {
            issues.add(place.issue(.error, "wrong-type", "\(node.kindName) stands here; make it an object"))
            return nil
        }
        self.members = Dictionary(members.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        order = members.map(\.key)
    }

    package func node(_ key: String) -> JSONNode? {
        keysRead.insert(key)
        return members[key]?.value
    }

    package func place(of key: String) -> DocumentPlace {
        DocumentPlace(line: members[key]?.line ?? place.line, path: place.path.key(key))
    }

    package func add(_ severity: DocumentIssue.Severity, _ rule: DocumentIssue.Rule, at key: String, _ text: String) {
        issues.add(place(of: key).issue(severity, rule, text))
    }

    package func string(_ key: String) -> String? {
        value(key, expected: "a string") { if case .string(let text) = $0 { text } else { nil } }
    }

    package func requiredString(_ key: String) -> String? {
        if node(key) == nil {
            issues.add(place.issue(.error, "missing-key", "\"\(key)\" is missing; add it, a string"))
        }
        return string(key)
    }

    package func bool(_ key: String) -> Bool? {
        value(key, expected: "true or false") { if case .bool(let flag) = $0 { flag } else { nil } }
    }

    package func number(_ key: String) -> Decimal? {
        value(key, expected: "a number") { if case .number(let number) = $0 { number } else { nil } }
    }

    /// A whole number in a range.
    package func integer(_ key: String, in range: ClosedRange<Int>) -> Int? {
        value(key, expected: "a whole number from \(range.lowerBound) to \(range.upperBound)") {
            guard case .number(let number) = $0, let integer = Int(exactly: number), range.contains(integer)
            else { return nil }
            return integer
        }
    }

    package func array(_ key: String) -> [JSONNode]? {
        value(key, expected: "an array") { if case .array(let items) = $0 { items } else { nil } }
    }

    package func members(_ key: String) -> [JSONNode.Member]? {
        value(key, expected: "an object") { if case .object(let members) = $0 { members } else { nil } }
    }

    package func strings(_ key: String) -> [String]? {
        guard let items = array(key) else { return nil }
        return items.enumerated().compactMap { index, item in
            if case .string(let text) = item.content { return text }
            let place = DocumentPlace(line: item.line, path: place.path.key(key).item(index))
            issues.add(place.issue(.error, "wrong-type", "\(item.kindName) stands here; make it a string"))
            return nil
        }
    }

    /// One of a set of words, by raw value.
    package func word<Word: RawRepresentable & CaseIterable>(_ key: String, _: Word.Type = Word.self) -> Word?
    where Word.RawValue == String {
        let words = Word.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
        return value(key, expected: "one of \(words)") {
            if case .string(let text) = $0 { Word(rawValue: text) } else { nil }
        }
    }

    package func object(_ key: String) -> ObjectReader? {
        node(key).flatMap { ObjectReader($0, path: place.path.key(key), issues: issues) }
    }

    /// Reads each item of an array that is an object.
    package func objects(_ key: String) -> [ObjectReader]? {
        array(key)?.enumerated().compactMap { index, item in
            ObjectReader(item, path: place.path.key(key).item(index), issues: issues)
        }
    }

    /// Warns of every key that was never asked for.
    package func finish() {
        let absent = keysRead.filter { members[$0] == nil }
        for key in order where !keysRead.contains(key) {
            let nearest = issues.spelling.nearest(to: key, among: absent)
            let mend = nearest.map { "did you mean \"\($0)\"?" } ?? "check the spelling or remove it"
            add(.warning, "unknown-key", at: key, "nothing reads \"\(key)\" here; \(mend)")
        }
    }

    private func value<Value>(_ key: String, expected: String, _ read: (JSONNode.Content) -> Value?) -> Value? {
        guard let node = node(key) else { return nil }
        if let value = read(node.content) { return value }
        let shown =
            switch node.content {
            case .string(let text) where text.count <= 40: JSONValue.string(text).text
            case .number(let number): number.description
            default: node.kindName
            }
        add(.error, "wrong-type", at: key, "\(shown) stands here; make it \(expected)")
        return nil
    }
}
