import OnboardingConditions
import OnboardingValues
import Testing

@testable import OnboardingTargeting

@Suite("A targeting document that can be used")
struct WarningTests {
    private static let condition = #"{"experience": "pro"}"#

    @Test(
        "Has a warning where a condition holds of people of whom nothing is known",
        arguments: [
            FaultyDocument(
                condition,
                #"{"experience": {"$ne": "pro"}}"#,
                "2 warning missing-value segments.pros.experience.$ne"
            ),
            FaultyDocument(
                condition,
                #"{"experience": {"$nin": ["pro"]}}"#,
                "2 warning missing-value segments.pros.experience.$nin"
            ),
            FaultyDocument(
                condition,
                #"{"$not": {"experience": "pro"}}"#,
                "2 warning missing-value segments.pros.$not.experience"
            ),
            FaultyDocument(
                condition,
                #"{"experience": {"$not": {"$eq": "pro"}}}"#,
                "2 warning missing-value segments.pros.experience.$not.$eq"
            ),
            FaultyDocument(condition, #"{"experience": {"$ne": "pro", "$exists": true}}"#),
            FaultyDocument(
                condition,
                #"{"$and": [{"$not": {"experience": "pro"}}, {"experience": {"$exists": true}}]}"#
            ),
            FaultyDocument(condition, #"{"experience": {"$ne": "pro"}, "custom.experience": {"$exists": true}}"#),
            FaultyDocument(condition, #"{"experience": {"$in": ["pro"]}}"#),
            FaultyDocument(condition, #"{"$not": {"experience": {"$ne": "pro"}}}"#),
        ]
    )
    func missingValue(document: FaultyDocument) throws { try check(document) }

    @Test(
        "Has warnings for what is not used and what nobody reads",
        arguments: [
            FaultyDocument(
                condition,
                condition + #", "new": {"level": 1}"#,
                "2 warning unused-segment segments.new"
            ),
            FaultyDocument(
                #""pro": { "kind": "paywall" },"#,
                #""pro": { "kind": "paywall" }, "old": {"kind": "home"},"#,
                "9 warning unused-content contents.old"
            ),
            FaultyDocument(#""schemaVersion": 1"#, #""schemaVerson": 1"#, "1 warning unknown-key schemaVerson"),
            FaultyDocument(
                #""show": "pro""#,
                #""show": "pro", "weight": 1"#,
                "5 warning unknown-key placements.main.audiences[0].weight"
            ),
            FaultyDocument(
                #""default": "standard""#,
                #""default": "standard", "kind": "x""#,
                "7 warning unknown-key placements.main.kind"
            ),
            FaultyDocument(
                #""pro": { "kind": "paywall""#,
                #""pro": { "kind": "paywall", "product": "x""#,
                "9 warning unknown-key contents.pro.product"
            ),
            FaultyDocument(
                #""show": "pro""#,
                #""variations": [{"show": "pro", "wieght": 2}]"#,
                "5 warning unknown-key placements.main.audiences[0].variations[0].wieght"
            ),
            FaultyDocument(#""schemaVersion": 1"#, ##""$schema": "t.json", "schemaVersion": 1"##),
        ]
    )
    func unused(document: FaultyDocument) throws { try check(document) }

    private func check(_ document: FaultyDocument) throws {
        #expect(document.found.map(\.summary) == document.issues)
        _ = try Targeting(reading: document.text)
    }

    @Test("Has all that it says: segments, placements, contents, and the app's own attributes")
    func parts() throws {
        let targeting = try Targeting(
            reading: """
                { "schemaVersion": 1, "attributes": ["vip"], "segments": {"s": {"vip": 1}},
                  "placements": {"home": {"default": "plain", "audiences": [
                    {"segment": "s", "variations": [{"show": "fancy", "weight": 2.5}, {"show": "plain"}],
                     "seed": "x", "heldOut": 0.25, "stickyVersion": 4}]}},
                  "contents": {"plain": {"kind": "home"},
                               "fancy": {"kind": "home", "title": "Hi", "products": ["p"], "data": {"rows": [1, 2]}}} }
                """
        )
        #expect(targeting.hostAttributes == ["vip"])
        #expect(targeting.segments["s"]?.condition.source == ["vip": 1])
        let audience = try #require(targeting.placements["home"]?.audiences.first)
        #expect(audience.variations.map(\.show) == ["fancy", "plain"])
        #expect(audience.variations.map(\.weight) == [2.5, 1])
        #expect(audience.seed == "x" && audience.heldOut == 0.25 && audience.stickyVersion == 4)
        let fancy = try #require(targeting.contents["fancy"])
        #expect(fancy.kind == "home" && fancy.title == "Hi" && fancy.products == ["p"])
        #expect(try fancy.decode([String: [Int]].self) == ["rows": [1, 2]])
        #expect(targeting.contents["plain"]?.data == nil)
    }
}
