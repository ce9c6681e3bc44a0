import Foundation
import OnboardingTesting
import TestSupport
import Testing

/// Plays the example flows by keys in a real terminal, and compares each screen with the one that is kept.
///
/// Where a screen is meant to look different, `ONBOARDING_RENEW_SCREENS=1` keeps what stands there now; look at it.
@Suite("The full screen in a terminal", .enabled(if: Program.tmux != nil, "tmux is not installed"))
struct CaptureTests {
    struct Case: Sendable, CustomStringConvertible {
        let answers: String
        var locale = "en"
        let columns: Int
        let rows: Int

        var description: String { "\(answers)-\(locale)-\(columns)x\(rows)" }
        var kept: URL {
            Fixture.package.appendingPathComponent("Tests/Fixtures/Screens/\(description).txt")
        }
    }

    static let cases =
        ["checkin-strained", "fitness-beginner", "language-worker", "plan-home", "sleep-calm"].flatMap { answers in
            [Case(answers: answers, columns: 80, rows: 24), Case(answers: answers, columns: 40, rows: 20)]
        } + [
            Case(answers: "fitness-beginner", locale: "ar", columns: 40, rows: 20),
            Case(answers: "checkin-strained", locale: "de", columns: 80, rows: 24),
        ]

    private static let renews = ProcessInfo.processInfo.environment["ONBOARDING_RENEW_SCREENS"] == "1"

    @Test("Shows each screen as it is kept, and comes to the end by keys alone", arguments: cases)
    func screens(of example: Case) async throws {
        let answers = Fixture.package.appendingPathComponent("Examples/Answers/\(example.answers).json")
        let played = try await PlayedByKeys(answers, locale: example.locale)
        let terminal = try await TmuxTerminal(
            columns: example.columns,
            rows: example.rows,
            .onboarding,
            [
                "run", played.flowFile.path, "--seed", String(PlayedByKeys.seed), "--today", "2024-03-01", "--locale",
                example.locale,
            ]
        )
        let kept = Self.renews ? [] : try Self.screens(in: example.kept)
        var seen: [String] = []
        for (number, step) in played.steps.enumerated() {
            // An interlude moves, and goes on by itself.
            guard step.isStill else {
                seen.append("\(step.title)\n")
                continue
            }
            if Self.renews {
                if let last = seen.last { #expect(try await terminal.waits { try await terminal.text() != last }) }
                seen.append(step.isStill ? try await terminal.settledText() : "\(step.title)\n")
            } else {
                let screen = kept.indices.contains(number) ? kept[number] : ""
                guard try await terminal.waits(until: { try await shows(screen, of: step) }) else {
                    let now = try await terminal.text()
                    await terminal.end()
                    Issue.record("screen \(number + 1), \"\(step.screen)\", is another than the one kept:\n\(now)")
                    return
                }
            }
            try await terminal.press(step.keys)
        }
        func shows(_ screen: String, of step: KeyPlayer.Step) async throws -> Bool {
            let text = try await terminal.text()
            // What moves by itself has no one look; its title is there.
            return step.isStill ? text == screen : text.contains(step.title)
        }
        #expect(try await terminal.waits { try await terminal.ended(with: 0) })
        #expect(try await terminal.text().contains("custom_attributes"))
        await terminal.end()
        if Self.renews { try Self.keep(seen, in: example.kept) }
    }

    // MARK: Kept screens

    private static let separator = "\n" + String(repeating: "=", count: 20) + "\n"

    private static func screens(in file: URL) throws -> [String] {
        try String(contentsOf: file, encoding: .utf8).components(separatedBy: separator)
    }

    private static func keep(_ screens: [String], in file: URL) throws {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(screens.joined(separator: separator).utf8).write(to: file)
    }
}
