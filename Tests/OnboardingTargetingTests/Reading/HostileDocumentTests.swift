import OnboardingValues
import Testing

@testable import OnboardingTargeting

@Suite("A hostile targeting document")
struct HostileDocumentTests {
    private static let sound = FaultyDocument.sound

    private func errors(_ text: String) -> Set<String> {
        Set(Targeting.issues(in: text.utf8).filter { $0.severity == .error }.map(\.rule.rawValue))
    }

    private func document(condition: String) -> String {
        Targeting.document(#"{"segment": "s", "show": "a"}"#, segments: #""s": \#(condition)"#)
    }

    @Test("That is deep has an error", arguments: ["[", #"{"a":"#, #"{"$not":"#, #"{"$and":[{"$or":["#])
    func deep(open: String) {
        #expect(!errors(String(repeating: open, count: 100_000)).isEmpty)
        #expect(!errors(document(condition: String(repeating: open, count: 30_000))).isEmpty)
    }

    @Test("That is as deep as may be is read")
    func deepest() throws {
        let condition =
            String(repeating: #"{"$not":"#, count: 60) + #"{"level": 1}"# + String(repeating: "}", count: 60)
        let targeting = try Targeting(reading: document(condition: condition))
        let trial = try targeting.resolved(for: .sample("{}")).tried
        #expect(trial.map(\.held) == [false])
    }

    @Test(
        "Of huge numbers has an error",
        arguments: ["1e999999999", "-1e400", "1e30", String(repeating: "9", count: 5_000)]
    )
    func numbers(number: String) {
        for key in ["heldOut", "stickyVersion"] {
            let text = Targeting.document(
                #"{"segment": "s", "show": "a", "\#(key)": \#(number)}"#,
                segments: #""s": {}"#
            )
            #expect(!errors(text).isEmpty, "\(key)")
        }
        let variations = #"{"segment": "s", "variations": [{"show": "a", "weight": \#(number)}, {"show": "b"}]}"#
        #expect(!errors(Targeting.document(variations, segments: #""s": {}"#)).isEmpty)
        #expect(!errors(#"{"schemaVersion": \#(number), "placements": {}}"#).isEmpty)
    }

    @Test("Of tiny weights draws all the same")
    func tiny() throws {
        let targeting = try Targeting.ofEverybody(
            #""variations": [{"show": "a", "weight": 1e-120}, {"show": "b", "weight": 1e-120}]"#
        )
        var shown: Set<String> = []
        for number in 0..<100 { shown.insert(try targeting.resolved(for: .sample("{}", id: "\(number)")).content.id) }
        #expect(shown == ["a", "b"])
    }

    @Test(
        "With a key that stands twice has an error",
        arguments: [
            (#""segments": {"#, #""segments": { "pros": {},"#), (#""pro": {"#, #""pro": {"kind": "x"}, "pro": {"#),
            (#""show": "pro""#, #""show": "pro", "show": "standard""#), (#""main": {"#, #""main": {}, "main": {"#),
        ]
    )
    func twice(part: String, other: String) {
        let text = FaultyDocument(part, other).text
        #expect(errors(text).contains("duplicate-key"))
    }

    @Test("With an id of a million characters is read, and names it where it is missing")
    func longId() throws {
        let id = String(repeating: "x", count: 1_000_000)
        let segments = #""\#(id)": {"level": 1}"#
        let audience = #"{"segment": "\#(id)", "show": "a"}"#
        // Twice it would be beyond 2 MB with all around it, and that is an error, too.
        #expect(
            errors(Targeting.document(#"{"segment": "y", "show": "a"}"#, segments: segments)) == ["unknown-segment"]
        )
        #expect(errors(Targeting.document(audience, segments: "")) == ["unknown-segment"])
        #expect(errors(Targeting.document(audience + "," + audience, segments: segments)) == ["too-large"])
        let half = String(repeating: "x", count: 1_000_000 - 1_000)
        let sound = Targeting.document(#"{"segment": "\#(half)", "show": "a"}"#, segments: #""\#(half)": {"level": 1}"#)
        let shown = try Targeting(reading: sound).resolved(for: .sample(#"{"custom_attributes": {"level": 1}}"#))
        #expect(shown.segment == half)
    }

    @Test("That is no object, no JSON or no UTF-8 has an error", arguments: ["", "null", "[]", "7", "{", "{]"])
    func noObject(text: String) { #expect(!errors(text).isEmpty) }

    @Test("Of bytes that are no UTF-8 has an error")
    func noText() { #expect(!Targeting.issues(in: [0x7B, 0x22, 0xFF, 0x22, 0x7D]).isEmpty) }

    @Test("Cut off anywhere has an error, and no trap")
    func cut() {
        let bytes = Array(Self.sound.utf8)
        for count in 0..<bytes.count - 1 {
            #expect(Targeting.issues(in: bytes.prefix(count)).contains { $0.severity == .error }, "\(count) bytes")
        }
    }

    @Test(
        "With other types in every place has errors, and no trap",
        arguments: ["null", "7", "\"x\"", "[]", "{}", "[{}]"]
    )
    func types(value: String) throws {
        for part in [
            #"{ "pros": {"experience": "pro"} }"#, #"{"experience": "pro"}"#, #"{ "kind": "paywall" }"#,
            #""standard" }"#,
            #"{ "segment": "pros", "show": "pro" }"#, #""show": "pro""#,
        ] {
            let ending = part.hasSuffix(#""standard" }"#) ? " }" : ""
            let replacement = part.hasPrefix(#""show""#) ? #""show": \#(value)"# : value + ending
            _ = Targeting.issues(in: FaultyDocument(part, replacement).text.utf8)
        }
        #expect(errors(value).isEmpty == false)
    }
}
