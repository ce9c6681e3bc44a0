import Foundation
import OnboardingFlow
import OnboardingValues
import TestSupport
import Testing

@Suite("A picture in Mermaid's notation")
struct MermaidTests {
    /// The text of the first node when a screen has the title.
    private func label(_ title: String) throws -> String {
        let screen: JSONValue = ["id": "a", "title": .string(title)]
        let text = FlowChart(of: try Flow(screen.text)).mermaid
        let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("    s1") })
        return String(line.dropFirst(#"    s1["a<br/>"#.count).dropLast(#""]"#.count))
    }

    static let labels: KeyValuePairs<String, String> = [
        "Plain, is it? Yes! (so it's) a/b=c 2.5": "Plain, is it? Yes! (so it's) a/b=c 2.5",
        #"say "hi" [x] {y} |z|"#: "say #34;hi#34; #91;x#93; #123;y#125; #124;z#124;",
        "#1 <b>&amp; `code` \\n": "#35;1 #60;b#62;#38;amp#59; #96;code#96; #92;n",
        "%%{init} style: #fff;": "#37;#37;#123;init#125; style#58; #35;fff#59;",
        "1. first": "1#46; first",
        "12) twelfth": "12#41; twelfth",
        "- dash, well-known --": "#45; dash, well-known #45;#45;",
        "*bold* _it_ snake_case ~x~ $y$": "#42;bold#42; #95;it#95; snake_case #126;x#126; #36;y#36;",
        "www.example.com mail@x.org": "www#46;example.com mail#64;x.org",
        "two\nlines\tand \u{7} a bell": "two lines and a bell",
        "Grüße 👩‍👩‍👧 größer": "Grüße 👩‍👩‍👧 größer",
        "اختر هدفك (5)": "\u{2068}اختر هدفك (5)\u{2069}",
        "turned \u{202E}round": "turned round",
    ]

    @Test("What the notation would take for its own is written by number", arguments: Array(labels))
    func escaping(title: String, expected: String) throws {
        #expect(try label(title) == expected)
    }

    @Test(
        "Nothing to see is no label: Mermaid takes none that is empty",
        arguments: ["", " ", "\u{202E}", "\u{FEFF}\n"]
    )
    func invisible(text: String) throws {
        let flow = try Flow(
            """
            {"id": "a", "type": "singleChoice", "options": [
                {"id": "x", "label": \(JSONValue.string(text).text)}, {"id": "y", "label": "Y"}],
                "nextQuestionId": {"x": "$end", "default": "b"}},
            {"id": "b", "title": \(JSONValue.string(text).text)}
            """
        )
        let picture = FlowChart(of: flow).mermaid
        #expect(!picture.contains(#""""#) && !picture.contains(#"|" "|"#))
        #expect(picture.contains("s1 --> finish") || picture.contains("s1 -->|\"x\"| finish"))
    }

    @Test("A long title is cut at the end of a word, one without spaces where it must be")
    func shortening() throws {
        let words = try label(String(repeating: "seven77 ", count: 20))
        #expect(words == "seven77 seven77 seven77 seven77 seven77 seven77 seven77…")
        let fits = String(repeating: "x", count: 60)
        #expect(try label(fits) == fits)
        #expect(try label(fits + "x") == String(repeating: "x", count: 59) + "…")
        #expect(try label("a " + String(repeating: "目", count: 80)).count == 60)
    }

    @Test("Each kind of node has a shape of its own, and marks have a class")
    func shapes() throws {
        let flow = try Flow(
            Document.question("q", "text", more: #""next": "gone""#),
            #"{"id": "i", "kind": "info"}"#,
            #"{"id": "p", "kind": "interlude", "showIf": {"host.x": 1}}"#,
            #"{"id": "f", "kind": "final"}"#,
            #"{"id": "u"}"#,
            validation: .skipped
        )
        #expect(
            FlowChart(of: flow).mermaid == """
                flowchart TD
                    start(("Start"))
                    s1["q<br/>q"]
                    m1>"gone<br/>(there is no such screen)"]:::missing
                    s2[/"i"/]
                    g3{"?"}
                    s3{{"p"}}:::conditional
                    s4(["f"])
                    s5["u<br/>(no answers lead here)"]:::unreachable
                    finish((("End")))
                    start --> s1
                    m1 -.->|"instead"| s2
                    s1 --> m1
                    s2 --> g3
                    g3 -->|"the app’s x is 1"| s3
                    g3 -.->|"otherwise"| s4
                    s3 --> s4
                    s4 --> finish
                    s5 --> finish
                    classDef conditional stroke-dasharray:6 4
                    classDef unreachable stroke:#d1242f,stroke-width:2px,stroke-dasharray:2 4
                    classDef missing stroke:#d1242f,stroke-width:3px

                """
        )
    }

    @Test("Every line is one of few forms, and every arrow is between nodes that stand there, whatever the flow")
    func grammar() throws {
        let hard = #"a\"]b --> c:::d |x| %% ; #quot; <br/> } ) end ` _ * 1."#
        let fault = try Flow(
            Document.choice(hard, [hard, "b"], more: #""nextQuestionId": {"\#(hard)": "\#(hard)\#(hard)"}"#),
            Document.info("b", more: #""showIf": {"\#(hard)": ["\#(hard)", {"\#(hard)": 1}]}"#),
            validation: .skipped
        )
        for flow in [fault] + RandomFlow.kept.prefix(80).map(\.flow) { try check(FlowChart(of: flow).mermaid) }
    }

    private func check(_ text: String) throws {
        let label = /"(?:[A-Za-z0-9 ,.?!'\/=()_-]|[^\x00-\x7F]|#[0-9]+;|<br\/>)+"/
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.first == "flowchart TD" && lines.last == "")
        var nodes: Set<Substring> = []
        var ends: Set<Substring> = []
        for line in lines.dropFirst().dropLast() {
            #expect(line.hasPrefix("    "))
            let line = line.dropFirst(4)
            // A label hides what stands in it from the forms below.
            let bare = line.replacing(label, with: "L")
            #expect(!bare.contains("\""), "\(line)")
            if let arrow = bare.wholeMatch(of: /([a-z0-9_]+) (?:-->|-\.->)(?:\|L\|)? ([a-z0-9_]+)/) {
                ends.formUnion([arrow.1, arrow.2])
            } else if let node = bare.wholeMatch(
                of:
                    /([a-z][a-z0-9_]*)(?:\(\(L\)\)|\[L\]|\[\/L\/\]|\{\{L\}\}|\(\[L\]\)|\{L\}|>L\]|\(\(\(L\)\)\))(?::::[a-z]+)?/
            ) {
                #expect(nodes.insert(node.1).inserted, "\(line)")
            } else {
                #expect(bare.wholeMatch(of: /classDef [a-z]+ [a-z0-9:,# -]+/) != nil, "\(line)")
            }
        }
        #expect(ends.isSubset(of: nodes))
        #expect(nodes.isDisjoint(with: ["end", "default", "subgraph", "graph", "style", "class", "click"]))
    }
}
