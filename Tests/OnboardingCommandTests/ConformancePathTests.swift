import Foundation
import OnboardingValues
import TestSupport
import Testing

@Suite(
    "Public vectors through the command",
    .enabled(if: Fixture.conformance != nil, "ONBOARDING_CONFORMANCE names the folder of public vectors")
)
struct ConformancePathTests {
    static let files: [URL] =
        (try? Fixture.conformance.map { try Fixture.files(in: $0.appendingPathComponent("branching")) }) ?? []

    @Test("path prints the recorded path of every case", arguments: files)
    func paths(file: URL) async throws {
        let document = try Fixture.json(file)
        let flow = try #require(document["flow"]).text
        let cases = try #require(document["cases"]?.array)
        try await TemporaryDirectory.use { folder in
            try Data(flow.utf8).write(to: folder.appendingPathComponent("flow.json"))
            try await withThrowingTaskGroup(of: Void.self) { group in
                for item in cases {
                    let answers = try #require(item["answers"]).text
                    let expected = item["path"]?.array?.compactMap(\.string)
                    group.addTask {
                        let outcome = try await Program.onboarding.run(
                            ["path", "flow.json", "--answers", "-", "--today", "2024-03-01"],
                            input: Data(answers.utf8),
                            in: folder
                        )
                        #expect(outcome.lines == expected, "\(answers)")
                        #expect(outcome.status == 0 && outcome.errors.isEmpty)
                    }
                }
                try await group.waitForAll()
            }
        }
    }

    @Test("These are 915 cases in 31 flows")
    func count() throws {
        let counts = try Self.files.map { try Fixture.json($0)["cases"]?.array?.count ?? 0 }
        #expect(counts.count == 31 && counts.reduce(0, +) == 915)
    }

    @Test("evaluate answers all 248 of GrowthBook's cases, one otherwise on purpose, in one process")
    func conditions() async throws {
        let folder = try #require(Fixture.conformance)
        let document = try Fixture.json(folder.appendingPathComponent("conditions/growthbook-cases.json"))
        let cases = try #require(document["evalCondition"]?.array).compactMap(\.array)
        let lines = cases.map { fields in
            var line: JSONObject = ["condition": fields[1], "attributes": fields[2]]
            if fields.count > 4 { line["groups"] = fields[4] }
            return JSONValue.object(line).text + "\n"
        }
        // GrowthBook lets a missing attribute be less than a number; every comparison with what is missing is false here.
        let deviation = "missing attribute with comparison operators"
        let expected = cases.map { fields in
            fields[0].string == deviation ? "false" : fields[3].bool == true ? "true" : "false"
        }
        let outcome = try await Program.onboarding.run(["evaluate"], input: Data(lines.joined().utf8))
        #expect(outcome.lines.count == 248 && outcome.status == 0)
        for (fields, (line, wanted)) in zip(cases, zip(outcome.lines, expected)) where line != wanted {
            Issue.record("\(fields[0].text): \(line)")
        }
    }
}
