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
        let refusal = "  ! Please type a number from 1 to 2. (:help)\n"
        #expect(run.output.hasSuffix("1–2 > \(line)\n\(refusal)1–2 > 1\n"))
        #expect(run.reported == [#"a {"id":"x","value":"x","label":"Ex"}"#])
    }

    @Test("Several options are chosen by numbers, in digits of any script", arguments: ["2,1", "1 2", "١،٢", "2, 1"])
    func multiChoice(line: String) async throws {
        let run = try await TerminalRun(Self.choices, [line])
        #expect(
            run.reported == [#"a [{"id":"x","value":"x","label":"Ex"},{"id":"y","value":"y","label":"Why"}]"#]
        )
    }

    @Test("An exclusive option beside others is refused, and takes their place when it is chosen alone")
    func exclusive() async throws {
        let run = try await TerminalRun(Self.choices, ["1,4", "4"])
        #expect(run.output.contains("> 1,4\n  ! “None” cannot be chosen beside others. (:help)\n1,2,… > 4\n"))
        #expect(run.reported == [#"a [{"id":"n","value":"n","label":"None"}]"#])
    }

    @Test(
        "More options than can be chosen are refused with the limit, which stands above them",
        arguments: ["en", "de"]
    )
    func tooMany(language: String) async throws {
        let flow = #"""
            [{"id": "a", "type": "multiChoice", "title": "Which?", "maxSelections": 2, "options": [
                {"id": "x", "label": "X"}, {"id": "y", "label": "Y"}, {"id": "z", "label": "Z"}]}]
            """#
        let limit = language == "de" ? "Bitte höchstens 2 auswählen." : "Please choose at most 2."
        let document = #"{"schemaVersion": 1, "id": "t", "locale": "\#(language)", "screens": \#(flow)}"#
        let run = try await TerminalRun(document, ["1,2,3", "3,1,1"], conventions: Conventions(locale: language))
        #expect(run.output.contains("Which?\n\n\(limit)\n    1  X\n"))
        #expect(run.output.hasSuffix("> 1,2,3\n  ! \(limit) (:help)\n1,2,… > 3,1,1\n"))
        #expect(run.result?.entries.first?.answer.options.map(\.id) == ["x", "z"])
    }

    @Test("Fewer options than are needed are said at once, and are not offered to be kept")
    func tooFew() async throws {
        let flow = #"""
            [{"id": "s", "title": "S", "elements": [
                {"id": "a", "type": "multiChoice", "title": "Which?", "minSelections": 2, "options": [
                    {"id": "x", "label": "X"}, {"id": "y", "label": "Y"}]},
                {"id": "b", "type": "text", "title": "Name?"}]}]
            """#
        let run = try await TerminalRun(flow, ["1", "1,2", "Kim"])
        #expect(run.output.contains("> 1\n  ! Please choose at least 2.\n1,2,… > 1,2\n\nName?\n> Kim\n"))
        #expect(run.result != nil)
    }

    @Test(":help lists what can be typed here, in the language of the flow, and asks again")
    func help() async throws {
        let run = try await TerminalRun(Self.choice, [":help", "1"])
        let list = """
            1–2 > :help

              Please type a number from 1 to 2.

              Enter   Keeps what stands in [brackets] and goes on
              :skip   Skip
              :quit   Leave, and go on later
              :help   Show this

            1–2 > 1

            """
        #expect(run.output.hasSuffix(list))
        let flow = #"""
            {"schemaVersion": 1, "id": "t", "locale": "de", "screens": [
                {"id": "a", "type": "text", "title": "A?", "required": false}, {"id": "b", "kind": "info", "title": "B"}]}
            """#
        let german = try await TerminalRun(flow, [":h", "", ":help", ""], conventions: Conventions(locale: "de"))
        #expect(german.output.contains("  Bitte eine Antwort eingeben.\n\n  Enter   Behält, was in [Klammern] steht"))
        #expect(german.output.contains("  -       Leert die Antwort\n  :skip   Überspringen\n"))
        #expect(
            german.output.contains("\n[Weiter] ⏎ :help\n\n  Weiter\n\n") && german.output.contains(":back   Zurück")
        )
        #expect(german.result != nil)
    }

    @Test("An empty line leaves open what may stay open, also after something that does not fit")
    func leftOpen() async throws {
        let flow = #"""
            [{"id": "e", "type": "email", "title": "E-mail?", "required": false, "placeholder": "a@b.de"},
             {"id": "n", "type": "number", "title": "How many?", "unit": "kg", "placeholder": "70"}]
            """#
        let run = try await TerminalRun(flow, ["a@", "", "7"])
        #expect(run.output.contains("E-mail?\n\ne.g. a@b.de > a@\n  ! \(ScreenTests.noEmail)\ne.g. a@b.de > \n"))
        #expect(run.output.hasSuffix("e.g. 70 kg > 7\n"))
        #expect(run.reported == [#"n {"type":"number","value":7}"#])
    }

    @Test("An option that takes a text asks for it, and an empty one is an error in place")
    func other() async throws {
        let run = try await TerminalRun(Self.choices, ["3", "", "3", "Hay fever"])
        #expect(
            run.output.hasSuffix(
                "> 3\n  In a word > \n  ! Please add a few words.\n1,2,… > 3\n  In a word > Hay fever\n"
            )
        )
        #expect(run.reported == [#"a [{"id":"o","value":"Hay fever","label":"Else"}]"#])
    }

    @Test("Nothing chosen where something is needed is said in place and asked again")
    func required() async throws {
        let run = try await TerminalRun(Self.choices, ["", "1"])
        #expect(run.output.hasSuffix("1,2,… > \n  ! Please choose an option. (:help)\n1,2,… > 1\n"))
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

    @Test("A slider shows range, steps, unit and default, and refuses what it cannot stand on")
    func slider() async throws {
        let flow = #"""
            [{"id": "a", "type": "slider", "title": "How long?", "min": 2, "max": 20, "step": 0.5, "unit": "h",
              "defaultValue": 6}]
            """#
        let kept = try await TerminalRun(flow, [""])
        #expect(kept.output.hasSuffix("2, 2.5 … 20 h [6] > \n"))
        #expect(kept.reported == [#"a {"type":"number","value":6}"#])
        let typed = try await TerminalRun(flow, ["1", "21", "long", "7.6", "7.5"])
        let again = "  ! Please type a number from 2 to 20 in steps of 0.5. (:help)\n2, 2.5 … 20 h [6] > "
        #expect(typed.output.hasSuffix("> 1\n\(again)21\n\(again)long\n\(again)7.6\n\(again)7.5\n"))
        #expect(typed.reported == [#"a {"type":"number","value":7.5}"#])
        let german = Conventions(locale: "de", decimalSeparator: ",", groupingSeparator: ".")
        let comma = try await TerminalRun(flow, ["9,5"], conventions: german)
        #expect(comma.output.hasSuffix("2, 2,5 … 20 h [6] > 9,5\n"))
        #expect(comma.reported == [#"a {"type":"number","value":9.5}"#])
    }

    @Test("A slider whose last step does not reach its end names where it ends")
    func sliderTop() async throws {
        let flow = #"[{"id": "a", "type": "slider", "title": "How many?", "min": 1, "max": 10, "step": 2}]"#
        let run = try await TerminalRun(flow, ["10", "9"])
        let refusal = "  ! Please type a number from 1 to 9 in steps of 2. (:help)\n"
        #expect(run.output.hasSuffix("1, 3 … 9 [1] > 10\n\(refusal)1, 3 … 9 [1] > 9\n"))
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
        #expect(run.output.contains("e.g. 70 kg > 5\n  ! Please enter 30 or more.\ne.g. 70 kg > 62.5\n"))
        #expect(
            run.output.contains(
                "\n> a@\n  ! Please enter an e-mail address such as name@example.com.\n> a@b.de\n"
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

    static let date = #"{"id": "a", "type": "date", "title": "When?", "parts": ["day", "month", "year"]}"#

    private func date(_ lines: [String], in language: String = "en") async throws -> TerminalRun {
        let flow = #"{"schemaVersion": 1, "id": "t", "locale": "\#(language)", "screens": [\#(Self.date)]}"#
        return try await TerminalRun(flow, lines, conventions: Conventions(locale: language))
    }

    @Test(
        "A date is read from the year down, or with the year at the end",
        arguments: [
            "2000-02-29", "2000.2.29", "2000 02 29", "٢٠٠٠-٢-٢٩", "29.2.2000", "29.02.2000", "29. 2. 2000", "29/2/2000",
            "2/29/2000", "29-2-2000", "٢٩/٢/٢٠٠٠",
        ]
    )
    func date(line: String) async throws {
        #expect(try await date([line]).reported == [#"a {"day":29,"month":2,"year":2000}"#])
    }

    @Test(
        "What stands between slashes is read in the order of the language",
        arguments: [("de", 3, 4), ("ar", 3, 4), ("en-GB", 3, 4), ("en-US", 4, 3)]
    )
    func slashes(language: String, day: Int, month: Int) async throws {
        let run = try await date(["3/4/1990"], in: language)
        #expect(run.reported == [#"a {"day":\#(day),"month":\#(month),"year":1990}"#])
    }

    @Test(
        "What could be two days, or is no date, is refused with the forms that are read",
        arguments: ["3/4/1990", "14.9.92", "92-9-14", "soon", "2000", "1.2.3.1990", "1990/1990/1", "-1-2-1990x"]
    )
    func noDate(line: String) async throws {
        let run = try await date([line, "1990-04-03"])
        let refusal = "  ! Please type the date as YYYY-MM-DD or DD.MM.YYYY. (:help)\n"
        #expect(run.output.hasSuffix("YYYY-MM-DD > \(line)\n\(refusal)YYYY-MM-DD > 1990-04-03\n"))
        #expect(run.reported == [#"a {"day":3,"month":4,"year":1990}"#])
    }

    @Test("A day that does not exist is said at once, and is not offered to be kept")
    func impossibleDate() async throws {
        let run = try await date(["31.02.2020", "2020-13-01", "29.2.2020"], in: "de")
        let again = "  ! Diesen Tag gibt es nicht.\nJJJJ-MM-TT > "
        #expect(run.output.hasSuffix("JJJJ-MM-TT > 31.02.2020\n\(again)2020-13-01\n\(again)29.2.2020\n"))
        #expect(run.reported == [#"a {"day":29,"month":2,"year":2020}"#])
    }

    @Test("Only the parts of a date that are asked for are read")
    func partsOfADate() async throws {
        let flow = #"[{"id": "a", "type": "date", "title": "When?", "parts": ["month", "year"]}]"#
        let run = try await TerminalRun(flow, ["1999-07"])
        #expect(run.output.hasSuffix("YYYY-MM > 1999-07\n"))
        #expect(run.reported == [#"a {"month":7,"year":1999}"#])
        #expect(try await TerminalRun(flow, ["7/1999"]).reported == run.reported)
        #expect(try await TerminalRun(flow, ["7.1999"]).reported == run.reported)
    }
}
