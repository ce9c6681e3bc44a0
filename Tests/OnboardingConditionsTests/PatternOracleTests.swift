import Foundation
import OnboardingConditions
import TestSupport
import Testing

@Suite("Patterns beside Foundation's")
struct PatternOracleTests {
    @Test(
        "Random patterns find what NSRegularExpression finds, with and without case",
        arguments: [7, 1968, 20_240_229]
    )
    func sameAsFoundation(seed: UInt64) throws {
        var random = RandomPatterns(seed: seed)
        for round in 0..<300 {
            let text = random.pattern(depth: 3)
            for ignoringCase in [false, true] {
                let pattern = try Pattern(text, ignoringCase: ignoringCase)
                let theirs = try NSRegularExpression(pattern: text, options: ignoringCase ? .caseInsensitive : [])
                for _ in 0..<5 {
                    let subject = random.subject()
                    let range = NSRange(location: 0, length: subject.utf16.count)
                    let isExpected = theirs.firstMatch(in: subject, range: range) != nil
                    #expect(
                        pattern.matches(subject) == isExpected,
                        "seed \(seed), round \(round): \(text) in \(subject), ignoring case: \(ignoringCase)"
                    )
                }
            }
        }
    }
}

/// Makes patterns that both engines read alike, and texts of the characters in them.
struct RandomPatterns {
    private var generator: SeededGenerator

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    private mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &generator) }
    private mutating func pick(_ texts: [String]) -> String { texts[number(0..<texts.count)] }

    mutating func subject() -> String {
        (0..<number(0..<9)).map { _ in pick(["a", "b", "c", "A", "B", "1", "-", " ", "."]) }.joined()
    }

    mutating func pattern(depth: Int) -> String {
        let branches = number(0..<4) == 0 ? 2 : 1
        return (0..<branches).map { _ in (0..<number(1..<4)).map { _ in piece(depth: depth) }.joined() }.joined(
            separator: "|"
        )
    }

    private mutating func piece(depth: Int) -> String {
        if number(0..<8) == 0 { return pick(["^", "$", "\\b", "\\B"]) }
        let quantifier = pick(["", "", "", "*", "+", "?", "{2}", "{1,}", "{0,2}", "*?", "+?", "??", "{1,2}?"])
        if depth > 0, number(0..<4) == 0 {
            // ICU misses matches where a lazy quantifier repeats a group that may be empty: (b*\B)+?c in "c".
            let greedy = quantifier.count > 1 && quantifier.hasSuffix("?") ? "" : quantifier
            return pick(["(", "(?:"]) + pattern(depth: depth - 1) + ")" + greedy
        }
        let atoms = [
            "a", "b", "c", "A", "1", ".", "\\.", "-", "\\d", "\\w", "\\s", "\\D", "\\W", "\\S", "[ab]", "[^a]",
            "[a-c1]", "[A-B]", "[^\\w]", "[\\d.]", "[b-]", "\\x61", "\\u0062",
        ]
        return pick(atoms) + quantifier
    }
}
