/// A regular expression of a stated subset, searched for anywhere in a text in time that grows with the text only.
///
/// Understood are literals, `.`, classes (`[a-z]`, `[^…]`, `\d \w \s` and `\D \W \S`), groups (`(…)`, `(?:…)`,
/// `(?<name>…)`), alternation, `^ $ \b \B`, the quantifiers `* + ? {n} {n,} {n,m}` each with an optional `?` behind it,
/// and the escapes `\n \t \r \f \v \0 \xHH \uHHHH \u{H…}` and those of punctuation. The unit is the Unicode scalar.
/// `^` and `$` are the ends of the text, `.` is anything but an end of a line, `\d`, `\w` and `\b` are ASCII's, all as
/// in ECMAScript.
///
/// The search follows every way through the pattern at once (Thompson, "Regular Expression Search Algorithm", 1968).
package struct Pattern: Sendable {
    /// The pattern as written.
    package let text: String
    /// Whether upper and lower case are the same, folded scalar by scalar independently of a locale.
    package let isIgnoringCase: Bool
    private let program: PatternProgram

    /// Compiles a pattern.
    ///
    /// - Throws: `PatternError` when the text is no pattern, has something the subset leaves out, or would need more than
    ///   10,000 states.
    package init(_ text: String, ignoringCase: Bool) throws(PatternError) {
        self.text = text
        isIgnoringCase = ignoringCase
        var parser = PatternParser(text)
        program = try PatternCompiler.compile(parser.pattern(), ignoringCase: ignoringCase)
    }

    /// Whether some part of a text matches.
    package func matches(_ text: String) -> Bool {
        program.search(text).isFound
    }

    /// Searches a text and counts the states visited, by which tests measure the time it takes.
    func search(_ text: String) -> (isFound: Bool, steps: Int) {
        program.search(text)
    }
}

extension Pattern: Hashable {
    package static func == (left: Self, right: Self) -> Bool {
        left.text == right.text && left.isIgnoringCase == right.isIgnoringCase
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(text)
        hasher.combine(isIgnoringCase)
    }
}
