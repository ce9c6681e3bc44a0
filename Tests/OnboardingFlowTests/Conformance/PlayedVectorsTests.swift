import Foundation
import OnboardingActions
import OnboardingFlow
import OnboardingValues
import Testing

@Suite(
    "Public branching vectors played through the coordinator",
    .enabled(if: BranchingVectors.folder != nil, "ONBOARDING_CONFORMANCE names the folder of public vectors")
)
struct PlayedVectorsTests {
    @Test("Every case whose answers let the person through walks the recorded path")
    func played() throws {
        var (played, incomplete) = (0, 0)
        for file in try BranchingVectors.files() {
            let (document, vectors) = try BranchingVectors.read(file)
            let flow = try Flow(reading: document.text, named: file.lastPathComponent)
            for vector in vectors {
                let answers = try flow.answers(from: vector.answers)
                var play = Play(flow)
                play.answer(all: answers)
                guard let result = play.result else {
                    incomplete += 1
                    continue
                }
                played += 1
                let place: Comment = "\(file.lastPathComponent) \(vector.answers.text)"
                #expect(result.path == vector.path, place)
                // What was committed holds accepted defaults and emptied elements beside the answers given.
                #expect(
                    result.answers == flow.path(answers: play.state.answers, today: play.moment.today).answers,
                    place
                )
                let given = flow.path(answers: answers, today: play.moment.today).answers
                #expect(given.allSatisfy { result.answers[$0.key] == $0.value }, place)
                #expect(play.sequences == Array(0..<play.sequences.count), place)
            }
        }
        // The rest leaves a required question open, which a person cannot.
        #expect((played, incomplete) == (678, 237))
    }
}
