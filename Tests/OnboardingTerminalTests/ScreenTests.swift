import Foundation
import OnboardingKit
import OnboardingTerminal
import OnboardingTesting
import Testing

@Suite("Screens in the terminal")
@MainActor
struct ScreenTests {
    static let twoTexts = #"""
        [{"id": "a", "type": "text", "title": "First?"}, {"id": "b", "type": "text", "title": "Second?"}]
        """#

    @Test("Back, in full or by its letter, shows the saved answer", arguments: [":back", ":b", ":BACK"])
    func back(command: String) async throws {
        let run = try await TerminalRun(Self.twoTexts, ["one", command, "", "two"])
        #expect(run.output.contains("Second?\n\n> \(command)\n"))
        #expect(run.output.contains("First?\n\n[one] > \n"))
        #expect(run.reported == [#"a {"type":"text","value":"one"}"#, #"b {"type":"text","value":"two"}"#])
    }

    @Test("Back on the first screen does nothing, and the question stands")
    func noBack() async throws {
        let run = try await TerminalRun(Self.twoTexts, [":back", "one", "two"])
        #expect(run.output.contains("> :back\n  ! There is nothing to go back to. (:help)\n> one\n"))
        #expect(run.result != nil)
    }

    @Test("Skip ends the run at its screen", arguments: [":skip", ":s"])
    func skip(command: String) async throws {
        let run = try await TerminalRun(Self.twoTexts, ["one", command])
        #expect(run.calls.last == .skip(at: "b"))
    }

    @Test("A screen that cannot be skipped is not")
    func noSkip() async throws {
        let flow = #"[{"id": "a", "type": "text", "title": "First?", "skippable": false}]"#
        let run = try await TerminalRun(flow, [":skip", "one"])
        #expect(run.output.contains("> :skip\n  ! This cannot be skipped. (:help)\n> one\n"))
        #expect(run.result != nil)
    }

    @Test(
        "Quit and the end of input close the flow, and the run goes on there with the same answers",
        arguments: [[":quit"], [":q"], []]
    )
    func resume(leaving: [String]) async throws {
        let client = try await OnboardingClient(OnboardingConfiguration(storage: .memory))
        let left = try await TerminalRun(Self.twoTexts, ["one"] + leaving, client: client)
        #expect(left.calls.contains { if case .close = $0 { true } else { false } })
        #expect(left.result == nil)
        let resumed = try await TerminalRun(Self.twoTexts, ["two"], client: client)
        #expect(!resumed.output.contains("First?"))
        #expect(resumed.result?.path == ["a", "b"])
    }

    @Test("What the host rejects is shown and asked again, and what was typed is not offered to be kept")
    func verdict() async throws {
        let delegate = RecordingDelegate()
        delegate.onVerdict = { action in
            guard case .input(let params) = action.params, params.value.value == "taken" else { return .accept }
            return .reject("That one is taken.")
        }
        let flow = #"[{"id": "a", "type": "text", "title": "Name?"}]"#
        let run = try await TerminalRun(flow, ["taken", "free"], delegate: delegate)
        #expect(run.output.hasSuffix("> taken\n\n  ! That one is taken.\n\n> free\n"))
        #expect(run.reported == [#"a {"type":"text","value":"free"}"#])
    }

    @Test("Of several elements only the one that is wrong is asked again")
    func onlyWhatIsWrong() async throws {
        let flow = #"""
            [{"id": "s", "title": "You", "elements": [
                {"id": "a", "type": "text", "title": "Name"}, {"id": "b", "type": "email", "title": "E-mail"}]}]
            """#
        let run = try await TerminalRun(flow, ["Kim", "kim", "kim@example.com"])
        #expect(run.output.components(separatedBy: "\nName\n").count == 2)
        #expect(run.output.hasSuffix("\nE-mail\n> kim\n  ! \(Self.noEmail)\n> kim@example.com\n"))
        #expect(run.result != nil)
    }

    @Test("A second button can be reached without the answer that the first one needs")
    func secondButton() async throws {
        let flow = #"""
            [{"id": "s", "title": "You", "elements": [{"id": "a", "type": "email", "title": "E-mail"}],
              "buttons": [{"id": "go", "label": "Go on", "action": "next"},
                {"id": "no", "label": "Not now", "action": "skip"}]}]
            """#
        let run = try await TerminalRun(flow, ["", "1", "kim", "", "2"])
        #expect(
            run.output.contains("1–2 [1] > 1\n\n  ! Please fill this in.\n\nE-mail\n> kim\n  ! \(Self.noEmail)\n> \n")
        )
        #expect(run.calls.last == .skip(at: "s"))
    }

    static let noEmail = "Please enter an e-mail address such as name@example.com."

    @Test("Two buttons are chosen by number; one that opens a link asks again")
    func twoButtons() async throws {
        let flow = #"""
            [{"id": "s", "kind": "info", "title": "Terms", "buttons": [
                {"id": "go", "label": "Go on", "action": "next"},
                {"id": "read", "label": "Read them", "action": "openURL", "url": "https://example.com"}]}]
            """#
        let run = try await TerminalRun(flow, ["2", "3", "1"])
        let refusal = "  ! Please type a number from 1 to 2. (:help)\n"
        let buttons = "\n    1  Go on\n    2  Read them\n1–2 [1] > "
        #expect(run.output.hasSuffix("Terms\n" + buttons + "2\n" + buttons + "3\n" + refusal + buttons + "1\n"))
        #expect(run.result != nil)
    }

    @Test("An interlude goes on by itself, and a final screen opens the paywall once")
    func interludeAndFinal() async throws {
        let flow = #"""
            [{"id": "wait", "kind": "interlude", "title": "One moment", "seconds": 1},
             {"id": "end", "kind": "final", "title": "Ready", "elements": [
                {"id": "sum", "type": "summary", "rows": [
                    {"icon": "🎯", "label": "Goal", "value": "Run"}, {"icon": "⏱️", "label": "Time a day", "value": "1 h"}]}],
              "buttons": [{"id": "pay", "label": "See", "action": "openPaywall", "actionId": "main"}]}]
            """#
        let run = try await TerminalRun(flow, [""])
        #expect(run.output.contains("One moment\n\n━"))
        #expect(run.output.hasSuffix("\nReady\n\n  🎯 Goal        Run\n  ⏱️ Time a day  1 h\n\n[See] ⏎ \n"))
        #expect(run.calls.filter { if case .paywall = $0 { true } else { false } }.count == 1)
        #expect(run.result?.path == ["wait", "end"])
    }

    @Test("Plain text holds no escape sequence, and styled text is the same without them")
    func styles() async throws {
        let plain = try await TerminalRun(QuestionTests.choice, ["1"])
        #expect(!plain.output.contains("\u{1B}"))
        let styled = try await TerminalRun(QuestionTests.choice, ["1"], style: .styled)
        #expect(styled.output.contains("\u{1B}[1m"))
        #expect(styled.output.replacing(/\u{1B}\[[0-9]+m/, with: "") == plain.output)
    }

    @Test("Text that is read from right to left passes through as it is")
    func rightToLeft() async throws {
        let flow = #"""
            {"schemaVersion": 1, "id": "t", "locale": "ar",
             "screens": [{"id": "a", "type": "text", "title": "ما اسمك؟", "placeholder": "ليلى"}]}
            """#
        let run = try await TerminalRun(flow, ["نور"], conventions: Conventions(locale: "ar"))
        #expect(run.output.hasSuffix("ما اسمك؟\n\nليلى > نور\n"))
        #expect(run.reported == [#"a {"type":"text","value":"نور"}"#])
    }

    @Test("No line is wider than the terminal, and what does not fit beside stands below", arguments: [40, 80, 200])
    func width(columns: Int) async throws {
        let words = String(repeating: "word ", count: 30)
        let flow = #"""
            [{"id": "a", "type": "singleChoice", "title": "\#(words)", "subtitle": "\#(words)", "options": [
                {"id": "x", "icon": "🌱", "label": "Label", "detail": "\#(words)"}]}]
            """#
        let run = try await TerminalRun(flow, ["1"], columns: columns)
        let widest = run.output.split(separator: "\n").map(\.count).max() ?? 0
        #expect(widest < min(columns, 81) && widest > min(columns, 80) - 7)
        #expect(run.output.contains("    1  🌱 Label\n          word word"))
    }
}
