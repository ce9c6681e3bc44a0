import OnboardingActions
import OnboardingFlow
import TestSupport
import Testing

/// A random run through a random flow, step by step.
struct Walk: Sendable {
    /// One thing that happened, with the run before and after it.
    struct Step: Sendable {
        let before: Play
        let happening: RandomInput.Happening
        let effects: [Effect]
        let after: Play

        var isDeath: Bool { if case .death = happening { true } else { false } }
    }

    let number: Int
    private(set) var steps: [Step] = []

    static let mostSteps = 40

    init(_ kept: RandomFlow.Kept) {
        number = kept.number
        var source = RandomInput(random: SeededGenerator(seed: .forThisRun &+ UInt64(kept.number) &* 7919))
        var play = Play(kept.flow, seed: UInt64(kept.number))
        play.verdict = { _ in nil }
        play.acknowledges = source.random.percent(80)
        var stepsAfterTheEnd = 0
        while steps.count < Self.mostSteps, stepsAfterTheEnd < 4 {
            if play.state.completedAt != nil { stepsAfterTheEnd += 1 }
            let before = play
            let happening = source.next(play)
            play.effects = []
            let effects: [Effect]
            switch happening {
            case .input(let input): effects = play.handle(input)
            case .death:
                guard let revived = try? play.revived() else { return }
                play = revived
                effects = play.start()
            }
            play.openTickets = play.openTickets.suffix(3)
            steps.append(Step(before: before, happening: happening, effects: effects, after: play))
        }
    }

    func note(_ place: Int) -> Comment {
        "seed \(UInt64.forThisRun), flow \(number), step \(place): \(String(describing: steps[place].happening))"
    }

    /// A random run through each of the flows.
    static let all: [Walk] = RandomFlow.kept.map { Walk($0) }

    /// Looks at every step of every run.
    static func forEachStep(_ look: (Step, _ note: @autoclosure () -> Comment) throws -> Void) rethrows {
        for walk in all {
            for (place, step) in walk.steps.enumerated() { try look(step, walk.note(place)) }
        }
    }
}
