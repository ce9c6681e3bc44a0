import Foundation
import OnboardingActions
import OnboardingValues
import Testing

@testable import OnboardingFlow

@Suite("Whatever the flow and whatever is done, the rules hold")
struct RandomPlayTests {
    /// How many documents a run of this suite plays, and the seeds they come from.
    private static let seeds: [UInt64] = Array(1...320)

    @Test("Random flows, random input", arguments: [0, 1, 2, 3])
    func rules(part: Int) throws {
        var (played, completed) = (0, 0)
        for seed in Self.seeds where Int(seed) % 4 == part {
            guard let flow = try? Flow(reading: RandomFlow.document(seed: seed)) else { continue }
            played += 1
            var game = Game(flow: flow, seed: seed)
            try game.play(inputs: 40)
            if game.play.result != nil { completed += 1 }
        }
        #expect(played >= 75, "documents refused: \(80 - played)")
        #expect(completed >= 10, "completed: \(completed)")
    }
}

/// One random run, checked at every step.
private struct Game {
    let seed: UInt64
    var play: Play
    var dice: Dice

    init(flow: Flow, seed: UInt64) {
        self.seed = seed
        dice = Dice(seed: seed &* 7919)
        play = Play(flow, seed: seed)
    }

    mutating func play(inputs: Int) throws {
        for step in 0..<inputs {
            let place: Comment = "seed \(seed), step \(step)"
            let verdicts: [AnswerVerdict?] = [.accept, .accept, .accept, .accept, .accept, .reject("No."), nil]
            let verdict = dice.pick(verdicts) ?? .accept
            play.verdict = { _ in verdict }
            play.acknowledges = dice.happens(percent: 80)
            if !play.openTickets.isEmpty, dice.happens(percent: 40) { play.say(.accept) }
            let input = play.anyInput(&dice)
            let before = play
            let twin = dice.happens(percent: 15) ? try twin() : nil
            let effects = play.handle(input)
            checkPath(place)
            checkReports(place)
            checkProgress(since: before, place)
            if var twin {
                #expect(twin.handle(input).timeless == effects.timeless, "\(place.rawValue): after a restart, \(input)")
                #expect(twin.state == play.state, place)
            }
            if dice.happens(percent: 10) { checkBackAndForward(place) }
            checkNothingLost(since: before, place)
        }
        try checkResult()
        try checkRedelivery()
    }

    /// The run after the process died, where nothing waits that does not outlive it.
    private func twin() throws -> Play? {
        let coordinator = play.coordinator
        guard coordinator.pending == nil, coordinator.problems.isEmpty, !coordinator.isDismissed else { return nil }
        return try play.revived()
    }

    private func checkPath(_ place: Comment) {
        #expect(Set(play.walked).count == play.walked.count, place)
        let path = play.coordinator.flow.path(answers: play.state.answers, today: play.moment.today).screens
        #expect(Array(path.prefix(play.walked.count)) == play.walked, place)
    }

    private func checkReports(_ place: Comment) {
        #expect(play.sequences == Array(0..<play.sequences.count), place)
        #expect(play.state.nextSequence == play.sequences.count, place)
        #expect(play.effects.results.count <= 1, place)
    }

    private func checkProgress(since before: Play, _ place: Comment) {
        guard play.state.completedAt == nil else { return }
        let (last, now) = (before.state.visits.last?.progress ?? 0, play.state.visits.last?.progress ?? 0)
        #expect((0..<1).contains(now), place)
        if play.state.visits.count > before.state.visits.count { #expect(now >= last, place) }
    }

    /// Back, then forward unchanged, comes to the same screen.
    private func checkBackAndForward(_ place: Comment) {
        var copy = play
        copy.verdict = { _ in .accept }
        guard copy.coordinator.pending == nil, copy.shown?.canGoBack == true, !copy.coordinator.isDismissed else {
            return
        }
        let screen = copy.screen
        let answers = copy.state.answers
        copy.back()
        for _ in 0..<play.walked.count where copy.screen != screen {
            copy.goOn()
            if copy.coordinator.pending == .paywall { copy.proceed(.next) }
        }
        #expect(copy.screen == screen, place)
        #expect(copy.state.answers == answers, place)
    }

    /// What was entered before is a draft or an answer now, unless the same element was entered anew or the run ended.
    private func checkNothingLost(since before: Play, _ place: Comment) {
        guard play.state.completedAt == nil else { return }
        #expect(Set(before.state.answers.keys).isSubset(of: play.state.answers.keys), place)
        for id in before.state.drafts.keys where play.state.drafts[id] == nil {
            #expect(play.state.answers[id] != nil, "\(place.rawValue): \(id)")
        }
    }

    private func checkResult() throws {
        guard let result = play.result else { return }
        let path = play.coordinator.flow.path(answers: play.state.answers, today: play.moment.today)
        #expect(result.path == path.screens, "seed \(seed)")
        #expect(result.answers == path.answers, "seed \(seed)")
        #expect(try play.revived().result == result, "seed \(seed)")
    }

    /// Reports that did not return are repeated as they were, and nothing else is.
    private func checkRedelivery() throws {
        var revived = try play.revived()
        let waiting = play.state.undeliveredActions
        let repeated = revived.start().reports
        #expect(repeated == waiting, "seed \(seed)")
        #expect(repeated.allSatisfy(play.reports.contains), "seed \(seed)")
    }
}

extension [Effect] {
    /// The effects without what counts within one process: states, tickets and the direction of the last move.
    fileprivate var timeless: [Effect] {
        map { effect in
            switch effect {
            case .present(var state):
                state.revision = 0
                state.direction = nil
                return .present(state)
            case .ask(_, let action): return .ask(ticket: 0, action)
            default: return effect
            }
        }
    }
}
