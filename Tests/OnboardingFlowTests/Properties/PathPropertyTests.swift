import OnboardingActions
import OnboardingValues
import TestSupport
import Testing

@testable import OnboardingFlow

@Suite("Whatever the flow and whatever is done, the way is the path of the answers")
struct PathPropertyTests {
    @Test("Enough random flows are accepted to say something")
    func enoughFlows() {
        let documents = (RandomFlow.kept.last?.number ?? 0) + 1
        print("\(RandomFlow.kept.count) of \(documents) random flows are accepted")
        #expect(RandomFlow.kept.count == RandomFlow.count, "seed \(UInt64.forThisRun)")
    }

    @Test("Some of the random runs complete, come back, are rejected, skipped, closed and taken up again")
    func coverage() {
        var seen: [String: Int] = [:]
        Walk.forEachStep { step, _ in
            for line in Set(step.effects.outline) { seen[String(line.prefix { $0 != " " }), default: 0] += 1 }
            if !step.after.state.rejections.isEmpty { seen["rejected", default: 0] += 1 }
            if step.after.coordinator.pending == .paywall { seen["paywall up", default: 0] += 1 }
        }
        let expected = [
            "ask", "report", "rejected", "paywall", "paywall up", "custom", "skip", "close", "complete", "dismiss",
            "onboarding_resumed", "screen_returned", "answer_changed",
        ]
        for kind in expected {
            #expect(seen[kind, default: 0] > 0, "seed \(UInt64.forThisRun): no run has \(kind); seen are \(seen)")
        }
    }

    @Test("The way walked never holds a screen twice, and is the beginning of the path that the answers lead through")
    func walkedIsPath() {
        Walk.forEachStep { step, note in
            let play = step.after
            let walked = play.walked
            #expect(!walked.isEmpty, note())
            #expect(Set(walked).count == walked.count, note())
            let isNew = walked != step.before.walked || play.state.answers != step.before.state.answers
            if !isNew { return }
            #expect(walked == Array(play.path.screens.prefix(walked.count)), note())
        }
    }

    @Test("Visit numbers rise along the way, and none is given twice")
    func visitNumbers() {
        Walk.forEachStep { step, note in
            let numbers = step.after.state.visits.map(\.number)
            #expect(numbers == numbers.sorted() && Set(numbers).count == numbers.count, note())
            #expect(step.after.state.visitCount >= step.before.state.visitCount, note())
            let isSameVisit = step.before.state.visits.last?.number == step.after.state.visits.last?.number
            #expect(!isSameVisit || step.before.screen == step.after.screen, note())
        }
    }

    @Test("A result holds the path, and exactly the answers to it")
    func results() {
        Walk.forEachStep { step, note in
            let play = step.after
            #expect((play.result != nil) == (play.state.completedAt != nil), note())
            guard let result = play.result else { return }
            #expect(result.path == play.path.screens, note())
            #expect(result.answers == play.path.answers, note())
            #expect(result.entries.count == play.path.answers.count, note())
            #expect(result.entries.allSatisfy { result.path.contains($0.screenId) }, note())
            let required = result.path.compactMap(play.coordinator.flow.screen).flatMap(\.questions)
            #expect(required.allSatisfy { result.answers[$0.id] != nil }, note())
        }
    }

    @Test("Completed stays completed, with the same result")
    func resultStays() {
        Walk.forEachStep { step, note in
            if let before = step.before.result { #expect(step.after.result == before, note()) }
        }
    }

    @Test("Progress is at least 0, below 1 before the end and 1 after it, and never falls going forward")
    func progress() {
        Walk.forEachStep { step, note in
            let (before, after) = (step.before, step.after)
            guard let progress = step.effects.presented.last?.progress else { return }
            #expect(progress >= 0, note())
            #expect(after.state.completedAt == nil ? progress < 1 : progress == 1, note())
            guard let shown = before.state.visits.last?.progress else { return }
            if after.walked.count >= before.walked.count { #expect(progress >= shown, note()) }
        }
    }

    @Test("Back, then forward with nothing changed, comes to the same screen on the same way")
    func backAndForward() {
        var count = 0
        Walk.forEachStep { step, note in
            let isArrival = step.after.state.visitCount > step.before.state.visitCount
            guard isArrival, step.after.coordinator.canGoBack, step.after.coordinator.pending == nil else { return }
            var play = step.after
            let walked = play.walked
            let answers = play.state.answers
            play.back()
            #expect(walked.starts(with: play.walked) && play.walked.count < walked.count, note())
            // Back passes over interludes, so several steps may lead to the screen again.
            for _ in walked where play.walked.count < walked.count {
                play.goOn()
                if play.coordinator.pending == .paywall { play.proceed(.next) }
            }
            #expect(play.walked == walked, note())
            #expect(play.state.answers == answers, note())
            #expect(play.reports.map(\.meta.sequence) == step.after.reports.map(\.meta.sequence), note())
            count += 1
        }
        #expect(count > 300, "seed \(UInt64.forThisRun)")
    }
}

extension Play {
    /// The path that the answers so far lead through.
    fileprivate var path: FlowPath {
        coordinator.flow.path(answers: state.answers, attributes: state.attributes, today: moment.today)
    }
}
