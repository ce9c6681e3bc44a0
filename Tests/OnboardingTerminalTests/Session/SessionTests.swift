import Foundation
import TestSupport
import Testing

@testable import OnboardingTerminal

/// What becomes of a terminal and of what was typed, however the full screen ends.
@Suite("A session in a terminal", .enabled(if: Program.tmux != nil, "tmux is not installed"))
struct SessionTests {
    private static let flow = """
        {"schemaVersion": 1, "id": "session", "screens": [
            {"id": "who", "title": "Who are you?", "elements": [{"id": "name", "type": "text", "label": "Name"}]},
            {"id": "why", "title": "Why are you here?", "elements": [{"id": "reason", "type": "text", "label": "Reason"}]}
        ]}
        """

    /// Files for a host whose runs are kept, gone with it.
    private struct Place {
        let folder: TemporaryDirectory
        var flow: String { folder.url.appendingPathComponent("flow.json").path }
        var store: URL { folder.url.appendingPathComponent("store") }
        var words: [String] { [flow, "--store", store.path, "--locale", "en"] }

        init() throws {
            folder = TemporaryDirectory()
            try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
            try Data(SessionTests.flow.utf8).write(to: URL(fileURLWithPath: flow))
        }

        /// Whether a text has been kept already.
        func keeps(_ text: String) -> Bool {
            let names = (try? FileManager.default.subpathsOfDirectory(atPath: store.path)) ?? []
            return names.contains { name in
                (try? Data(contentsOf: store.appendingPathComponent(name)))?.range(of: Data(text.utf8)) != nil
            }
        }
    }

    /// Opens a terminal in which a name is half typed, and kept.
    private func halfTyped(at place: Place, environment: [String: String] = [:]) async throws -> TmuxTerminal {
        let terminal = try await TmuxTerminal(.cliHost, place.words, environment: environment)
        #expect(try await terminal.waits { try await terminal.text().contains("Who are you?") })
        try await terminal.press("Mar".map(Key.character))
        #expect(try await terminal.waits { try await terminal.text().contains("Mar") && place.keeps("Mar") })
        return terminal
    }

    /// Starts the host again and looks for what was half typed.
    private func expectResumed(at place: Place) async throws {
        let terminal = try await TmuxTerminal(.cliHost, place.words)
        #expect(
            try await terminal.waits {
                let text = try await terminal.text()
                return text.contains("Who are you?") && text.contains("│ Mar ")
            }
        )
        await terminal.end()
    }

    @Test("Ctrl-C gives the terminal back, and the next start goes on with what was half typed")
    func leaving() async throws {
        let place = try Place()
        let terminal = try await halfTyped(at: place)
        try await terminal.press([.control("c")])
        #expect(try await terminal.waits { try await terminal.ended(with: 0) })
        #expect(try await terminal.isGivenBack())
        #expect(try await terminal.text().contains("The next start goes on here."))
        await terminal.end()
        try await expectResumed(at: place)
    }

    @Test("What the app heard stands there whole once the screen is gone, and that the flow was skipped")
    func transcript() async throws {
        let terminal = try await halfTyped(at: try Place())
        let rest = "ia, who has a name that is by far too long for one line of a terminal"
        try await terminal.type(rest)
        #expect(try await terminal.waits { try await terminal.text().contains("Why are you here?") })
        try await terminal.press([.control("s")])
        #expect(try await terminal.waits { try await terminal.ended(with: 0) })
        let words = try await terminal.text().split { $0.isWhitespace }.joined(separator: " ")
        #expect(words.contains("→ onStateUpdatedAction name: Mar\(rest)"))
        #expect(words.contains("→ didSkipAt why The flow was skipped. The profile"))
        await terminal.end()
    }

    /// The thread sanitizer takes crashes for itself, so what the kit does then cannot be seen under it.
    private static let signals = [SIGTERM, SIGHUP, SIGINT] + (Sanitizer.isOn ? [] : [SIGSEGV])

    @Test("A signal that ends the process gives the terminal back", arguments: signals)
    func signal(number: Int32) async throws {
        let place = try Place()
        let terminal = try await halfTyped(at: place)
        try terminal.send(number)
        #expect(try await terminal.waits { try await terminal.ended(with: 128 + Int(number)) })
        #expect(try await terminal.isGivenBack())
        await terminal.end()
        try await expectResumed(at: place)
    }

    @Test(
        "A crash is reported on a terminal that was given back",
        .enabled(if: !Sanitizer.isOn, "the sanitizer reports crashes itself")
    )
    func crash() async throws {
        let terminal = try await halfTyped(
            at: try Place(),
            environment: ["SWIFT_BACKTRACE": "enable=yes,color=no,symbolicate=off,threads=crashed,interactive=no"]
        )
        try terminal.send(SIGSEGV)
        #expect(try await terminal.waits { try await terminal.text().contains("Backtrace took") })
        #expect(try await terminal.showsFirstScreen())
        await terminal.end()
    }

    @Test("A process that is killed loses nothing of what was typed")
    func killed() async throws {
        let place = try Place()
        let terminal = try await halfTyped(at: place)
        try terminal.send(SIGKILL)
        #expect(try await terminal.waits { try await terminal.text().contains("ended with 137") })
        await terminal.end()
        try await expectResumed(at: place)
    }

    @Test("A window that is closed loses nothing of what was typed")
    func closed() async throws {
        let place = try Place()
        await (try await halfTyped(at: place)).end()
        try await expectResumed(at: place)
    }

    @Test("Ctrl-Z gives the shell a terminal to work with, and fg the screen as it was", arguments: [false, true])
    func suspended(isInScript: Bool) async throws {
        let place = try Place()
        let terminal = try await TmuxTerminal.shell()
        let script = place.folder.url.appendingPathComponent("script")
        let command = ([try Program.cliHost.url().path] + place.words).joined(separator: " ")
        try Data("\(command)\necho over\n".utf8).write(to: script)
        #expect(try await terminal.waits { try await terminal.text().hasPrefix("$") })
        try await terminal.type(isInScript ? "sh \(script.path)" : command)
        #expect(try await terminal.waits { try await terminal.text().contains("Who are you?") })
        try await terminal.press("Mar".map(Key.character))
        #expect(try await terminal.waits { try await terminal.text().contains("│ Mar ") })
        try await terminal.press([.control("z")])
        #expect(try await terminal.waits { try await terminal.text().contains("Stopped") })
        let mode = place.folder.url.appendingPathComponent("mode")
        try await terminal.type("stty -a >\(mode.path); echo $((6 * 7))")
        #expect(try await terminal.waits { try await terminal.text().contains("\n42\n") })
        // The shell's own editing of a line changes the mode back for each command.
        #expect(TmuxTerminal.isCooked(try String(contentsOf: mode, encoding: .utf8)))
        try await terminal.type("fg")
        #expect(try await terminal.waits { try await terminal.text().contains("│ Mar ") })
        try await terminal.press([.character("a"), .enter])
        #expect(try await terminal.waits { try await terminal.text().contains("Why are you here?") })
        #expect(place.keeps("Mara"))
        try await terminal.press([.control("c")])
        #expect(try await terminal.waits { try await terminal.text().contains("The next start goes on here.") })
        await terminal.end()
    }

    @Test("In the background the terminal is left to the shell, and fg brings the screen", arguments: [false, true])
    func background(isStartedThere: Bool) async throws {
        let place = try Place()
        let terminal = try await TmuxTerminal.shell()
        let command = ([try Program.cliHost.url().path] + place.words).joined(separator: " ")
        #expect(try await terminal.waits { try await terminal.text().hasPrefix("$") })
        if isStartedThere {
            try await terminal.type(command + " &")
        } else {
            try await terminal.type(command)
            #expect(try await terminal.waits { try await terminal.text().contains("Who are you?") })
            try await terminal.press([.control("z")])
            #expect(try await terminal.waits { try await terminal.text().contains("Stopped") })
            try await terminal.type("clear; bg")
        }
        // The shell speaks of it before its next prompt.
        #expect(
            try await terminal.waits {
                try await terminal.press([.enter])
                return try await terminal.text().contains("Stopped")
            }
        )
        try await terminal.type("fg")
        #expect(try await terminal.waits { try await terminal.text().contains("Who are you?") })
        try await terminal.press([.control("c")])
        #expect(try await terminal.waits { try await terminal.text().contains("The next start goes on here.") })
        await terminal.end()
    }

    @Test("Keys that are typed ahead count for the screens they are meant for")
    func typedAhead() async throws {
        let place = try Place()
        let terminal = try await TmuxTerminal(.cliHost, place.words)
        #expect(try await terminal.waits { try await terminal.text().contains("Who are you?") })
        // In one go, as from a slow line.
        try await terminal.press("Mara!".map(Key.character) + [.enter, .character("2")])
        #expect(
            try await terminal.waits {
                let text = try await terminal.text()
                return text.contains("Why are you here?") && text.contains("│ 2 ")
            }
        )
        try await terminal.press([.escape])
        #expect(try await terminal.waits { try await terminal.text().contains("│ Mara! ") })
        await terminal.end()
    }

    @Test("A window that is made smaller and larger again shows the same screen")
    func resized() async throws {
        let terminal = try await halfTyped(at: try Place())
        let before = try await terminal.settledText()
        var last = before
        for (columns, rows) in [(40, 20), (30, 10), (80, 24)] {
            try await terminal.resize(columns: columns, rows: rows)
            #expect(try await terminal.waits { try await terminal.text() != last })
            last = try await terminal.settledText()
            #expect(last.contains("│ Mar "))
            #expect(last.split(separator: "\n").allSatisfy { $0.count <= columns })
        }
        #expect(last == before)
        await terminal.end()
    }

    @Test(
        "Shows as many colours as the terminal has",
        arguments: [
            (["NO_COLOR": "1"], ""), (["TERM": "xterm"], "3"), (["TERM": "xterm-256color"], "38;5"),
            (["COLORTERM": "truecolor"], "38;2"),
        ] as [([String: String], String)]
    )
    func colors(environment: [String: String], kind: String) async throws {
        let terminal = try await halfTyped(at: try Place(), environment: environment)
        let text = try await terminal.styledText()
        await terminal.end()
        let sequences = text.matches(of: /\u{1B}\[([0-9;]*)m/).map { String($0.1) }
        let kinds = Set(sequences.flatMap(Self.colorKinds))
        #expect(kinds == (kind.isEmpty ? [] : [kind]))
    }

    /// How the colours in the parameters of a sequence are named: `3` for a basic one, `38;5` and `38;2`.
    private static func colorKinds(in parameters: String) -> [String] {
        var rest = parameters.split(separator: ";")[...]
        var kinds: [String] = []
        while let first = rest.popFirst() {
            switch first {
            case "38", "48":
                let kind = rest.popFirst() ?? ""
                kinds.append("38;\(kind)")
                rest = rest.dropFirst(kind == "5" ? 1 : 3)
            case "39", "49": break
            case _ where first.count == 2 && (first.hasPrefix("3") || first.hasPrefix("4")): kinds.append("3")
            default: break
            }
        }
        return kinds
    }
}
