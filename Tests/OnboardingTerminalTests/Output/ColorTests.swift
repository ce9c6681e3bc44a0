import Foundation
import OnboardingKit
import TestSupport
import Testing

@testable import OnboardingTerminal

@Suite("Colours of a terminal")
struct ColorTests {
    @Test(
        "Takes as many colours as the environment says",
        arguments: [
            ([:], .none), (["TERM": ""], .none), (["TERM": "dumb"], .none),
            (["TERM": "dumb", "COLORTERM": "truecolor"], .none),
            (["TERM": "xterm"], .sixteen), (["TERM": "linux"], .sixteen), (["TERM": "xterm-256color"], .palette),
            (["TERM": "tmux-256color"], .palette), (["TERM": "xterm-direct"], .trueColor),
            (["TERM": "xterm", "COLORTERM": "truecolor"], .trueColor),
            (["TERM": "xterm-256color", "COLORTERM": "24bit"], .trueColor),
            (["TERM": "xterm-256color", "COLORTERM": "yes"], .palette),
            (["TERM": "xterm-256color", "COLORTERM": "truecolor", "NO_COLOR": "1"], .none),
            (["TERM": "xterm-256color", "NO_COLOR": ""], .palette),
        ] as [([String: String], ColorDepth)]
    )
    func depth(environment: [String: String], depth: ColorDepth) {
        #expect(ColorDepth(environment: environment) == depth)
    }

    @Test("Writes a colour the way the terminal can show it")
    func parameters() {
        let green = TerminalColor(red: 0, green: 175, blue: 0)
        #expect(ColorDepth.none.parameters(green, on: .fore) == nil)
        #expect(ColorDepth.sixteen.parameters(green, on: .fore) == "32")
        #expect(ColorDepth.sixteen.parameters(.white, on: .back) == "49")
        #expect(ColorDepth.palette.parameters(green, on: .fore) == "38;5;34")
        #expect(ColorDepth.palette.parameters(.white, on: .back) == "48;5;231")
        #expect(ColorDepth.trueColor.parameters(green, on: .back) == "48;2;0;175;0")
    }

    @Test("Reads #rrggbb and nothing else")
    func hex() {
        #expect(TerminalColor(hex: "#1F7a5B") == TerminalColor(red: 0x1F, green: 0x7A, blue: 0x5B))
        for wrong in ["", "#", "1F7A5B", "#1F7A5", "#1F7A5B0", "#GGGGGG", "#１２", "#+12345"] {
            #expect(TerminalColor(hex: wrong) == nil)
        }
    }

    @Test("Without colours a style is bold, dim or inverted at most")
    func colourless() {
        let palette = Palette(theme: Theme(), depth: .none, background: nil)
        for style in [SpanStyle.text, .bold, .secondary, .accent, .strong, .button, .warning] {
            let parameters = palette.sequence(style).dropFirst(2).dropLast().split(separator: ";")
            #expect(parameters.allSatisfy { ["1", "2", "7"].contains($0) })
        }
    }

    @Test("Any accent reads on black and on white, 4.5 : 1 at least, and so does a button's label on its face")
    func contrast() throws {
        var random = SeededGenerator(seed: .forThisRun)
        for _ in 0..<2000 {
            func part() -> UInt8 { UInt8.random(in: 0...255, using: &random) }
            let accent = TerminalColor(red: part(), green: part(), blue: part())
            let hex = String(format: "#%02x%02x%02x", Int(accent.red), Int(accent.green), Int(accent.blue))
            var theme = Theme()
            theme.light.accent = hex
            for background in [TerminalColor.black, .white] {
                let palette = Palette(theme: theme, depth: .trueColor, background: background)
                for style in [SpanStyle.accent, .warning] {
                    let color = try #require(Self.colors(in: palette.sequence(style)).first)
                    #expect(color.contrast(with: background) >= 4.5, "\(hex) on \(background)")
                }
                let button = Self.colors(in: palette.sequence(.button))
                #expect(button.count == 2 && button[0].contrast(with: button[1]) >= 4.5, "\(hex) on \(background)")
            }
        }
    }

    /// The colours of a sequence, in the order they stand there.
    private static func colors(in sequence: String) -> [TerminalColor] {
        var numbers = sequence.dropFirst(2).dropLast().split(separator: ";").compactMap { UInt8($0) }[...]
        var colors: [TerminalColor] = []
        while let first = numbers.popFirst() {
            guard [38, 48].contains(first), numbers.count >= 4 else { continue }
            let parts = Array(numbers.dropFirst().prefix(3))
            colors.append(TerminalColor(red: parts[0], green: parts[1], blue: parts[2]))
            numbers = numbers.dropFirst(4)
        }
        return colors
    }
}
