import Testing

@testable import OnboardingConditions

@Suite("Patterns")
struct PatternTests {
    @Test(
        "A pattern is found anywhere in a text",
        arguments: [
            ("", ""), ("", "abc"), ("b", "abc"), ("^a", "abc"), ("c$", "abc"), ("^abc$", "abc"), ("a.c", "xabcx"),
            ("a|b", "b"), ("(ab|cd)+e", "xabcde"), ("(?:ab){2}", "abab"), ("(?<year>\\d{4})-", "in 2024-"), ("^$", ""),
            ("a*", ""), ("a+b", "aaab"), ("ab?c", "ac"), ("a{2}", "baab"), ("a{2,}$", "baaaa"), ("^a{1,3}$", "aaa"),
            ("a{0}b", "b"), ("a+?b", "aab"), ("a??b", "b"), ("a{1,2}?b", "aab"), ("[a-c]x", "bx"), ("[^a-c]x", "dx"),
            ("[-a]", "-"), ("[a-]", "-"), ("[\\]]", "]"), ("[.]", "."), ("[\\d_]", "7"),
            ("[^\\D]", "7"), ("[\\D\\d]", "x"), ("\\d\\D\\w\\W\\s\\S", "1a_- x"), ("\\bcat\\b", "a cat!"),
            ("\\Bat", "cat"), ("\\.\\*\\\\", ".*\\"), ("\\n\\t\\r", "\n\t\r"), ("\\u00e4", "\u{e4}"), ("\\x41", "A"),
            ("\\ud83d\\ude00", "\u{1F600}"), ("\\u{1F600}", "\u{1F600}"), ("^.$", "\u{1F600}"), ("a/b\\/c", "a/b/c"),
            ("(a*)*$", "aaa"), ("(a|)+b", "b"), ("(|a)$", "b"), ("(b*\\B)+?-", "-"), ("(^)?a", "ba"),
            ("(?:\\b)+a", "a"), ("x]}", "x]}"), ("(Mobile|Tablet)", "Android Mobile"),
            ("-12-25$", "1980-12-25"), ("^[^@ ]+@[^@ ]+\\.[a-z]+$", "a.b@c.de"), ("[\\u4e00-\\u9fff]", "a\u{4e2d}"),
        ]
    )
    func found(pattern: String, text: String) throws {
        #expect(try Pattern(pattern, ignoringCase: false).matches(text))
    }

    @Test(
        "What is not in a text is not found",
        arguments: [
            ("a", ""), ("^b", "abc"), ("b$", "abc"), ("^a$", "a\n"), ("a.c", "a\nc"), (".", "\r\u{2028}"),
            ("a{3}", "aa"),
            ("^a{1,3}$", "aaaa"), ("[^a]", "aaa"), ("\\bat", "cat"), ("\\Bcat", "cat"), ("A", "a"), ("\\d", "\u{0663}"),
            ("\\w", "\u{e4}"), ("(ab)+$", "aba"), ("^..$", "\u{1F600}"), ("a^b", "ab"), ("a$b", "ab"),
            ("[\\S]", " \u{a0}"),
            ("a{2,}", "a"), ("(^a|^b)c", "xac"), ("^(a|b)*$", "abc"),
        ]
    )
    func notFound(pattern: String, text: String) throws {
        #expect(try !Pattern(pattern, ignoringCase: false).matches(text))
    }

    @Test(
        "Case can be ignored, in classes and beyond ASCII too",
        arguments: [
            ("MOBILE", "mobile", true), ("mobile", "MoBiLe", true), ("[A-Z]+$", "abc", true), ("[a-c]", "B", true),
            ("[^a]", "A", false), ("\u{c4}", "\u{e4}", true), ("[\u{e4}]", "\u{c4}", true), ("\\u0041", "a", true),
            ("i", "\u{130}", false), ("\u{df}", "\u{df}", true), ("\\W", "a", false),
        ]
    )
    func ignoringCase(pattern: String, text: String, isFound: Bool) throws {
        #expect(try Pattern(pattern, ignoringCase: true).matches(text) == isFound)
    }

    @Test(
        "What the subset leaves out is named",
        arguments: [
            ("(a)\\1", "back-reference"), ("(?<n>a)\\k<n>", "back-reference"), ("(?=a)", "look-ahead"),
            ("(?!a)", "look-ahead"), ("(?<=a)", "look-behind"), ("(?<!a)", "look-behind"), ("(?i)a", "(?i"),
            ("(?>a)", "(?>"), ("\\p{L}", "\\p"), ("\\A", "\\A"), ("\\cA", "\\c"),
        ]
    )
    func unsupported(pattern: String, name: String) {
        let error = #expect(throws: PatternError.self) { try Pattern(pattern, ignoringCase: false) }
        #expect(error?.kind == .unsupported)
        #expect(error?.description.contains(name) == true)
    }

    @Test(
        "What is no pattern is refused with the place",
        arguments: [
            ("a)", 1), ("(a", 0), ("[a", 0), ("x[]", 1), ("[^]", 0), ("*a", 0), ("a**", 2), ("a|+", 2), ("a{", 1),
            ("a{2,1}", 1), ("a{x}", 1), ("{1}", 0), ("a\\", 1), ("[z-a]", 4), ("[a-\\d]", 5), ("\\u12", 0),
            ("\\ud800", 0),
            ("\\xg", 0), ("\\u{110000}", 0), ("^*", 0), ("\\b+", 0), ("/???***[)", 3), ("(?<>a)", 3), ("a+*", 2),
            ("(?", 2),
        ]
    )
    func malformed(pattern: String, position: Int) {
        let error = #expect(throws: PatternError.self) { try Pattern(pattern, ignoringCase: false) }
        #expect(error?.position == position)
    }

    @Test(
        "Patterns that multiply or nest without bound are refused",
        arguments: [
            "(a{1000}){1000}", "a{10001}", "a{99999999999999999999}", "(((){10000}){10000}){10000}",
            "((a{100}){100}){100}",
            String(repeating: "(", count: 100_000), String(repeating: "a", count: 20_000), "(((|){9999}){9999}){9999}",
            String(repeating: "(", count: 101) + String(repeating: ")", count: 101),
        ]
    )
    func tooLarge(pattern: String) {
        let error = #expect(throws: PatternError.self) { try Pattern(pattern, ignoringCase: false) }
        #expect(error?.kind == .tooLarge)
    }

    @Test(
        "The steps of a search grow with the text and not faster, for patterns that backtracking cannot end",
        arguments: ["(a*)*b", "(a|a)*b", "(a|aa)+$x", "(.*)(.*)(.*)(.*)b", "(a?){30}a{30}b", "^(a+)+b", "(|a)*(|a)*b"]
    )
    func linear(pattern: String) throws {
        let pattern = try Pattern(pattern, ignoringCase: false)
        let steps = [1000, 2000, 100_000].map { pattern.search(String(repeating: "a", count: $0)) }
        #expect(steps.allSatisfy { !$0.isFound })
        // Each scalar more costs the same.
        let (some, more) = (steps[1].steps - steps[0].steps, steps[2].steps - steps[1].steps)
        #expect(more == 98 * some)
        #expect(pattern.search(String(repeating: "a", count: 1000) + "b").isFound == !pattern.text.hasSuffix("x"))
    }

    @Test("A pattern that begins with ^ gives up as soon as it fails")
    func anchored() throws {
        let text = String(repeating: "x", count: 10_000)
        #expect(try Pattern("^(?:ab|ac)", ignoringCase: false).search(text).steps < 20)
        #expect(try Pattern("^a|^b", ignoringCase: false).search(text).steps < 20)
        #expect(try Pattern("^a|b", ignoringCase: false).search(text + "b").isFound)
        #expect(try Pattern("(^a)?b", ignoringCase: false).search(text + "b").isFound)
    }
}
