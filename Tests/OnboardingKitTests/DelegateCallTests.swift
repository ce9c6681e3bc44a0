import Foundation
import OnboardingKit
import OnboardingTesting
import Testing

@Suite("The delegate")
@MainActor
struct DelegateCallTests {
    @Test("Hears a whole run in order: the actions in element order, the screen completed, the next one presented")
    func wholeRun() async throws {
        let stage = try await Stage()
        await stage.play { screen in
            screen.type("mail", "ada@example.com")
            screen.type("name", " Ada ")
            screen.proceed()
        }
        await stage.play { screen in
            screen.choose("level", "easy")
            screen.proceed()
        }
        await stage.playToEnd()
        #expect(
            stage.story == [
                "loaded", "event onboarding_started", "event screen_presented intro",
                "event registration_screen_presented",
                "verdict on name", "verdict on mail",
                "answer name=Ada #0", "answer mail=ada@example.com #1", "event user_email_collected",
                "event screen_completed intro",
                "event screen_presented trip_level", "event second_screen_presented",
                "verdict on level", "answer level=walker #2", "event screen_completed trip_level",
                "event screen_presented pace",
                "verdict on pace", "answer pace=5 #3", "event screen_completed pace",
                "event screen_presented end", "event products_screen_presented",
                "event screen_completed end", "paywall main",
                "event onboarding_completed", "complete about,level,pace,end",
            ]
        )
        #expect(stage.renderer.isDismissed)
        #expect(stage.controller.isDismissed)
    }

    @Test("Learns from an action which element of which screen of which run was answered")
    func content() async throws {
        let stage = try await Stage()
        await stage.playToPace(level: "hard")
        let action = try #require(stage.delegate.actions.last)
        #expect(action.elementId == "gear")
        #expect(
            action.meta
                == ActionMeta(
                    onboardingId: "trip",
                    screenClientId: "gear",
                    screenIndex: 2,
                    screensTotal: 5,
                    runId: stage.controller.runId,
                    sequence: 2
                )
        )
        guard case .multiSelect(let params) = action.params else {
            Issue.record("gear reports \(action.params)")
            return
        }
        #expect(params.value == [SelectedOption(id: "rope", value: "rope", label: "Rope")])
    }

    @Test("Hears of the default that the person accepts, as of any answer")
    func acceptedDefault() async throws {
        let stage = try await Stage()
        await stage.playToPace()
        await stage.play { $0.proceed() }
        #expect(stage.delegate.actions.last?.line == "pace=5 #2")
        #expect(stage.controller.state.answers["pace"] == .number(5))
    }

    @Test("Hears nothing of an answer that is committed again unchanged")
    func unchanged() async throws {
        let stage = try await Stage()
        await stage.playToPace()
        await stage.play { $0.back() }
        let before = stage.story.count
        await stage.play { $0.proceed() }
        #expect(stage.story[before...] == ["event screen_completed trip_level", "event screen_presented pace"])
    }

    @Test("Hears once that the first screen is there, and again only from a run that goes on in a new controller")
    func loadedOnce() async throws {
        let stage = try await Stage()
        await stage.playToPace()
        await stage.play { $0.back() }
        stage.renderer.send(.ready)
        await stage.settle()
        #expect(stage.story.filter { $0 == "loaded" } == ["loaded"])
        let next = try await stage.reopened()
        #expect(next.story == ["event onboarding_resumed trip_level", "loaded"])
    }

    @Test("Gets the paywall of a final screen and then the completion, without proceeding; the screens wait for it")
    func finalPaywall() async throws {
        let stage = try await Stage()
        stage.delegate.onPaywall = { _, _ in }
        await stage.playToPace()
        await stage.playToEnd()
        #expect(
            Array(stage.story.suffix(3)) == [
                "paywall main", "event onboarding_completed", "complete about,level,pace,end",
            ]
        )
        #expect(stage.renderer.screen?.busy == true)
        #expect(!stage.renderer.isDismissed)
        await stage.play { $0.proceed() }
        stage.controller.proceed(.next)
        await stage.settle()
        #expect(stage.renderer.isDismissed)
        #expect(stage.story.filter { $0.hasPrefix("complete") }.count == 1)
        #expect(stage.story.filter { $0.hasPrefix("paywall") }.count == 1)
    }

    @Test("Gets a custom action with its own id; it neither commits nor moves")
    func customAction() async throws {
        let stage = try await Stage()
        await stage.playToPace()
        await stage.play { $0.proceed() }
        let before = stage.story.count
        let screen = stage.renderer.screen
        await stage.play { $0.send(.action("help")) }
        #expect(stage.story[before...] == ["custom call_us"])
        #expect(stage.renderer.screen == screen)
        #expect(!stage.controller.state.isOver)
    }

    @Test("Leaves a link to the configuration's handler; it neither commits nor moves")
    func link() async throws {
        let opened = Opened()
        let stage = try await Stage { $0.openURL = { opened.urls.append($0.absoluteString) } }
        await stage.play { screen in
            screen.type("name", "Ada")
            screen.send(.action("terms"))
        }
        #expect(opened.urls == ["https://example.com/terms"])
        #expect(stage.delegate.actions == [])
        #expect(stage.renderer.screen?.screen == "about")
    }

    @Test("Hears of valid drafts before the flow is closed, and of nothing invalid")
    func close() async throws {
        let stage = try await Stage()
        await stage.play { screen in
            screen.type("name", "Ada")
            screen.type("mail", "ada@")
        }
        let before = stage.story.count
        stage.controller.close()
        await stage.settle()
        #expect(stage.story[before...] == ["answer name=Ada #0", "close"])
        #expect(stage.renderer.isDismissed)
        #expect(stage.client.offer(for: stage.flow) == .resume(at: "about"))
    }

    @Test("Hears of valid drafts when the app goes to the background, and the screen stays")
    func leave() async throws {
        let stage = try await Stage()
        await stage.play { $0.type("name", "Ada") }
        stage.controller.appWillLeave()
        await stage.settle()
        #expect(stage.delegate.actions.map(\.line) == ["name=Ada #0"])
        #expect(!stage.renderer.isDismissed)
        await stage.play { $0.proceed() }
        #expect(stage.delegate.actions.count == 1)
        #expect(stage.renderer.screen?.screen == "level")
    }
}

@MainActor
private final class Opened {
    var urls: [String] = []
}
