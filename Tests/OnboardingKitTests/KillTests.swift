import Foundation
import OnboardingKit
import OnboardingTesting
import TestSupport
import Testing

@Suite("A run whose process is killed", .serialized)
@MainActor
struct KillTests {
    nonisolated static let commands = [
        "type name A", "type name Ad", "type name Ada", "continue", "choose level hard", "continue",
        "choose gear rope", "choose gear boots", "continue", "type pace 7", "back", "continue", "continue", "continue",
    ]
    /// The state at the start and after each command, and a report for each of four answers, and the completion.
    nonisolated static let lines = commands.count + 6

    @Test("Goes on exactly where it was when it waited for the person", arguments: 0...commands.count)
    func whileWaiting(count: Int) async throws {
        let directory = TemporaryDirectory()
        let commands = Array(Self.commands.prefix(count))
        let lines = count + 1 + [3, 5, 8, 12, 13].filter { $0 < count }.count
        let host = try await KillableHost.killed(afterLines: lines, commands: commands, in: directory)
        let last = try #require(host.states.last)
        #expect(host.states.count == count + 1)
        let client = try await OnboardingClient.open(directory, ids: SequentialIds())
        let flow = try Flow.trip()
        if last.isOver {
            #expect(client.result(for: flow)?.runId == last.runId)
            #expect(client.offer(for: flow) == .notDue(until: nil))
        } else {
            #expect(client.controller(for: flow).state == last)
        }
        try await finish(host, in: directory)
    }

    @Test("Has lost nothing that was acknowledged when it was in the middle of something", arguments: 1...24)
    func anywhere(seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        let directory = TemporaryDirectory()
        let count = Int.random(in: 1...Self.lines, using: &random)
        let host = try await KillableHost.killed(afterLines: count, commands: Self.commands, in: directory)
        let client = try await OnboardingClient.open(directory, ids: SequentialIds())
        let flow = try Flow.trip()
        let comment: Comment = "seed \(seed), killed after line \(count)"
        guard let last = host.states.last else { return }
        #expect(client.result(for: flow) != nil || !last.isOver, comment)
        if client.result(for: flow) == nil {
            let state = client.controller(for: flow).state
            #expect(state.runId == last.runId && state.seed == last.seed, comment)
            #expect(state.visitCount >= last.visitCount && state.nextSequence >= last.nextSequence, comment)
            for (element, answer) in last.answers { #expect(state.answers[element] == answer, comment) }
            for (element, draft) in last.drafts where state.answers[element] == nil {
                #expect(state.drafts[element]?.isAtLeast(draft) == true, comment)
            }
            for report in host.reports { #expect(state.answers[report.elementId] != nil, comment) }
        }
        try await finish(host, in: directory)
    }

    /// Plays what is left; every report was made under a number of its own, and a repeated one is the same.
    private func finish(_ host: KillableHost, in directory: TemporaryDirectory) async throws {
        let stage = try await Stage(in: directory, ids: SequentialIds())
        var reports = host.reports
        let repeated = stage.delegate.actions
        for _ in 0..<8 where !stage.controller.isDismissed && !stage.controller.state.mode.isEdit {
            await stage.play { screen in
                switch screen.screen?.screen {
                case "about": screen.type("name", "Ada")
                case "level": screen.choose("level", "hard")
                case "gear": screen.choose("gear", "rope", "boots")
                case "pace": screen.type("pace", "7")
                default: break
                }
                screen.proceed()
            }
        }
        for action in repeated {
            #expect(reports.first { $0.meta.sequence == action.meta.sequence } ?? action == action)
        }
        reports += stage.delegate.actions
        let byNumber = Dictionary(grouping: reports) { $0.meta.sequence ?? -1 }
        #expect(byNumber.keys.sorted() == [0, 1, 2, 3])
        #expect(byNumber.values.allSatisfy { Set($0).count == 1 })
        #expect(Set(reports.map(\.meta.runId)).count == 1)
        let result = try #require(stage.client.result(for: stage.flow))
        #expect(host.results.count + stage.delegate.calls.filter { $0.line.hasPrefix("complete") }.count >= 1)
        #expect(result.path == ["about", "level", "gear", "pace", "end"])
        #expect(result.answers["gear"] == .choices([ChosenOption(id: "rope"), ChosenOption(id: "boots")]))
        #expect(stage.client.profile.firstName == "Ada")
        #expect(stage.client.profile.customAttributes["gear"] == .string("rope,boots"))
    }
}

extension Draft {
    /// Whether this is the other draft, or one that came of going on with it.
    fileprivate func isAtLeast(_ earlier: Draft) -> Bool {
        switch (self, earlier) {
        case (.text(let text), .text(let start)): text.hasPrefix(start)
        case (.selection(let ids, _), .selection(let start, _)): Set(ids).isSuperset(of: start)
        default: self == earlier
        }
    }
}
