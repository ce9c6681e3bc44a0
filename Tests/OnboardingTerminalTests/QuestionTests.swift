import OnboardingKit
import OnboardingTerminal
import Testing

@Suite("Questions in the terminal")
@MainActor
struct QuestionTests {
    static let choice = #"""
        [{"id": "a", "type": "singleChoice", "title": "Which?", "options": [
            {"id": "x", "icon": "🌱", "label": "Ex", "detail": "The first"}, {"id": "y", "label": "Why"}]}]
        """#
    static let choices = #"""
        [{"id": "a", "type": "multiChoice", "title": "Which?", "placeholder": "In a word", "options": [
            {"id": "x", "label": "Ex"}, {"id": "y", "label": "Why"}, {"id": "o", "label": "Else", "allowsText": true},
            {"id": "n", "label": "None", "exclusive": true}]}]
        """#

    @Test("A single choice lists its options by number and goes on at once")
    func singleChoice() async throws {
        let run = try await TerminalRun(Self.choice, ["2"])
        #expect(run.output.hasSuffix("\nWhich?\n\n    1  🌱 Ex  The first\n    2  Why\n1–2 > 2\n"))
        #expect(run.reported == [#"a {"id":"y","value":"y","label":"Why"}"#])
        #expect(run.result != nil)
    }

    @Test("What a single choice does not understand is asked again", arguments: ["3", "0", "x", "1,2", "-1", "1.5"])
    func notUnderstood(line: String) async throws {
        let run = try await TerminalRun(Self.choice, [line, "1"])
        #expect(run.output.hasSuffix("1–2 > \(line)\n  ? 1–2 > 1\n"))
        #expect(run.reported == [#"a {"id":"x","value":"x","label":"Ex"}"#])
    }

    @Test("Several options are chosen by numbers, in digits of any script", arguments: ["2,1", "1 2", "١،٢", "2, 1"])
    func multiChoice(line: String) async throws {
        let run = try await TerminalRun(Self.choices, [line])
        #expect(
            run.reported == [#"a [{"id":"x","value":"x","label":"Ex"},{"id":"y","value":"y","label":"Why"}]"#]
        )
    }

    @Test("An exclusive option clears the others")
    func exclusive() async throws {
        let run = try await TerminalRun(Self.choices, ["1,4"])
        #expect(run.reported == [#"a [{"id":"n","value":"n","label":"None"}]"#])
    }

    @Test("An option that takes a text asks for it, and an empty one is an error in place")
    func other() async throws {
        let run = try await TerminalRun(Self.choices, ["3", "", "3", "Hay fever"])
        #expect(run.output.contains("1,2,… > 3\n  (In a word) > \n\n  ! Please add a few words.\n"))
        #expect(run.output.hasSuffix("1,2,… [3] > 3\n  (In a word) > Hay fever\n"))
        #expect(run.reported == [#"a [{"id":"o","value":"Hay fever","label":"Else"}]"#])
    }

    @Test("Nothing chosen where something is needed is said in place and asked again")
    func required() async throws {
        let run = try await TerminalRun(Self.choices, ["", "1"])
        #expect(run.output.contains("1,2,… > \n\n  ! Please choose an option.\n\n    1  Ex\n"))
        #expect(run.result != nil)
    }

    @Test("A hyphen clears a choice that may stay empty")
    func cleared() async throws {
        let flow = #"""
            [{"id": "a", "type": "multiChoice", "title": "Which?", "required": false, "defaultValue": ["x"],
              "options": [{"id": "x", "label": "Ex"}, {"id": "y", "label": "Why"}]}]
            """#
        let run = try await TerminalRun(flow, ["-"])
        #expect(run.output.contains("  ● 1  Ex\n    2  Why\n1,2,… [1] > -\n"))
        #expect(run.reported == ["a []"])
    }

    @Test("A slider shows range, step, unit and default, reads what is in range, and snaps")
    func slider() async throws {
        let flow = #"""
            [{"id": "a", "type": "slider", "title": "How long?", "min": 2, "max": 20, "step": 0.5, "unit": "h",
              "defaultValue": 6}]
            """#
        let kept = try await TerminalRun(flow, [""])
        #expect(kept.output.hasSuffix("2–20 ±0.5 h [6] > \n"))
        #expect(kept.reported == [#"a {"type":"number","value":6}"#])
        let typed = try await TerminalRun(flow, ["1", "21", "long", "7.6"])
        #expect(
            typed.output.hasSuffix(
                "> 1\n  ? 2–20 ±0.5 h [6] > 21\n  ? 2–20 ±0.5 h [6] > long\n  ? 2–20 ±0.5 h [6] > 7.6\n"
            )
        )
        #expect(typed.reported == [#"a {"type":"number","value":7.5}"#])
        let german = Conventions(locale: "de", decimalSeparator: ",", groupingSeparator: ".")
        let comma = try await TerminalRun(flow, ["9,5"], conventions: german)
        #expect(comma.output.hasSuffix("2–20 ±0,5 h [6] > 9,5\n"))
        #expect(comma.reported == [#"a {"type":"number","value":9.5}"#])
    }

    @Test("Fields show example, unit and what stands in them; an error is said and asked again")
    func fields() async throws {
        let flow = #"""
            [{"id": "n", "type": "number", "title": "Weight?", "min": 30, "unit": "kg", "placeholder": "70"},
             {"id": "e", "type": "email", "title": "E-mail?"},
             {"id": "p", "type": "phone", "title": "Phone?", "required": false, "defaultValue": "123"},
             {"id": "t", "type": "text", "title": "Name?"}]
            """#
        let run = try await TerminalRun(flow, ["5", "62.5", "a@", "a@b.de", "-", "  Kim "])
        #expect(run.output.contains("(70) kg > 5\n\n  ! Please enter 30 or more.\n\n(70) kg [5] > 62.5\n"))
        #expect(
            run.output.contains(
                "\n> a@\n\n  ! Please enter an e-mail address such as name@example.com.\n\n[a@] > a@b.de\n"
            )
        )
        #expect(run.output.contains("[123] > -\n"))
        #expect(
            run.reported == [
                #"n {"type":"number","value":62.5}"#, #"e {"type":"email","value":"a@b.de"}"#,
                #"p {"type":"text","value":""}"#, #"t {"type":"text","value":"Kim"}"#,
            ]
        )
    }

    @Test(
        "A date is read from its largest part down",
        arguments: ["2000-02-29", "2000.2.29", "2000 02 29", "٢٠٠٠-٢-٢٩"]
    )
    func date(line: String) async throws {
        let flow = #"[{"id": "a", "type": "date", "title": "When?", "parts": ["day", "month", "year"]}]"#
        let run = try await TerminalRun(flow, ["soon", "2000", "2001-02-29", line])
        #expect(run.output.contains("YYYY-MM-DD > soon\n  ? YYYY-MM-DD > 2000\n  ? YYYY-MM-DD > 2001-02-29\n"))
        #expect(run.output.hasSuffix("  ! There is no such day.\n\nYYYY-MM-DD [2001-02-29] > \(line)\n"))
        #expect(run.reported == [#"a {"day":29,"month":2,"year":2000}"#])
    }

    @Test("Only the parts of a date that are asked for are read")
    func partsOfADate() async throws {
        let flow = #"[{"id": "a", "type": "date", "title": "When?", "parts": ["month", "year"]}]"#
        let run = try await TerminalRun(flow, ["1999-07"])
        #expect(run.output.hasSuffix("YYYY-MM > 1999-07\n"))
        #expect(run.reported == [#"a {"month":7,"year":1999}"#])
    }
}
