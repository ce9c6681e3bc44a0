import OnboardingProfile
import OnboardingValues
import Testing

@testable import OnboardingTargeting

@Suite("A faulty targeting document")
struct FaultTests {
    @Test("Has located errors for what is wrong in an audience, and no others", arguments: FaultyDocument.inAudiences)
    func audience(document: FaultyDocument) { check(document) }

    @Test(
        "Has located errors for what is wrong around audiences, and no others",
        arguments: FaultyDocument.aroundAudiences
    )
    func document(document: FaultyDocument) { check(document) }

    @Test("Has located errors for what is wrong in a condition, and no others", arguments: FaultyDocument.inConditions)
    func condition(document: FaultyDocument) { check(document) }

    private func check(_ document: FaultyDocument) {
        #expect(document.found.map(\.summary) == document.issues)
        for issue in document.found { #expect(!issue.text.isEmpty && !issue.text.contains("Optional("), "\(issue)") }
        let error = #expect(throws: TargetingError.self) {
            try Targeting(reading: document.text, named: "t.json", mappings: document.mappings)
        }
        #expect(error?.issues == document.found)
        let lines = error?.description.split(separator: "\n") ?? []
        #expect(lines.count == document.found.count { $0.severity == .error })
        #expect(lines.allSatisfy { $0.hasPrefix("t.json:") && $0.contains(": error ") })
    }

    @Test(
        "Is not one that names an attribute that a mapping or the app sets",
        arguments: [
            FaultyDocument(
                FaultyDocument.condition,
                FaultyDocument.condition,
                mappings: [["q": .init(to: .custom("experience"))]]
            ),
            FaultyDocument(FaultyDocument.condition, #"{"custom.level": "pro"}"#, mappings: FaultyDocument.level),
            FaultyDocument(
                FaultyDocument.condition,
                #"{"gender": "f", "profile.gender": "f"}"#,
                mappings: [["q": .init(to: .gender)]]
            ),
            FaultyDocument(
                #""schemaVersion": 1,"#,
                #""schemaVersion": 1, "attributes": ["experience"],"#,
                mappings: FaultyDocument.level
            ),
            FaultyDocument(
                #""schemaVersion": 1,"#,
                #""schemaVersion": 1, "attributes": ["custom.experience"],"#,
                mappings: FaultyDocument.level
            ),
            FaultyDocument(FaultyDocument.condition, #"{"gender": "f", "anything": 1}"#),
        ]
    )
    func sound(document: FaultyDocument) throws {
        #expect(document.found == [])
        _ = try Targeting(reading: document.text, mappings: document.mappings)
    }

    @Test("Without a placement has nothing to show", arguments: ["{}", #"{"placements": {}}"#])
    func noPlacements(text: String) {
        #expect(Targeting.issues(in: text.utf8).map(\.summary) == ["1 error no-placements"])
    }

    @Test("Has all of its issues at once: none hides another")
    func all() {
        let text = """
            { "schemaVersion": 3, "oops": 1,
              "segments": { "s": {"a": {"$bad": 1}, "b": {"$regex": "("}, "c": 1},
                "t": {"d": {"$ne": 1}} },
              "placements": { "main": {
                "audiences": [
                  {"segment": "x", "show": "y", "variations": [{"show": "z", "weight": -1}]},
                  {"show": "w"},
                  {"segment": "v"},
                  {"segment": "t", "variations": []},
                  {"segment": "t", "variations": [{"show": "p", "weight": 0}], "heldOut": 2}
                ] } },
              "contents": {
                "p": {},
                "q": {"kind": "home"} } }
            """
        let audience = "placements.main.audiences"
        #expect(
            Targeting.issues(in: text.utf8, mappings: [["e": .init(to: .custom("d"))]]).map(\.summary).sorted()
                == [
                    "1 error unsupported-version schemaVersion",
                    "1 warning unknown-key oops",
                    "2 error unknown-operator segments.s.a.$bad",
                    "2 error bad-pattern segments.s.b.$regex",
                    "2 error unset-attribute segments.s.b.$regex",
                    "2 error unset-attribute segments.s.c",
                    "2 warning unused-segment segments.s",
                    "3 warning missing-value segments.t.d.$ne",
                    "4 error no-default placements.main",
                    "6 error unknown-segment \(audience)[0].segment",
                    "6 error show-and-variations \(audience)[0].variations",
                    "6 error unknown-content \(audience)[0].show",
                    "6 error unknown-content \(audience)[0].variations[0].show",
                    "6 error bad-weight \(audience)[0].variations[0].weight",
                    "7 error missing-key \(audience)[1]",
                    "7 error unknown-content \(audience)[1].show",
                    "8 error unknown-segment \(audience)[2].segment",
                    "8 error missing-key \(audience)[2]",
                    "9 error bad-weight \(audience)[3].variations",
                    "10 error bad-weight \(audience)[4].variations",
                    "10 error bad-share \(audience)[4].heldOut",
                    "13 error missing-key contents.p",
                    "14 warning unused-content contents.q",
                ].sorted()
        )
    }

    @Test("Without placements says so beside whatever else is wrong")
    func noPlacementsBeside() {
        let found = Targeting.issues(in: #"{"schemaVersion": 2, "placements": {}}"#.utf8).map(\.summary)
        #expect(found.sorted() == ["1 error no-placements", "1 error unsupported-version schemaVersion"])
    }
}
