import Foundation
import OnboardingActions
import OnboardingFlow
import OnboardingValues
import Testing

@Suite(
    "Flows that branch on one single choice give the same paths in the seven-key question form",
    .enabled(if: BranchingVectors.folder != nil, "ONBOARDING_CONFORMANCE names the folder of public vectors")
)
struct SevenKeyFormTests {
    @Test("Every case of every such flow gives the recorded path")
    func paths() throws {
        var (flows, questions, cases) = (0, 0, 0)
        let today = try #require(CalendarDate("2024-03-01"))
        for file in try BranchingVectors.files() {
            let (document, vectors) = try BranchingVectors.read(file)
            guard let (rewritten, renamed) = SevenKeyForm.rewritten(document) else { continue }
            let flow = try Flow(reading: rewritten.text, named: file.lastPathComponent)
            flows += 1
            questions += renamed.count
            for vector in vectors {
                var answers = JSONObject()
                for (key, value) in vector.answers.object ?? [:] { answers[renamed[key] ?? key] = value }
                let path = flow.path(answers: try flow.answers(from: .object(answers)), today: today)
                #expect(path.screens == vector.path, "\(file.lastPathComponent) \(vector.answers.text)")
                cases += 1
            }
        }
        #expect((flows, questions, cases) == (4, 5, 296))
    }
}
