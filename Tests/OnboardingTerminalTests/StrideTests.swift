import Foundation
import OnboardingValues
import TestSupport
import Testing

@Suite("Stride, the example host")
struct StrideTests {
    static let examples = Fixture.package.appendingPathComponent("Examples")

    private func start(_ store: URL, _ words: [String], typing lines: [String] = []) async throws -> Program.Outcome {
        let input = Data(lines.map { $0 + "\n" }.joined().utf8)
        let fixed = words.contains("--locale") ? [] : ["--locale", "en"]
        return try await Program.cliHost.run(words + fixed + ["--store", store.path], input: input)
    }

    @Test(
        "Each answers file plays its flow to the end, and decides what the app opens with and why",
        arguments: [
            ("fitness", "fitness-beginner", "home", "home_lose", "losing"),
            ("fitness", "fitness-pro", "main", "paywall_pro", "pros"),
            ("sleep", "sleep-stressed", "level", "level_1", "short"),
            (
                "fitness", "fitness-strength", "level", "level_2",
                "default, since experience is amateur (pros: pro, beginners: beginner)"
            ),
            (
                "sleep", "sleep-calm", "push", "push_evening",
                "default, since evening_phone is not known (on_the_phone: often)"
            ),
            ("sleep", "sleep-calm", "level", "level_2", "default, since sleep_hours is 8 (short: under 6)"),
        ]
    )
    func answers(flow: String, answers: String, placement: String, shows: String, reason: String) async throws {
        let file = Self.examples.appendingPathComponent("Answers/\(answers).json").path
        try await TemporaryDirectory.use { store in
            let outcome = try await start(store, [flow, "--answers", file])
            #expect(outcome.status == 0 && outcome.errors.isEmpty)
            #expect(outcome.outputText.contains("→ didComplete"))
            let opening = outcome.outputText.components(separatedBy: "\nStride opens with\n").last ?? ""
            let words = opening.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            #expect(words.contains("\(placement) \(shows) \(reason)"), "\(opening)")
            #expect(opening.split(separator: "\n").allSatisfy { $0.count < 80 && $0.last != " " }, "\(opening)")
            let again = try await start(store, [flow])
            #expect(again.outputText.contains("Nothing is due.") && !again.outputText.contains("→"))
        }
    }

    @Test("Changing an answer changes what is shown, and the reason names it")
    func edited() async throws {
        let file = Self.examples.appendingPathComponent("Answers/fitness-pro.json").path
        try await TemporaryDirectory.use { store in
            _ = try await start(store, ["fitness", "--answers", file])
            let edited = try await start(store, ["fitness", "--edit", "goal"], typing: ["1"])
            #expect(edited.outputText.contains("home_lose") && edited.outputText.contains("losing"))
            #expect(!edited.outputText.contains("home_run"))
        }
    }

    @Test("What was drawn for the app's opening is kept, whatever becomes of the weights")
    func keptDraw() async throws {
        let answers = Self.examples.appendingPathComponent("Answers/sleep-calm.json").path
        try await TemporaryDirectory.use { store in
            let file = store.appendingPathComponent("own.json")
            func document(_ first: Int, _ second: Int) -> Data {
                let audience = """
                    {"segment": "calm", "stickyVersion": 1,
                     "variations": [{"show": "a", "weight": \(first)}, {"show": "b", "weight": \(second)}]}
                    """
                let rest = #""contents": {"a": {"kind": "home"}, "b": {"kind": "home"}, "c": {"kind": "home"}}"#
                let home = #""placements": {"home": {"audiences": [\#(audience)], "default": "c"}}"#
                return Data(#"{"segments": {"calm": {"stress_level": "low"}}, \#(home), \#(rest)}"#.utf8)
            }
            let kept = store.appendingPathComponent("store")
            try document(1, 0).write(to: file)
            let first = try await start(kept, ["sleep", "--answers", answers, "--targeting", file.path])
            #expect(first.outputText.hasSuffix("\nStride opens with\n  home      a  calm, drawn\n"))
            try document(0, 1).write(to: file)
            let second = try await start(kept, ["sleep", "--targeting", file.path])
            #expect(second.outputText.hasSuffix("\nStride opens with\n  home      a  calm, drawn\n"))
        }
    }

    @Test("A targeting document of another flow is refused before anything is forgotten or played")
    func foreignTargeting() async throws {
        let file = Self.examples.appendingPathComponent("Targeting/sleep.json").path
        try await TemporaryDirectory.use { store in
            let refused = try await start(store, ["fitness", "--targeting", file])
            #expect(refused.status == 1 && refused.outputText.isEmpty)
            #expect(refused.errorText.contains("sleep.json:4: error unset-attribute segments.stressed.stress_level"))
        }
    }

    @Test(
        "What to look after is counted as a number, and \"none of these\" counts for nothing",
        arguments: [("fitness-beginner", 2), ("fitness-pro", 0)]
    )
    func careCount(answers: String, count: Int) async throws {
        let file = Self.examples.appendingPathComponent("Answers/\(answers).json").path
        try await TemporaryDirectory.use { store in
            let outcome = try await start(store, ["fitness", "--answers", file])
            #expect(outcome.outputText.contains("\"care_count\": \(count)"))
        }
    }

    @Test("A run that is killed goes on at the same screen at the next start, with what was answered")
    func killed() async throws {
        try await TemporaryDirectory.use { store in
            let host = try HostProcess(["fitness", "--locale", "en", "--store", store.path])
            host.read(until: "[Get started]")
            try host.type("", "3", "1,3")
            host.read(until: "How experienced are you?")
            host.kill()
            #expect(host.text.contains("What can you train with?"))
            let resumed = try await start(store, ["fitness"], typing: [":back"])
            #expect(resumed.outputText.contains("goes on at experience."))
            #expect(resumed.outputText.contains("How experienced are you?"))
            #expect(resumed.outputText.contains("● 1  Mat") && resumed.outputText.contains("● 3  Dumbbells"))
        }
    }

    @Test("Leaving says that the next start goes on, and --reset forgets everything")
    func reset() async throws {
        try await TemporaryDirectory.use { store in
            let left = try await start(store, ["sleep"], typing: ["1"])
            #expect(left.status == 0 && left.outputText.contains("The next start goes on here."))
            let reset = try await start(store, ["sleep", "--reset"])
            #expect(reset.outputText.contains("The first start: the flow is shown."))
        }
    }

    @Test("A skipped flow is offered again after three days and not before; an offer may be turned down")
    func offers() async throws {
        try await TemporaryDirectory.use { store in
            func day(_ date: String, _ lines: String...) async throws -> String {
                try await start(store, ["fitness", "--now", date], typing: lines).outputText
            }
            #expect(try await day("2026-01-10", "", ":skip").contains("→ didSkipAt goal"))
            #expect(try await day("2026-01-12").contains("Skipped: offered again from 2026-01-13"))
            let declined = try await day("2026-01-13", "no", "2")
            #expect(declined.contains("1–2 [1] > no\n  ! Please type 1 or 2.\n1–2 [1] > 2\n"))
            #expect(declined.contains("Your plan is almost there\nAnswer a few questions for better recommendations."))
            #expect(!declined.contains("What do you want to reach first?"))
            #expect(try await day("2026-01-19").contains("Skipped: offered again from 2026-01-20"))
            #expect(try await day("2026-01-20", "").contains("What do you want to reach first?"))
        }
    }

    @Test("An edit that is left changes nothing and says so; one that is finished tells what changed")
    func edit() async throws {
        let file = Self.examples.appendingPathComponent("Answers/sleep-calm.json").path
        try await TemporaryDirectory.use { store in
            _ = try await start(store, ["sleep", "--answers", file])
            let left = try await start(store, ["sleep", "--edit", "q_name"], typing: [":quit"])
            #expect(left.outputText.contains("Nothing was changed.") && left.outputText.contains("\"Omar\""))
            let finished = try await start(store, ["sleep", "--edit", "q_name"], typing: ["Layla"])
            #expect(
                finished.outputText.contains("Changed: q_name is now Layla")
                    && finished.outputText.contains("\"Layla\"")
            )
            for screen in ["q_relaxation", "name"] {
                let wrong = try await start(store, ["sleep", "--edit", screen])
                let text =
                    "\"\(screen)\" is no screen of these answers; use one of q_stress_level, q_sleep_hours, q_goal, q_name"
                #expect(wrong.status == 1 && wrong.errorText == "cli-host: \(text)\n")
            }
        }
    }

    @Test("Answers for a completed flow are checked, and not played without saying so")
    func completed() async throws {
        let file = Self.examples.appendingPathComponent("Answers/sleep-calm.json").path
        try await TemporaryDirectory.use { store in
            _ = try await start(store, ["sleep", "--answers", file])
            let again = try await start(store, ["sleep", "--answers", file])
            #expect(again.status == 1 && again.output.isEmpty && again.errorText.contains("is completed already"))
            #expect(again.errorText.contains("--reset") && again.errorText.contains("--edit"))
            let missing = try await start(store, ["sleep", "--answers", store.path + "/missing.json"])
            #expect(missing.status == 2 && missing.errorText.hasSuffix("missing.json: there is no such file\n"))
            let faulty = store.appendingPathComponent("faulty.json")
            try Data(#"{"q_goal": "fame", "q_sleep_hours": 3}"#.utf8).write(to: faulty)
            let refused = try await start(store, ["sleep", "--answers", faulty.path])
            let lines = refused.errorText.split(separator: "\n")
            #expect(refused.status == 1 && lines.count == 2 && lines[1].hasPrefix("faulty.json: \"q_sleep_hours\": "))
        }
    }

    @Test("--reset forgets only when everything else is right, and only what the kit keeps")
    func carefulReset() async throws {
        let file = Self.examples.appendingPathComponent("Answers/sleep-calm.json").path
        try await TemporaryDirectory.use { store in
            let note = store.appendingPathComponent("note.txt")
            try Data("mine".utf8).write(to: note)
            _ = try await start(store, ["sleep", "--answers", file])
            for words in [["--answers", "missing.json"], ["--edit"], ["missing.json"]] {
                let wrong = try await start(store, ["sleep", "--reset"] + words)
                #expect(wrong.status != 0 && wrong.output.isEmpty)
                #expect(try await start(store, ["sleep"]).outputText.contains("Nothing is due."))
            }
            let reset = try await start(store, ["sleep", "--reset"], typing: ["1"])
            #expect(reset.outputText.contains("The first start") && FileManager.default.fileExists(atPath: note.path))
            let resumed = try await start(store, ["sleep"])
            #expect(resumed.outputText.contains(store.path) && resumed.outputText.contains("--reset forgets it."))
        }
    }

    @Test("An answer that was taken back is shown as emptied")
    func emptied() async throws {
        let file = Self.examples.appendingPathComponent("Answers/fitness-beginner.json").path
        try await TemporaryDirectory.use { store in
            _ = try await start(store, ["fitness", "--answers", file])
            let edited = try await start(store, ["fitness", "--edit", "target_weight"], typing: ["-"])
            #expect(edited.outputText.contains("→ onStateUpdatedAction target_weight: emptied\n"))
            #expect(edited.outputText.contains("Changed: target_weight is now nothing"))
        }
    }

    @Test("An address that Stride knows is rejected where it was typed")
    func rejected() async throws {
        try await TemporaryDirectory.use { store in
            let file = store.appendingPathComponent("answers.json")
            let beginner = Self.examples.appendingPathComponent("Answers/fitness-beginner.json")
            var answers = try #require(try Fixture.json(beginner).object)
            answers["email"] = "mara@example.org"
            try Data(JSONValue.object(answers).text.utf8).write(to: file)
            let kept = store.appendingPathComponent("store")
            let refused = try await start(kept, ["fitness", "--answers", file.path])
            #expect(
                refused.status == 1 && !refused.errorText.contains("usage")
                    && refused.errorText.contains("Stride knows this address already.")
            )
            let typed = ["mara@example.org", "1", "mara@example.com", "1"]
            let resumed = try await start(kept, ["fitness"], typing: typed)
            #expect(resumed.outputText.contains("  ! Stride knows this address already."))
            #expect(resumed.outputText.contains("\ne.g. mara@example.com > mara@example.com\n"))
            #expect(resumed.outputText.contains("→ onStateUpdatedAction email: mara@example.com"))
        }
    }

    @Test("A pipe gets no escape sequences, and wrong words get the usage with 64")
    func plainAndUsage() async throws {
        try await TemporaryDirectory.use { store in
            let outcome = try await start(store, ["fitness"], typing: [""])
            #expect(!outcome.outputText.contains("\u{1B}"))
            let flow = try await Program.cliHost.run(["no-such-flow.json"])
            #expect(flow.status == 2 && flow.errorText.hasSuffix("no-such-flow.json: there is no such file\n"))
            #expect(flow.errorText.split(separator: "\n").count == 1)
            for words in [["--dance"], ["--answers"], ["--now", "today"], ["no-such-flow"]] {
                let wrong = try await Program.cliHost.run(words)
                #expect(wrong.status == 64 && wrong.output.isEmpty && wrong.errorText.contains("usage: cli-host"))
            }
        }
    }
}
