import OnboardingKit
import OnboardingMatrix
import Testing

@Suite("A matrix")
struct OutcomeMatrixTests {
    private let today = CalendarDate(year: 2026, month: 1, day: 2)

    private func matrix(
        screens: [JSONValue],
        mapping: JSONObject,
        segments: [(String, JSONValue)],
        mostStates: Int = OutcomeMatrix.mostStates
    ) throws -> OutcomeMatrix {
        let document: JSONValue = [
            "schemaVersion": 1, "id": "flow", "screens": .array(screens), "profile": .object(mapping),
        ]
        let contents = segments.map { ("c_" + $0.0, ["kind": "paywall"] as JSONValue) } + [("c", ["kind": "paywall"])]
        let audiences: [JSONValue] = segments.map { ["segment": .string($0.0), "show": .string("c_" + $0.0)] }
        let targeting: JSONValue = [
            "segments": .object(JSONObject(segments)), "contents": .object(JSONObject(contents)),
            "placements": ["main": ["audiences": .array(audiences), "default": "c"]],
        ]
        let flow = try Flow(reading: document.text, limits: .wide)
        let placement = try #require(try Targeting(reading: targeting.text).placements["main"])
        return OutcomeMatrix(of: flow, at: placement, today: try #require(today), mostStates: mostStates)
    }

    private func choice(_ id: String, _ values: [String], type: String = "singleChoice") -> JSONValue {
        let options: [JSONValue] = values.map { ["id": .string($0), "value": .string($0), "label": "L"] }
        return [
            "id": .string(id), "title": "T", "type": .string(type), "required": true, "options": .array(options),
        ]
    }

    private func attribute(_ id: String) -> JSONValue { ["to": .string("custom.\(id)")] }

    // MARK: Size

    /// The first segment asks for all of them, and each after it for one.
    private var fortyScreens: (screens: [JSONValue], mapping: JSONObject, segments: [(String, JSONValue)]) {
        let ids = (0..<40).map { "q\($0)" }
        let all = ("all", JSONValue.object(JSONObject(ids.map { ($0, "x") })))
        let single = ids.map { ("s_" + $0, JSONValue.object([$0: "y"])) }
        return (ids.map { choice($0, ["x", "y"]) }, JSONObject(ids.map { ($0, attribute($0)) }), [all] + single)
    }

    @Test("Of forty choices with two options each is whole, and has the classes that are told apart")
    func fortyChoices() throws {
        let case40 = fortyScreens
        let matrix = try matrix(screens: case40.screens, mapping: case40.mapping, segments: case40.segments)
        #expect(matrix.isComplete)
        // Everybody says y to something, or x to everything.
        #expect(Set(matrix.rows.compactMap(\.segment)) == Set(case40.segments.map(\.0)))
        #expect(matrix.issues.map(\.rule) == [.contentNeverShown] && matrix.issues.first?.subject == "c")
    }

    @Test("Says that it is bounded, and accuses no audience then")
    func bounded() throws {
        let case40 = fortyScreens
        let matrix = try matrix(
            screens: case40.screens,
            mapping: case40.mapping,
            segments: case40.segments,
            mostStates: 10
        )
        #expect(!matrix.isComplete)
        #expect(matrix.issues.map(\.rule) == [.bounded])
    }

    // MARK: Kinds of answers

    @Test(
        "Finds the answers on both sides of each comparison",
        arguments: [
            #"{"type": "slider", "min": 0, "max": 100000, "step": 5} | {"$gte": 71230} | {"$lt": 71230}"#,
            #"{"type": "number", "min": 10, "max": 20, "decimals": 1} | {"$gt": 12.5} | {"$lte": 12.5}"#,
            #"{"type": "number", "min": 0, "max": 120, "decimals": 0} | {"$gt": 17.5, "$lt": 30.5} | {"$lt": 17.5}"#,
            #"{"type": "number", "min": 1.5, "decimals": 0} | {"$gt": 10} | {"$exists": true}"#,
            #"{"type": "number"} | {"$gt": 1, "$lt": 1.0000001} | {"$gt": 5}"#,
            #"{"type": "text", "maxLength": 2} | "ab" | {"$exists": true}"#,
            #"{"type": "number"} | {"$gt": "3", "$lt": "4"} | {"$gte": 4}"#,
            #"{"type": "text", "maxLength": 40} | "secret" | {"$ne": "secret"}"#,
            #"{"type": "date"} | {"$after": "-18y"} | {"$before": "-18y"}"#,
            #"{"type": "date", "parts": ["year"]} | {"$gte": "1990"} | {"$lt": "1990"}"#,
            #"{"type": "date"} | "1999-12-31" | {"$gt": "1999-12-31"}"#,
        ]
    )
    func sides(line: String) throws {
        let parts = try line.split(separator: "|").map { try JSONValue(reading: String($0)) }
        var screen = try #require(parts[0].object)
        (screen["id"], screen["title"], screen["required"]) = ("q", "T", true)
        let matrix = try matrix(
            screens: [.object(screen)],
            mapping: ["q": attribute("a")],
            segments: [("first", ["a": parts[1]]), ("second", ["a": parts[2]])]
        )
        #expect(matrix.rows.compactMap(\.segment) == ["first", "second"])
    }

    @Test("Takes several choices apart by the options that are asked about, and says where that is not all")
    func manyOptions() throws {
        let options = (0..<14).map { "o\($0)" }
        func rules(_ segment: JSONValue) throws -> [Finding.Rule] {
            let matrix = try matrix(
                screens: [choice("q", options, type: "multiChoice")],
                mapping: ["q": attribute("a")],
                segments: [("some", ["a": segment])]
            )
            if matrix.isComplete { #expect(Set(matrix.rows.map(\.segment)) == ["some", nil]) }
            return matrix.issues.map(\.rule)
        }
        #expect(try rules(["$in": ["o3", "o9"]]) == [])
        #expect(try rules(["$size": ["$gte": 2]]) == [])
        #expect(try rules(["$all": .array(options.map(JSONValue.string))]).contains(.bounded))
    }

    @Test("Finds selections of many options that a way, a count or another spelling asks for")
    func manyOptionsElsewhere() throws {
        let options = (0..<12).map { "o\($0)" }
        var screen = try #require(choice("q", options, type: "multiChoice").object)
        (screen["minSelections"], screen["maxSelections"]) = (3, 3)
        for segment in [["$in": ["o7"]], ["$ini": ["O7"]], ["$all": ["o7", "o8"]]] as [JSONValue] {
            let matrix = try matrix(
                screens: [.object(screen)],
                mapping: ["q": attribute("a")],
                segments: [("some", ["a": segment])]
            )
            #expect(Set(matrix.rows.map(\.segment)) == ["some", nil] && matrix.isComplete, "\(segment)")
        }
        var entry = try #require(choice("q", options, type: "multiChoice").object)
        entry["nextQuestionId"] = ["o7": "r", "default": "$end"]
        let ways = try matrix(
            screens: [.object(entry), choice("r", ["x", "y"])],
            mapping: ["r": attribute("a")],
            segments: [("xs", ["a": "x"])]
        )
        #expect(Set(ways.rows.map(\.segment)) == ["xs", nil])
    }

    @Test("Has no row for answers that lead in a circle, by which nobody finishes")
    func circle() throws {
        var back = try #require(choice("y", ["back", "on"]).object)
        back["nextQuestionId"] = ["back": "x", "on": "$end"]
        let matrix = try matrix(
            screens: [choice("x", ["a", "b"]), .object(back)],
            mapping: ["y": attribute("a")],
            segments: [("turned", ["a": "back"])]
        )
        #expect(matrix.rows.map(\.segment) == [nil])
        #expect(matrix.issues.map(\.rule) == [.unreachableAudience, .contentNeverShown])
    }

    @Test("Accuses nothing where a pattern, or what is asked of the app, may decide otherwise")
    func uncertain() throws {
        let text: JSONValue = ["id": "q", "title": "T", "type": "text", "maxLength": 9, "required": true]
        let pattern = try matrix(
            screens: [text],
            mapping: ["q": attribute("a")],
            segments: [("coded", ["a": ["$regex": "^[0-9]{3}-x$"]]), ("after", ["a": ["$exists": true]])]
        )
        #expect(pattern.issues.map(\.rule) == [.bounded])
        var hidden = try #require(choice("q", ["x", "y"]).object)
        hidden["showIf"] = ["host.plan": "pro"]
        let host = try matrix(
            screens: [["id": "start", "title": "T"], .object(hidden)],
            mapping: ["q": attribute("a")],
            segments: [("xs", ["a": "x"])]
        )
        #expect(host.issues.map(\.rule) == [.bounded])
    }

    @Test("Says where a pattern was tried with a few texts only, and where the flow asks about the app")
    func notSolved() throws {
        let text: JSONValue = ["id": "q", "title": "T", "type": "text", "maxLength": 9, "required": true]
        let after: JSONValue = ["id": "r", "title": "T", "showIf": ["host.plan": "free"]]
        let matrix = try matrix(
            screens: [text, after],
            mapping: ["q": attribute("a")],
            segments: [("some", ["a": ["$regex": "^A"]])]
        )
        #expect(matrix.issues.filter { $0.rule == .bounded }.map(\.subject) == ["q", "host.plan"])
        #expect(!matrix.isComplete)
    }

    @Test("Accuses no audience and no content of what the app sets, and says what was taken as missing")
    func hostAttributes() throws {
        let flow = try Flow(reading: #"{"id": "f", "screens": [{"id": "q", "title": "T"}]}"#)
        let targeting = try Targeting(
            reading: #"""
                {"attributes": ["plan"], "segments": {"payers": {"plan": "paid"}},
                 "placements": {"main": {"audiences": [{"segment": "payers", "show": "a"}], "default": "b"}},
                 "contents": {"a": {"kind": "paywall"}, "b": {"kind": "paywall"}}}
                """#
        )
        let placement = try #require(targeting.placements["main"])
        let day = try #require(today)
        let told = OutcomeMatrix(of: flow, at: placement, hostAttributes: targeting.hostAttributes, today: day)
        #expect(told.issues.map { "\($0.rule.rawValue) \($0.subject)" } == ["bounded plan"])
        let untold = OutcomeMatrix(of: flow, at: placement, today: day).issues.map(\.rule)
        #expect(untold == [.unreachableAudience, .contentNeverShown])
    }

    // MARK: Findings

    @Test("Names audiences out of reach or behind another, contents never shown and values no option has")
    func findings() throws {
        let matrix = try matrix(
            screens: [choice("q", ["x", "y"])],
            mapping: ["q": attribute("a")],
            segments: [("xs", ["a": "x"]), ("also", ["a": ["$in": ["x"]]]), ("zs", ["a": "z"]), ("ys", ["a": "y"])]
        )
        let found = matrix.issues.map { "\($0.rule.rawValue) \($0.subject)" }
        let expected = [
            "shadowed-audience also", "unreachable-audience zs", "content-never-shown c_also",
            "content-never-shown c_zs", "content-never-shown c", "value-no-option-has a",
        ]
        #expect(found == expected)
    }
}
