import OnboardingKit
import OnboardingTesting
import TestSupport
import Testing

@Suite("A placement")
@MainActor
struct PlacementTests {
    private func stage(_ targeting: Targeting) async throws -> Stage {
        try await Stage { $0.targeting = targeting }
    }

    private func opened(_ client: OnboardingClient) async throws -> [JSONValue] {
        try await client.events().filter { $0["name"] == "paywall_opened" }
    }

    @Test("Is nil where there is no targeting, or no such placement")
    func none() async throws {
        let client = try await OnboardingClient.open()
        #expect(client.resolve(placement: "main") == nil)
        client.targeting = try .trip()
        #expect(client.resolve(placement: "main")?.content.id == "plain")
        #expect(client.resolve(placement: "sale") == nil)
        client.targeting = nil
        #expect(client.resolve(placement: "main") == nil)
    }

    @Test("Sees in a delegate's method the change that the method made the line before, and the mapping's")
    func afterApply() async throws {
        let stage = try await stage(.trip())
        let client = stage.client
        var shown: [String?] = []
        stage.delegate.onStateUpdated = { _, action in
            guard action.elementId == "level" else { return }
            shown.append(client.resolve(placement: "main")?.content.id)
            if let crew = try? ProfileParameters.Builder().with(customAttribute: 4, forKey: "crew").build() {
                client.apply(crew, from: action)
            }
            shown.append(client.resolve(placement: "main")?.content.id)
        }
        await stage.playToPace()
        #expect(shown == ["walk", "group_plan"])
    }

    @Test("Of a paywall's action puts one event in the log, with the placement and what is shown")
    func event() async throws {
        let stage = try await stage(.trip())
        let client = stage.client
        var shown: [Resolution?] = []
        stage.delegate.onPaywall = { controller, action in
            shown.append(client.resolve(action))
            controller.proceed(.next)
        }
        await stage.playToPace()
        #expect(try await opened(client).isEmpty)
        await stage.playToEnd()
        #expect(shown.map { $0?.content.id } == ["walk"])
        let events = try await opened(client)
        #expect(events.count == 1)
        #expect(events.first?["params"]?["placement"] == "main" && events.first?["params"]?["show"] == "walk")
        #expect(events.first?["onboardingId"] == "trip" && events.first?["meta"]?["screenClientId"] == "end")
        // Looking does not count as showing.
        _ = client.resolve(placement: "main")
        #expect(try await opened(client).count == 1)
    }

    @Test("That the document does not have is nil for an action, and no event is written")
    func unknown() async throws {
        let stage = try await stage(.trip())
        let client = stage.client
        var isNil: [Bool] = []
        stage.delegate.onPaywall = { controller, action in
            var other = action
            other.actionId = "sale"
            isNil.append(client.resolve(other) == nil)
            client.targeting = nil
            isNil.append(client.resolve(action) == nil)
            controller.proceed(.next)
        }
        await stage.playToPace()
        await stage.playToEnd()
        #expect(isNil == [true, true])
        #expect(try await opened(client).isEmpty)
    }

    @Test("Works where the person does not want to be counted, and then no event is written")
    func denied() async throws {
        let stage = try await stage(.trip())
        let client = stage.client
        try await client.setConsent(.denied)
        var shown: [String?] = []
        stage.delegate.onPaywall = { controller, action in
            shown.append(client.resolve(action)?.content.id)
            controller.proceed(.next)
        }
        await stage.playToPace(level: "hard")
        await stage.playToEnd()
        #expect(shown == ["climb"])
        #expect(try await client.events().isEmpty)
    }

    @Test("Shows something else once an answer was edited, and the reason names the attribute")
    func edit() async throws {
        let stage = try await stage(.trip())
        await stage.playToPace()
        await stage.playToEnd()
        let before = try #require(stage.client.resolve(placement: "main"))
        #expect(before.segment == "walkers" && before.content.id == "walk")
        #expect(before.tried[1].failed == [ConditionFailure(key: "level", condition: "climber", value: "walker")])
        let targeting = try Targeting.trip()
        let edit = try await stage.reopened(mode: .edit(at: "level")) { $0.targeting = targeting }
        #expect(edit.client.resolve(placement: "main")?.content.id == "walk")
        await edit.play { screen in
            screen.choose("level", "hard")
            screen.proceed()
        }
        await edit.play { screen in
            screen.choose("gear", "rope")
            screen.proceed()
        }
        let after = try #require(edit.client.resolve(placement: "main"))
        #expect(edit.delegate.result?.changedElementIds == ["level", "gear"])
        #expect(after.segment == "climbers" && after.content.id == "climb")
        #expect(after.tried.map(\.segment) == ["groups", "climbers"])
        // What was shown before stands as it was.
        #expect(before.content.id == "walk" && before.tried.last?.held == true)
    }

    @Test("Counts relative dates from the client's day")
    func today() async throws {
        let clock = ManualClock()
        let client = try await OnboardingClient.open(clock: clock)
        client.targeting = try Targeting(
            reading: """
                { "segments": {"soon": {"race": {"$before": "7d"}}},
                  "placements": {"main": {"audiences": [{"segment": "soon", "show": "a"}], "default": "b"}},
                  "contents": {"a": {"kind": "home"}, "b": {"kind": "home"}} }
                """
        )
        // The clock stands at 1 March.
        let race = try ProfileParameters.Builder().with(customAttribute: "2024-03-09", forKey: "race").build()
        try await client.updateProfile(params: race)
        #expect(client.resolve(placement: "main")?.content.id == "b")
        clock.advance(days: 2)
        #expect(client.resolve(placement: "main")?.content.id == "a")
    }
}
