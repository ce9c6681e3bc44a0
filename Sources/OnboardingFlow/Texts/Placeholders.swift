import OnboardingValues

/// Replaces `{{elementId|fallback}}` in texts by what was answered.
enum Placeholders {
    /// Replaces every placeholder of a text, once: what is put in is plain text and is not looked through again.
    ///
    /// `value` tells what was answered to an element; nil or empty leaves the fallback.
    static func filled(_ text: String, _ value: (String) -> String?) -> String {
        // Most texts have none, and bytes are looked through fastest.
        guard text.utf8.contains(UInt8(ascii: "{")) else { return text }
        var result = ""
        var rest = text[...]
        while let open = rest.firstRange(of: "{{"), let close = rest[open.upperBound...].firstRange(of: "}}") {
            result += rest[..<open.lowerBound]
            let parts = rest[open.upperBound..<close.lowerBound].split(
                separator: "|",
                maxSplits: 1,
                omittingEmptySubsequences: false
            )
            let id = String(parts[0]).trimmed
            let answered = value(id) ?? ""
            result += answered.isEmpty ? (parts.count > 1 ? String(parts[1]) : "") : answered
            rest = rest[close.upperBound...]
        }
        return result + rest
    }

    /// Whether a placeholder begins inside another: the outer one ends where the inner one does.
    static func areNested(in text: String) -> Bool {
        var rest = text[...]
        while let open = rest.firstRange(of: "{{"), let close = rest[open.upperBound...].firstRange(of: "}}") {
            if rest[open.upperBound..<close.lowerBound].contains("{{") { return true }
            rest = rest[close.upperBound...]
        }
        return false
    }

    /// The element ids that a text names.
    static func elementIds(in text: String) -> [String] {
        var ids: [String] = []
        _ = filled(text) { id in
            ids.append(id)
            return nil
        }
        return ids
    }
}
