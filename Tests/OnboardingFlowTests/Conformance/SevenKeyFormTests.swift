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
        var files: [String: Int] = [:]
        var questions = 0
        let today = try #require(CalendarDate("2024-03-01"))
        for file in try BranchingVectors.files() {
            let (document, vectors) = try BranchingVectors.read(file)
            guard let (rewritten, renamed) = SevenKeyForm.rewritten(document) else { continue }
            let flow = try Flow(reading: rewritten.text, named: file.lastPathComponent)
            questions += renamed.count
            for vector in vectors {
                var answers = JSONObject()
                for (key, value) in vector.answers.object ?? [:] { answers[renamed[key] ?? key] = value }
                let path = flow.path(answers: try flow.answers(from: .object(answers)), today: today)
                #expect(path.screens == vector.path, "\(file.lastPathComponent) \(vector.answers.text)")
            }
            files[file.lastPathComponent] = vectors.count
        }
        #expect(
            files == [
                "routing-group.json": 116,
                "routing-not-affected-by-answers-not-on-path.json": 27,
                "routing-to-questionnaire-end-single-section.json": 9,
                "routing-to-section-end.json": 144,
            ]
        )
        #expect(questions == 5)
    }
}
