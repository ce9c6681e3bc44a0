import OnboardingKit

/// An answers file, read for a flow; it knows on which line an answer stands.
struct AnswersFile {
    let answers: [String: Answer]
    private let path: String
    private let bytes: [UInt8]

    init(_ path: String, for flow: Flow) throws {
        self.path = path
        bytes = try Files.bytes(path)
        do {
            answers = try flow.answers(from: JSONValue(reading: bytes))
        } catch let error as JSONReadingError {
            let issues = error.issues.map { $0.description(inFile: Files.name(path)) }
            throw CommandFailure.atFault(issues.joined(separator: "\n"))
        } catch let error as AnswersError {
            let document = JSONNode.read(bytes).0
            let issues = error.faults.map { Self.issue("bad-answer", $0.elementId, $0.text, in: document) }
            throw CommandFailure.atFault(
                issues.map { $0.description(inFile: Files.name(path)) }.joined(separator: "\n")
            )
        }
    }

    /// What is wrong with answers, by element, each a line in the form of a document's issue, in the order of the file.
    func faults(_ rule: DocumentIssue.Rule, _ texts: [String: String]) -> [String] {
        let document = JSONNode.read(bytes).0
        return texts.map { id, text in Self.issue(rule, id, text, in: document) }
            .sorted { ($0.line, $0.path) < ($1.line, $1.path) }
            .map { $0.description(inFile: Files.name(path)) }
    }

    private static func issue(
        _ rule: DocumentIssue.Rule,
        _ elementId: String,
        _ text: String,
        in document: JSONNode?
    ) -> DocumentIssue {
        // A fault of what is missing stands where the file begins.
        let line = document?[elementId]?.line ?? 1
        return DocumentIssue(.error, rule, line: line, path: elementId, text: text)
    }
}
