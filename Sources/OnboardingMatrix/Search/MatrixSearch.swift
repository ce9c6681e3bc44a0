import OnboardingConditions
import OnboardingFlow
import OnboardingProfile
import OnboardingTargeting
import OnboardingValues

/// Goes through a flow by classes of answers, and stops where no further answer changes which segment is the first to hold.
///
/// Two ways to one screen are one where nothing that follows tells them apart: neither a condition of a later screen nor a
/// segment that is still open. So the work grows with what is asked, not with the number of answers.
struct MatrixSearch {
    /// Answers that lead to one outcome.
    struct Found {
        let answers: [String: Answer]
        /// The place of the first segment that holds; nil where none does.
        let segment: Int?
    }

    private(set) var found: [Found] = []
    /// Whether there was more than `mostStates` to look at.
    private(set) var isBounded = false

    private let subject: Subject
    private let mostStates: Int
    private var seen: Set<State> = []
    /// Also of ways that were seen before.
    private var looks = 0
    private var outcomes: Set<Outcome> = []
    private var waiting: [Step] = []

    /// A way as far as it was gone.
    private struct Step {
        /// The screen to be answered next; nil at the end.
        var screen: Int?
        /// The question of the screen to be answered next.
        var question = 0
        /// What the way out of the screen goes by, so far.
        var exits: [AnswerClass.Exit] = []
        var entered: [Int] = []
        var answers: [String: Answer] = [:]
        var truths: [String: [Bool]] = [:]
        var profile = Profile(profileId: "")
    }

    /// All of a way that what follows can see.
    private struct State: Hashable {
        let screen: Int
        let question: Int
        let exits: [AnswerClass.Exit]
        let entered: Set<Int>
        let truths: [String: [Bool]]
        let segments: [[Bool]?]
    }

    private struct Outcome: Hashable {
        let segment: Int?
        /// What the comparisons of the segments up to it say.
        let truths: [[Bool]]
    }

    init(_ subject: Subject, mostStates: Int) {
        (self.subject, self.mostStates) = (subject, mostStates)
        let walk = PathWalk(flow: subject.flow, answers: [:], attributes: RunAttributes(), today: subject.today)
        waiting = [Step(screen: walk.first)]
        while let step = waiting.popLast() {
            looks += 1
            if seen.count >= mostStates || looks > 5 * mostStates {
                isBounded = true
                return
            }
            look(at: step)
        }
    }

    private mutating func look(at step: Step) {
        let ahead = subject.screens(from: step.screen).subtracting(step.entered)
        let open = subject.fields(changedOn: ahead)
        var statuses: [[Bool]?] = []
        var isOpen = false
        for (place, segment) in subject.segments.enumerated() {
            let truths = segment.truths(for: step.profile, today: subject.today)
            let verdict = segment.verdict(truths, isOpen: open.contains)
            if verdict == .fails {
                statuses.append(nil)
                continue
            }
            if verdict == .holds, !isOpen { return take(step, segment: place) }
            isOpen = isOpen || verdict == .open
            statuses.append(truths)
            if verdict == .holds { break }
        }
        guard isOpen, let screen = step.screen else { return take(step, segment: nil) }
        let asked = subject.asked(on: ahead)
        let state = State(
            screen: screen,
            question: step.question,
            exits: step.exits,
            entered: subject.screens(from: screen).intersection(step.entered),
            truths: step.truths.filter { asked.contains($0.key) },
            segments: statuses
        )
        guard seen.insert(state).inserted else { return }
        // The first class is looked at first.
        waiting += steps(from: step, on: screen).reversed()
    }

    /// The ways on: one for each class of answers to the next question, or the way to the next screen.
    private func steps(from step: Step, on screen: Int) -> [Step] {
        var next = step
        guard let element = subject.flow.screens[screen].questions[checked: step.question] else {
            next.entered.append(screen)
            next.screen = subject.screen(after: next.entered, answers: next.answers)
            // Answers that lead in a circle are refused by the screen, so nobody finishes by them.
            if let screen = next.screen, next.entered.contains(screen) { return [] }
            (next.question, next.exits) = (0, [])
            return [next]
        }
        next.question += 1
        let classes = subject.classes[element.id] ?? []
        if classes.isEmpty { return [next] }
        return classes.map { answer in
            var chosen = next
            chosen.answers[element.id] = answer.answer
            chosen.truths[element.id] = answer.truths
            chosen.exits.append(answer.marks.exit)
            if let change = answer.change { chosen.profile.apply(change) }
            return chosen
        }
    }

    private mutating func take(_ step: Step, segment: Int?) {
        let upTo = segment.map { $0 + 1 } ?? subject.segments.count
        let outcome = Outcome(segment: segment, truths: truths(ofFirst: upTo, step.profile))
        guard !outcomes.contains(outcome), let answers = completed(step) else { return }
        outcomes.insert(outcome)
        found.append(Found(answers: answers, segment: segment))
    }

    private func truths(ofFirst count: Int, _ profile: Profile) -> [[Bool]] {
        subject.segments.prefix(count).map { $0.truths(for: profile, today: subject.today) }
    }

    /// The answers of a way, with the first of each class that leads to the end of the flow; nil where none does.
    private func completed(_ step: Step) -> [String: Answer]? {
        var waiting = [step]
        var looks = 0
        while let step = waiting.popLast(), looks < mostStates {
            guard let screen = step.screen else { return step.answers }
            looks += 1
            waiting += steps(from: step, on: screen).reversed()
        }
        return nil
    }
}

extension Subject {
    /// The screen that answers lead to; nil at the end.
    fileprivate func screen(after entered: [Int], answers: [String: Answer]) -> Int? {
        var walk = PathWalk(flow: flow, answers: answers, attributes: RunAttributes(), today: today)
        for screen in entered { walk.enter(screen) }
        return entered.last.map { walk.step(from: $0).screen } ?? walk.first
    }
}
