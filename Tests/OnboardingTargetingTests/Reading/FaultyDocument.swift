import OnboardingProfile
import OnboardingValues
import Testing

@testable import OnboardingTargeting

/// A sound document with something replaced, and every issue that it then has.
struct FaultyDocument: Sendable, CustomTestStringConvertible {
    static let sound = """
        { "schemaVersion": 1,
          "segments": { "pros": {"experience": "pro"} },
          "placements": { "main": {
            "audiences": [
              { "segment": "pros", "show": "pro" }
            ],
            "default": "standard" } },
          "contents": {
            "pro": { "kind": "paywall" },
            "standard": { "kind": "paywall" } } }
        """

    let replaced: String
    let replacement: String
    let issues: [String]
    let mappings: [ProfileMapping]

    init(_ replaced: String, _ replacement: String, _ issues: String..., mappings: [ProfileMapping] = []) {
        self.replaced = replaced
        self.replacement = replacement
        self.issues = issues
        self.mappings = mappings
    }

    var text: String { Self.sound.replacingFirst(replaced, with: replacement) }
    var found: [DocumentIssue] { Targeting.issues(in: text.utf8, mappings: mappings) }
    var testDescription: String { "\(replacement) for \(replaced)" }
}

extension DocumentIssue {
    /// The line, the severity, the rule and the path.
    var summary: String { "\(line) \(severity.rawValue) \(rule)" + (path.isEmpty ? "" : " \(path)") }
}

extension String {
    fileprivate func replacingFirst(_ part: String, with other: String) -> String {
        firstRange(of: part).map { replacingCharacters(in: $0, with: other) } ?? "\(part) is not there"
    }

    private func firstRange(of part: String) -> Range<Index>? {
        indices.lazy.filter { self[$0...].hasPrefix(part) }.map { $0..<self.index($0, offsetBy: part.count) }.first
    }

    private func replacingCharacters(in range: Range<Index>, with other: String) -> String {
        self[..<range.lowerBound] + other + self[range.upperBound...]
    }
}
