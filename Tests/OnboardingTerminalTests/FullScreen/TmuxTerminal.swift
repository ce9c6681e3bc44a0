import Foundation
import TestSupport

@testable import OnboardingTerminal

/// A terminal of a size that tmux plays, with one program in it.
///
/// Each has a server of its own, on a socket in a folder of its own, which is ended with `end`.
final class TmuxTerminal: Sendable {
    private let tmux: Program
    private let folder = TemporaryDirectory()

    private var socket: String { folder.url.appendingPathComponent("tmux").path }

    /// Opens a terminal and starts a program of this package in it.
    convenience init(
        columns: Int = 80,
        rows: Int = 24,
        _ program: Program,
        _ arguments: [String],
        environment: [String: String] = [:]
    ) async throws {
        // What the terminal is like after the program is written down, and the status shown.
        let script = #"""
            sh -c 'echo $$ >"$0/process" && exec env "$@"' "$0" "$@"
            status=$?
            stty -a >"$0/mode"
            echo "ended with $status"
            exec cat >/dev/null
            """#
        let variables = environment.map { "\($0.key)=\($0.value)" }
        try await self.init(columns: columns, rows: rows) { folder in
            ["/bin/sh", "-c", script, folder.path] + variables + [try program.url().path] + arguments
        }
    }

    /// Opens a terminal with a shell in it, for a person to type commands.
    static func shell() async throws -> TmuxTerminal {
        try await TmuxTerminal(columns: 80, rows: 24) { _ in
            ["/usr/bin/env", "PS1=$ ", "/bin/bash", "--noprofile", "--norc", "-i"]
        }
    }

    private init(columns: Int, rows: Int, _ command: (URL) throws -> [String]) async throws {
        guard let tmux = Program.tmux else { throw CocoaError(.fileNoSuchFile) }
        self.tmux = tmux
        try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
        let settings = folder.url.appendingPathComponent("tmux.conf")
        let lines = [
            "set -g default-terminal tmux-256color", "set -g status off", "set -g remain-on-exit on",
            "set -g remain-on-exit-format ''", "set -s escape-time 0",
        ]
        try Data(lines.joined(separator: "\n").utf8).write(to: settings)
        let size = ["-x", String(columns), "-y", String(rows)]
        try await run(["-f", settings.path, "new-session", "-d"] + size + ["--"] + command(folder.url))
    }

    /// What stands on the screen, without spaces at the ends of lines.
    func text() async throws -> String {
        let text = try await run(["capture-pane", "-p"])
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            String(line.reversed().drop { $0 == " " }.reversed())
        }
        return lines.joined(separator: "\n").trimmingCharacters(in: .newlines) + "\n"
    }

    /// Presses keys, in one go.
    func press(_ keys: [Key]) async throws {
        var words: [String] = []
        for key in keys { words += (words.isEmpty ? [] : [";"]) + ["send-keys"] + Self.words(for: key) }
        if !words.isEmpty { try await run(words) }
    }

    /// Gives the terminal another size.
    func resize(columns: Int, rows: Int) async throws {
        try await run(["resize-window", "-x", String(columns), "-y", String(rows)])
    }

    /// What stands on the screen, with the sequences of its styles.
    func styledText() async throws -> String { try await run(["capture-pane", "-p", "-e"]) }

    /// Types a line and Enter.
    func type(_ line: String) async throws { try await press(line.map(Key.character) + [.enter]) }

    /// Sends the program a signal.
    func send(_ signal: Int32) throws {
        guard let process = pid_t(try written("process").trimmingCharacters(in: .whitespacesAndNewlines)) else {
            return
        }
        kill(process, signal)
    }

    /// Whether the terminal is as a shell wants it: its first screen, with a cursor, and a line typed at a time.
    func isGivenBack() async throws -> Bool { try await showsFirstScreen() && Self.isCooked(written("mode")) }

    /// Whether the screen of before is shown again, with a cursor.
    func showsFirstScreen() async throws -> Bool {
        try await run(["display-message", "-p", "#{alternate_on} #{cursor_flag}"]) == "0 1\n"
    }

    /// Whether `stty -a` says that a line is typed at a time, is shown, and that Ctrl-C ends a program.
    static func isCooked(_ mode: String) -> Bool {
        Set(mode.split { $0.isWhitespace || $0 == ";" }).isSuperset(of: ["icanon", "echo", "isig", "opost", "icrnl"])
    }

    private func written(_ name: String) throws -> String {
        try String(contentsOf: folder.url.appendingPathComponent(name), encoding: .utf8)
    }

    /// Whether the program has ended with a status.
    func ended(with status: Int) async throws -> Bool { try await text().hasSuffix("ended with \(status)\n") }

    /// Looks again and again until what is awaited has come about; false when it has not in half a minute.
    func waits(until isThere: () async throws -> Bool) async throws -> Bool {
        let deadline = ContinuousClock.now + .seconds(30)
        while try await !isThere() {
            if ContinuousClock.now > deadline { return false }
            try await Task.sleep(nanoseconds: 20_000_000)
        }
        return true
    }

    /// The text once it stays the same for a while, to be kept.
    func settledText() async throws -> String {
        var texts: [String] = []
        _ = try await waits {
            texts.append(try await text())
            return texts.count > 20 && Set(texts.suffix(20)).count == 1
        }
        return texts.last ?? ""
    }

    /// Ends the terminal and the program in it.
    func end() async { _ = try? await run(["kill-server"]) }

    @discardableResult
    private func run(_ arguments: [String]) async throws -> String {
        let outcome = try await tmux.run(["-S", socket] + arguments)
        guard outcome.status == 0 else { throw TmuxError(text: outcome.errorText) }
        return outcome.outputText
    }

    private static func words(for key: Key) -> [String] {
        switch key {
        case .character(let character): ["-l", "--", character == ";" ? "\\;" : String(character)]
        case .control(let letter): ["C-\(letter)"]
        case .paste, .background: []
        case .enter: ["Enter"]
        case .tab: ["Tab"]
        case .backTab: ["BTab"]
        case .escape: ["Escape"]
        case .backspace: ["BSpace"]
        case .delete: ["DC"]
        case .up: ["Up"]
        case .down: ["Down"]
        case .left: ["Left"]
        case .right: ["Right"]
        case .home: ["Home"]
        case .end: ["End"]
        case .pageUp: ["PPage"]
        case .pageDown: ["NPage"]
        }
    }
}

/// What tmux says went wrong.
struct TmuxError: Error, CustomStringConvertible {
    let text: String
    var description: String { "tmux: \(text)" }
}
