import Foundation
import OnboardingActions
import OnboardingValues
import Testing

@testable import OnboardingFlow

@Suite("Rule 12: shuffle comes from the run's seed")
struct Rule12ShuffleTests {
    private static let ids = (1...8).map { "o\($0)" }

    private func flow(pinned: [String] = []) throws -> Flow {
        let options = Self.ids.map { id in
            "{\"id\": \"\(id)\", \"label\": \"\(id)\", \"pinned\": \(pinned.contains(id))}"
        }
        let a = Document.question(
            "a",
            "multiChoice",
            more: "\"shuffle\": true, \"options\": [\(options.joined(separator: ","))]"
        )
        let b = Document.question(
            "b",
            "multiChoice",
            more: "\"shuffle\": true, \"options\": [\(options.joined(separator: ","))]"
        )
        return try Flow(a, b)
    }

    private func order(_ play: Play, _ id: String? = nil) -> [String] { play.choice(id)?.options.map(\.id) ?? [] }

    @Test("The same seed gives the same order, another seed another, and each question its own")
    func seeds() throws {
        let flow = try flow()
        let first = Play(flow, seed: 1)
        #expect(order(first) == order(Play(flow, seed: 1)))
        #expect(Set((0..<20).map { order(Play(flow, seed: $0)) }).count > 10)
        #expect(Set(order(first)) == Set(Self.ids))
        var play = first
        play.select("o1")
        play.goOn()
        #expect(order(play) != order(first))
    }

    @Test("Pinned options keep their place", arguments: [["o8"], ["o1", "o4", "o8"], ids])
    func pinned(pinned: [String]) throws {
        let flow = try flow(pinned: pinned)
        for seed in 0..<50 {
            let order = order(Play(flow, seed: UInt64(seed)))
            for id in pinned { #expect(order.firstIndex(of: id) == Self.ids.firstIndex(of: id), "seed \(seed)") }
            #expect(Set(order) == Set(Self.ids), "seed \(seed)")
        }
    }

    @Test("formbricks#2622: the order stays on selecting, Back, resume and edit; results are in config order")
    func stays() throws {
        let flow = try flow()
        var play = Play(flow, seed: 7)
        let first = order(play)
        play.select("o8")
        play.select("o2")
        #expect(order(play) == first)
        play.goOn()
        play.back()
        #expect(order(play) == first)
        play = try play.revived()
        play.start()
        #expect(order(play) == first)
        #expect(play.state.answers["a"]?.options.map(\.id) == ["o2", "o8"])
        let edit = Play(flow, mode: .edit(at: "a"), answers: play.state.answers, seed: play.state.seed)
        #expect(order(edit) == first)
    }

    @Test("Every place is as likely for every option")
    func fair() throws {
        let flow = try flow()
        var counts: [String: Int] = [:]
        for seed in 0..<4000 {
            let first = Shuffle.order(
                flow.screens[0].elements[0].choice?.options ?? [],
                seed: UInt64(seed),
                elementId: "a"
            )
            counts[first.first?.id ?? "", default: 0] += 1
        }
        // 500 expected each; five standard deviations are 105.
        #expect(counts.count == 8 && counts.values.allSatisfy { abs($0 - 500) < 105 }, "\(counts)")
    }
}
