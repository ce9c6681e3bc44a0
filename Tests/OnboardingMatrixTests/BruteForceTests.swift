import OnboardingKit
import OnboardingMatrix
import OnboardingTesting
import TestSupport
import Testing

@Suite("A matrix and every set of answers tried")
struct BruteForceTests {
    private let today = Moment(ManualClock.noon).today

    /// A sanitizer makes each take many times as long.
    private static let count = Sanitizer.isOn ? 60 : 300

    @Test("Agree on small flows made by chance: which audiences are reached, and by which answers")
    @MainActor
    func agree() async throws {
        let seed = UInt64.forThisRun
        var generator = SeededGenerator(seed: seed)
        var (flows, sets, rows) = (0, 0, 0)
        for number in 0..<Self.count {
            let random = RandomCase(&generator)
            guard let flow = try? Flow(reading: random.flow.text, limits: .wide) else { continue }
            let targeting = try Targeting(reading: random.targeting.text)
            let placement = try #require(targeting.placements["main"])
            let place: Comment = "seed \(seed), number \(number): \(random.flow.text) \(random.targeting.text)"
            let matrix = OutcomeMatrix(of: flow, at: placement, today: today)
            let tried = BruteForce(flow, targeting, today: today)
            #expect(Set(matrix.rows.map(\.audience)) == tried.audiences, place)
            #expect(matrix.isComplete, place)
            let audiences = Set(matrix.issues.filter { $0.rule != .contentNeverShown }.map(\.rule))
            let isMissing = placement.audiences.indices.contains { !tried.audiences.contains($0) }
            #expect(!isMissing || !audiences.isDisjoint(with: [.unreachableAudience, .shadowedAudience]), place)
            for row in matrix.rows {
                let resolution = targeting.resolve(placement: "main", for: row.profile, today: today)
                #expect(resolution?.audience == row.audience, place)
            }
            // Some are played as a person would, up to what the app is then told.
            if number.isMultiple(of: 5) {
                for row in matrix.rows { try await play(row, flow, targeting, place) }
            }
            flows += 1
            sets += tried.count
            rows += matrix.rows.count
        }
        print("\(flows) of \(Self.count) random flows are accepted; \(sets) sets of answers, \(rows) classes")
        #expect(flows > Self.count / 5)
    }

    @MainActor
    private func play(_ row: OutcomeMatrix.Row, _ flow: Flow, _ targeting: Targeting, _ place: Comment) async throws {
        let moment = Moment(noonOf: today)
        let client = try await OnboardingClient(
            OnboardingConfiguration(storage: .memory, profileLimits: .wide, targeting: targeting, now: { moment })
        )
        let controller = client.controller(for: flow)
        await AnswersRenderer(answers: row.answers).play(controller)
        #expect(controller.state.phase == .completed(at: moment.instant), place)
        #expect(client.resolve(placement: "main")?.audience == row.audience, place)
    }
}
