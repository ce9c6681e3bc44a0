import OnboardingKit
import OnboardingTesting
import Testing

/// These tests see what a host sees: public names alone.
@Suite("An empty delegate")
@MainActor
struct EmptyDelegateTests {
    /// Every method takes the type that the protocol asks for, or this would not compile or not be called.
    final class Empty: OnboardingControllerDelegate {}

    static let document = """
        { "id": "flow", "screens": [
            { "id": "color", "type": "singleChoice", "title": "Which?",
              "options": [ { "id": "red", "label": "Red" }, { "id": "blue", "label": "Blue" } ] },
            { "id": "offer", "kind": "info", "title": "Plans",
              "buttons": [ { "id": "plans", "label": "See", "action": "openPaywall", "actionId": "main" },
                           { "id": "call", "label": "Call", "action": "custom", "actionId": "call" } ] },
            { "id": "pace", "type": "slider" }
        ] }
        """

    @Test("Goes through a whole flow: every default applies")
    func wholeRun() async throws {
        let flow = try Flow(reading: Self.document)
        let client = try await OnboardingClient(OnboardingConfiguration(storage: .memory))
        let delegate = Empty()
        let renderer = ScriptedRenderer()
        let controller = client.controller(for: flow)
        controller.delegate = delegate
        controller.present(on: renderer)
        await controller.settled()
        renderer.choose("color", "red")
        renderer.proceed()
        await controller.settled()
        renderer.send(.action("call"))
        await controller.settled()
        #expect(renderer.screen?.screen == "offer")
        renderer.proceed()
        await controller.settled()
        #expect(renderer.screen?.screen == "pace")
        renderer.proceed()
        await controller.settled()
        #expect(controller.isDismissed)
        #expect(client.result(for: flow)?.path == ["color", "offer", "pace"])
        withExtendedLifetime(delegate) {}
    }

    @Test("Has a default for each method, called through the protocol")
    func eachDefault() async throws {
        let flow = try Flow(reading: Self.document)
        let client = try await OnboardingClient(OnboardingConfiguration(storage: .memory))
        let controller = client.controller(for: flow)
        let delegate: any OnboardingControllerDelegate = Empty()
        let meta = ActionMeta(onboardingId: "flow", screenClientId: "color", screenIndex: 0, screensTotal: 3)
        let action = StateUpdatedAction(
            elementId: "color",
            meta: meta,
            params: .select(SelectParams(value: SelectedOption(id: "red", value: "red", label: "Red")))
        )
        delegate.onboardingController(controller, didFinishLoading: DidFinishLoadingAction(meta: meta))
        delegate.onboardingController(controller, onStateUpdatedAction: action)
        delegate.onboardingController(controller, onCloseAction: CloseAction(actionId: "", meta: meta))
        delegate.onboardingController(controller, onPaywallAction: OpenPaywallAction(actionId: "main", meta: meta))
        delegate.onboardingController(controller, onCustomAction: CustomAction(actionId: "call", meta: meta))
        delegate.onboardingController(controller, onAnalyticsEvent: .onboardingStarted(meta: meta))
        delegate.onboardingController(controller, didSkipAt: "color")
        delegate.onboardingController(controller, didFailWithError: OnboardingError("code", "text"))
        #expect(await delegate.onboardingController(controller, verdictOn: action) == .accept)
    }

    @Test("Is not needed: a controller without one takes every answer and passes its paywalls")
    func none() async throws {
        let flow = try Flow(reading: Self.document)
        let client = try await OnboardingClient(OnboardingConfiguration(storage: .memory))
        let controller = client.controller(for: flow)
        let renderer = AnswersRenderer(answers: ["color": .choice(ChosenOption(id: "blue"))])
        controller.present(on: renderer)
        await controller.dismissed()
        #expect(client.result(for: flow)?.path == ["color", "offer", "pace"])
    }
}
