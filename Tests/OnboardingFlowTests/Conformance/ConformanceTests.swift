import Foundation
import OnboardingActions
import OnboardingFlow
import OnboardingValues
import TestSupport
import Testing

@Suite(
    "Public branching vectors",
    .enabled(if: Fixture.conformance != nil, "ONBOARDING_CONFORMANCE names the folder of public vectors")
)
struct ConformanceTests {
    static let files: [URL] =
        (try? Fixture.conformance.map { try Fixture.files(in: $0.appendingPathComponent("branching")) }) ?? []

    @Test("Every case of every flow gives the recorded path", arguments: files)
    func paths(file: URL) throws {
        let document = try Fixture.json(file)
        let flow = try Flow(reading: try #require(document["flow"]).text, named: file.lastPathComponent)
        let cases = try #require(document["cases"]?.array)
        let today = try #require(CalendarDate("2024-03-01"))
        for item in cases {
            let answers = try flow.answers(from: try #require(item["answers"]))
            let path = flow.path(answers: answers, today: today)
            #expect(path.screens == item["path"]?.array?.compactMap(\.string), "\(item["answers"]?.text ?? "")")
        }
    }

    @Test("There are 915 cases in 31 flows")
    func count() throws {
        let counts = try Self.files.map { try Fixture.json($0)["cases"]?.array?.count ?? 0 }
        #expect(counts.count == 31 && counts.reduce(0, +) == 915)
    }
}
