import Foundation
import OnboardingKit
import OnboardingTesting
import TestSupport
import Testing

@Suite("The offer of a flow")
@MainActor
struct OfferTests {
    @Test("Is to show it, then to go on with it, then nothing once it is complete")
    func firstRun() async throws {
        let directory = TemporaryDirectory()
        let client = try await OnboardingClient.open(directory)
        #expect(client.offer(for: try .trip()) == .show)
        let stage = try await Stage(in: directory)
        await stage.playToPace()
        #expect(stage.client.offer(for: stage.flow) == .resume(at: "pace"))
        await stage.playToEnd()
        #expect(stage.client.offer(for: stage.flow) == .notDue(until: nil))
        stage.clock.advance(days: 400)
        #expect(stage.client.offer(for: stage.flow) == .notDue(until: nil))
    }

    @Test("Comes again 3 days after a skip, then every 7, three times in all, in the person's language")
    func afterSkip() async throws {
        let stage = try await Stage { $0.conventions = Conventions(locale: "de-AT") }
        let (client, flow, clock) = (stage.client, stage.flow, stage.clock)
        await stage.play { $0.skip() }
        #expect(stage.story.suffix(2) == ["event onboarding_skipped intro", "skip at about"])
        let texts = OfferTexts(title: "Plane deine Reise", text: "It takes a minute.", action: "Weiter")
        for wait in [3, 7, 7] {
            let due = clock.now.instant.addingTimeInterval(Double(wait) * 86_400)
            #expect(client.offer(for: flow) == .notDue(until: due))
            clock.advance(by: Double(wait) * 86_400 - 1)
            #expect(client.offer(for: flow) == .notDue(until: due))
            clock.advance(by: 1)
            #expect(client.offer(for: flow) == .offerAgain(texts))
            client.markOffered(flow)
            await stage.settle()
        }
        #expect(client.offer(for: flow) == .notDue(until: nil))
        clock.advance(days: 100)
        #expect(client.offer(for: flow) == .notDue(until: nil))
        #expect(try await client.events().count { $0["name"] == "questionnaire_offered" } == 3)
    }

    @Test("That was not shown stays due, and one that was marked twice counts once")
    func marking() async throws {
        let stage = try await Stage()
        await stage.play { $0.skip() }
        stage.client.markOffered(stage.flow)
        stage.clock.advance(days: 30)
        stage.client.markOffered(stage.flow)
        stage.client.markOffered(stage.flow)
        stage.clock.advance(days: 7)
        stage.client.markOffered(stage.flow)
        await stage.settle()
        stage.clock.advance(days: 7)
        guard case .offerAgain = stage.client.offer(for: stage.flow) else {
            Issue.record("the third offer is not due")
            return
        }
    }

    @Test("That is taken up counts as shown, goes on with the same run, and waits 7 days after the next skip")
    func takenUp() async throws {
        let stage = try await Stage()
        await stage.playToPace()
        await stage.play { $0.skip() }
        stage.clock.advance(days: 3)
        let next = try await stage.reopened()
        #expect(next.controller.runId == stage.controller.runId)
        #expect(next.renderer.screen?.screen == "pace")
        #expect(next.client.offer(for: next.flow) == .resume(at: "pace"))
        await next.play { $0.skip() }
        let due = next.clock.now.instant.addingTimeInterval(7 * 86_400)
        #expect(next.client.offer(for: next.flow) == .notDue(until: due))
    }

    @Test("Keeps its date over a restart and whatever the app calls after the skip")
    func restart() async throws {
        let stage = try await Stage()
        await stage.play { $0.skip() }
        let due = stage.clock.now.instant.addingTimeInterval(3 * 86_400)
        stage.clock.advance(days: 1)
        stage.controller.appWillLeave()
        stage.controller.close()
        await stage.settle()
        #expect(stage.client.offer(for: stage.flow) == .notDue(until: due))
        let client = try await OnboardingClient.open(stage.directory, clock: stage.clock)
        #expect(client.offer(for: stage.flow) == .notDue(until: due))
    }

    @Test("Follows the configuration's schedule")
    func schedule() async throws {
        let stage = try await Stage { $0.offers = .init(first: 60, further: 120, count: 1) }
        await stage.play { $0.skip() }
        stage.clock.advance(by: 60)
        guard case .offerAgain = stage.client.offer(for: stage.flow) else {
            Issue.record("the offer is not due")
            return
        }
        stage.client.markOffered(stage.flow)
        await stage.settle()
        #expect(stage.client.offer(for: stage.flow) == .notDue(until: nil))
    }

    @Test("Leaves drafts of a skipped run as they were, unreported")
    func drafts() async throws {
        let stage = try await Stage()
        await stage.play { screen in
            screen.type("name", "Ad")
            screen.skip()
        }
        #expect(stage.delegate.actions == [])
        let next = try await stage.reopened()
        #expect(next.controller.state.drafts["name"] == .text("Ad"))
    }
}
