import TestSupport
import Testing

@testable import OnboardingTerminal

@Suite("Keys from the bytes of a terminal")
struct KeyParserTests {
    /// Texts that a terminal sends, and the keys that they are.
    static let known: [(text: String, keys: [Key])] = [
        ("a", [.character("a")]), ("ß", [.character("ß")]), ("語", [.character("語")]), ("😀", [.character("😀")]),
        ("\r", [.enter]), ("\n", [.enter]), ("\t", [.tab]), ("\u{7F}", [.backspace]), ("\u{8}", [.backspace]),
        ("\u{1}", [.control("a")]), ("\u{3}", [.control("c")]), ("\u{1A}", [.control("z")]),
        ("\u{1B}[A", [.up]), ("\u{1B}OA", [.up]), ("\u{1B}[1;5A", [.up]), ("\u{1B}[B", [.down]), ("\u{1B}OB", [.down]),
        ("\u{1B}[C", [.right]), ("\u{1B}OC", [.right]), ("\u{1B}[D", [.left]), ("\u{1B}OD", [.left]),
        ("\u{1B}[H", [.home]), ("\u{1B}OH", [.home]), ("\u{1B}[1~", [.home]), ("\u{1B}[7~", [.home]),
        ("\u{1B}[F", [.end]), ("\u{1B}OF", [.end]), ("\u{1B}[4~", [.end]), ("\u{1B}[8~", [.end]),
        ("\u{1B}[3~", [.delete]), ("\u{1B}[3;5~", [.delete]), ("\u{1B}[5~", [.pageUp]), ("\u{1B}[6~", [.pageDown]),
        ("\u{1B}[Z", [.backTab]), ("\u{1B}OM", [.enter]), ("\u{1B}x", [.character("x")]),
        // Function keys, a mouse's report and the like press nothing.
        ("\u{1B}OP", []), ("\u{1B}[15~", []), ("\u{1B}[<0;10;5M", []), ("\u{1B}[?1;2c", []),
        ("\u{1B}P1$r0m\u{1B}\\", []), ("\u{1B}_text\u{1B}\\", []),
        ("\u{1B}[200~one\rtwo\u{1B}[Aü\u{1B}[201~", [.paste("one\rtwo\u{1B}[Aü")]),
        ("\u{1B}]11;rgb:ffff/8080/0000\u{7}", [.background(TerminalColor(red: 255, green: 128, blue: 0))]),
        ("\u{1B}]11;rgb:f/80/000\u{1B}\\", [.background(TerminalColor(red: 255, green: 128, blue: 0))]),
        ("\u{1B}]11;rgb:ff/80\u{7}", []), ("\u{1B}]11;rgb:xx/00/00\u{7}", []), ("\u{1B}]11;#ffffff\u{7}", []),
        ("\u{1B}]10;rgb:ff/80/00\u{7}", []),
    ]

    @Test("Knows each key by every name it goes by", arguments: known.indices)
    func named(number: Int) {
        var parser = KeyParser()
        #expect(parser.keys(from: Self.known[number].text.utf8) == Self.known[number].keys)
        #expect(parser.keys(from: "q".utf8) == [.character("q")])
    }

    @Test("Reads the same keys in whatever pieces the bytes come")
    func pieces() {
        var random = SeededGenerator(seed: .forThisRun)
        for _ in 0..<300 {
            let sent = (0..<20).map { _ in Self.known.randomElement(using: &random) ?? Self.known[0] }
            var rest = Array(sent.map(\.text).joined().utf8)[...]
            var parser = KeyParser()
            var keys: [Key] = []
            while !rest.isEmpty {
                let count = Int.random(in: 1...7, using: &random)
                keys += parser.keys(from: rest.prefix(count))
                rest = rest.dropFirst(count)
            }
            #expect(keys == sent.flatMap(\.keys))
        }
    }

    @Test("A colour of more digits than a terminal sends is none", arguments: ["ffffffff/0/0", "0/fffff/0", "/0/0"])
    func colors(text: String) {
        var parser = KeyParser()
        #expect(parser.keys(from: "\u{1B}]11;rgb:\(text)\u{7}a".utf8) == [.character("a")])
    }

    @Test("An Escape that stands alone is the key, and so is one that another follows")
    func escape() {
        var parser = KeyParser()
        #expect(parser.keys(from: [0x1B]).isEmpty && parser.isInSequence)
        #expect(parser.pause() == [.escape] && !parser.isInSequence)
        #expect(parser.pause().isEmpty)
        #expect(parser.keys(from: [0x1B, 0x1B]) == [.escape] && parser.pause() == [.escape])
    }

    @Test("A key with Alt that might begin a sequence is the key once nothing follows", arguments: Array("X P]^_[O"))
    func alt(character: Character) {
        guard character != " " else { return }
        var parser = KeyParser()
        #expect(parser.keys(from: "\u{1B}\(character)".utf8).isEmpty && parser.isInSequence)
        #expect(parser.pause() == [.character(character)] && !parser.isInSequence)
        #expect(parser.keys(from: "a".utf8) == [.character("a")])
    }

    @Test("A sequence that breaks off ends with a pause, and types nothing", arguments: ["[1;5", "]11;rgb:ff", "P1$r"])
    func brokenOff(text: String) {
        var parser = KeyParser()
        #expect(parser.keys(from: "\u{1B}\(text)".utf8).isEmpty && parser.isInSequence)
        #expect(parser.pause().isEmpty && !parser.isInSequence)
        #expect(parser.keys(from: "a".utf8) == [.character("a")])
    }

    @Test("A paste may pause, and Ctrl-C ends one whose end never comes")
    func endlessPaste() {
        var parser = KeyParser()
        #expect(parser.keys(from: "\u{1B}[200~one".utf8).isEmpty)
        #expect(!parser.isInSequence && parser.pause().isEmpty)
        #expect(parser.keys(from: " two\u{1B}[201~".utf8) == [.paste("one two")])
        #expect(parser.keys(from: "\u{1B}[200~one\u{3}a".utf8) == [.control("c"), .character("a")])
    }

    @Test("Ctrl-C counts after any bytes at all")
    func garbage() {
        var random = SeededGenerator(seed: .forThisRun)
        let likely = Array("\u{1B}\u{1B}\u{1B}[]OPX^_;~\\0123\u{7}".utf8)
        for _ in 0..<2000 {
            var parser = KeyParser()
            for _ in 0..<Int.random(in: 0...40, using: &random) {
                let byte = Bool.random(using: &random) ? likely.randomElement(using: &random) : nil
                _ = parser.keys(from: [byte ?? UInt8.random(in: 0...255, using: &random)])
            }
            #expect(parser.keys(from: [0x03]).last == .control("c"))
            #expect(parser.keys(from: "a".utf8) == [.character("a")])
        }
    }

    @Test("Keeps no more of a sequence or a paste than it looks at")
    func bounds() {
        var parser = KeyParser()
        let long = String(repeating: "1", count: 5000)
        #expect(parser.keys(from: "\u{1B}[\(long)A\u{1B}]\(long)\u{7}b".utf8) == [.up, .character("b")])
        let paste = String(repeating: "x", count: 100_000)
        guard case .paste(let kept) = parser.keys(from: "\u{1B}[200~\(paste)\u{1B}[201~".utf8).first else {
            Issue.record("no paste")
            return
        }
        #expect(kept.count <= 1 << 16 && kept.count > 60_000 && kept.allSatisfy { $0 == "x" })
    }

    @Test("A character that breaks off is none")
    func brokenCharacters() {
        var parser = KeyParser()
        #expect(parser.keys(from: [0xC3, 0x61]) == [.character("a")])
        #expect(parser.keys(from: [0xE2, 0x82, 0xC3, 0xBC]) == [.character("ü")])
        #expect(parser.keys(from: [0x80, 0xFF, 0xC0, 0x80, 0xED, 0xA0, 0x80, 0x62]) == [.character("b")])
    }
}
