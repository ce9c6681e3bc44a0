import Foundation
import OnboardingKit
import OnboardingTesting
import TestSupport
import Testing

@Suite("A controller")
@MainActor
struct ControllerTests {
    @Test("Shows the current screen on a renderer that takes another one's place, and hears that one alone")
    func secondRenderer() async throws {
        let stage = try await Stage()
        await stage.play { $0.type("name", "Ad") }
        let shown = stage.renderer.screen
        let second = ScriptedRenderer()
        stage.controller.present(on: second)
        #expect(second.screen == shown)
        #expect(stage.renderer.isDismissed && !second.isDismissed)
        await stage.play { $0.type("name", "Nobody") }
        #expect(stage.controller.state.drafts["name"] == .text("Ad"))
        second.type("name", "Ada")
        second.proceed()
        await stage.settle()
        #expect(second.screen?.screen == "level")
        #expect(stage.renderer.screen == shown)
        #expect(stage.story.filter { $0 == "loaded" }.count == 1)
    }

    @Test("Is the same one while it is open, so that two of a flow cannot write over each other")
    func openedTwice() async throws {
        let stage = try await Stage()
        #expect(stage.client.controller(for: stage.flow) === stage.controller)
        stage.controller.close()
        await stage.settle()
        let next = stage.client.controller(for: stage.flow)
        #expect(next !== stage.controller)
        #expect(next.runId == stage.controller.runId)
    }

    @Test("Is the same one while its last screen waits for the paywall, as for a view that is made anew")
    func openedTwiceAtTheEnd() async throws {
        let delegate = RecordingDelegate()
        delegate.onPaywall = { _, _ in }
        let flow = try Flow(
            reading: """
                {"schemaVersion": 1, "id": "last", "screens": [{"id": "end", "kind": "final",
                    "buttons": [{"id": "buy", "label": "Buy", "action": "openPaywall", "actionId": "main"}]}]}
                """
        )
        let stage = try await Stage(flow, delegate: delegate)
        await stage.play { $0.proceed() }
        #expect(delegate.result != nil && !stage.controller.isDismissed)
        #expect(stage.client.controller(for: flow) === stage.controller)
    }

    @Test("Whose completion was heard does not tell of it again, also when the host opens an edit in that call")
    func editInsideCompletion() async throws {
        let flow = try Flow(reading: #"{"schemaVersion": 1, "id": "one", "screens": [{"id": "a"}]}"#)
        let delegate = EditOpener()
        let stage = try await Stage(flow, delegate: RecordingDelegate())
        delegate.client = stage.client
        stage.controller.delegate = delegate
        await stage.play { $0.proceed() }
        #expect(delegate.completions == 1 && delegate.edit != nil)
        #expect(stage.client.offer(for: flow) == .notDue(until: nil))
    }

    @Test("That another one replaces within a report shows and asks nothing more, and what was heard is not told again")
    func replacedWithinReport() async throws {
        let stage = try await Stage()
        let revised = try Flow(reading: Flow.tripDocument.replacingOccurrences(of: "About you", with: "You"))
        var next: OnboardingController?
        stage.delegate.onStateUpdated = { _, _ in
            if next == nil { next = stage.client.controller(for: revised) }
        }
        await stage.play { screen in
            screen.type("name", "Ada")
            screen.type("mail", "ada@example.com")
            screen.proceed()
        }
        let shown = stage.renderer.states.count
        #expect(stage.renderer.isDismissed)
        let (controller, delegate) = (try #require(next), RecordingDelegate())
        controller.delegate = delegate
        controller.present(on: ScriptedRenderer())
        await controller.settled()
        #expect(stage.renderer.states.count == shown && stage.renderer.screen?.screen == "about")
        #expect(stage.delegate.actions.map(\.elementId) == ["name", "mail"])
        #expect(delegate.actions.isEmpty)
        #expect(controller.state.undeliveredActions.isEmpty)
    }

    @Test("Asked for as the screens go is another one, which stays")
    func askedForWhileClosing() async throws {
        let stage = try await Stage()
        let delegate = Asker(client: stage.client, flow: stage.flow)
        stage.controller.delegate = delegate
        await stage.play { $0.type("name", "Ad") }
        stage.controller.close()
        await stage.settle()
        let next = try #require(delegate.next)
        #expect(next !== stage.controller)
        #expect(!next.isDismissed && next.runId == stage.controller.runId)
        #expect(stage.renderer.isDismissed)
    }

    @Test("Keeps what was typed while the screens go")
    func typedWhileClosing() async throws {
        let store = GatedStore()
        let client = try await OnboardingClient(OnboardingConfiguration(storage: .memory), store: store)
        let flow = try Flow.trip()
        let (controller, renderer) = (client.controller(for: flow), ScriptedRenderer())
        controller.present(on: renderer)
        await controller.settled()
        await store.close()
        renderer.type("name", "A")
        controller.close()
        await store.appendIsWaiting()
        renderer.type("name", "Ada")
        await store.open()
        await controller.settled()
        #expect(client.controller(for: flow).state.drafts["name"] == .text("Ada"))
    }

    @Test("Whose completion is being heard owes nothing any more, whatever the host asks for in that call")
    func askedInsideCompletion() async throws {
        let flow = try Flow(reading: #"{"schemaVersion": 1, "id": "one", "screens": [{"id": "a"}]}"#)
        let stage = try await Stage(flow)
        let delegate = Asker(client: stage.client, flow: flow)
        stage.controller.delegate = delegate
        await stage.play { $0.proceed() }
        #expect(delegate.offer == .notDue(until: nil))
        #expect(delegate.next?.state.mode == .edit(at: nil))
    }

    @Test("Gives way to one of another kind: its screens go and it changes nothing any more")
    func superseded() async throws {
        let first = try await Stage()
        await first.playToPace()
        await first.playToEnd()
        let stage = try await first.reopened(mode: .edit(at: "about"))
        await stage.play { $0.type("name", "Old") }
        let other = try stage.client.controller(for: stage.flow, mode: .edit(at: "pace"))
        #expect(stage.renderer.isDismissed)
        let renderer = ScriptedRenderer()
        other.present(on: renderer)
        await other.settled()
        await stage.play { $0.proceed() }
        #expect(stage.delegate.actions == [])
        renderer.type("pace", "9")
        renderer.proceed()
        await other.settled()
        try await stage.client.flush()
        let result = try #require(stage.client.result(for: stage.flow))
        #expect(result.changedElementIds == ["pace"])
        #expect(result.answers["name"] == .text("Ada"))
    }

    @Test("Changes nothing once its screens are gone, whatever the host still calls")
    func afterDismissal() async throws {
        let stage = try await Stage()
        await stage.playToPace()
        await stage.play { $0.send(.close) }
        let next = stage.client.controller(for: stage.flow)
        let renderer = ScriptedRenderer()
        next.present(on: renderer)
        await next.settled()
        renderer.type("pace", "8")
        await next.settled()
        try await stage.client.flush()
        let calls = stage.story
        stage.controller.appWillLeave()
        stage.controller.proceed(.next)
        stage.controller.close()
        await stage.settle()
        #expect(stage.story == calls)
        let again = ScriptedRenderer()
        stage.controller.present(on: again)
        #expect(again.isDismissed)
        let copy = try await Stage(in: stage.directory.copy(), ids: stage.ids)
        #expect(copy.controller.state.drafts["pace"] == .number(8))
    }

    @Test("Waits for nothing where nothing was shown, and does nothing before")
    func neverShown() async throws {
        let client = try await OnboardingClient(OnboardingConfiguration(storage: .memory))
        let flow = try Flow.trip()
        let controller = client.controller(for: flow)
        await controller.dismissed()
        controller.close()
        controller.appWillLeave()
        await controller.settled()
        #expect(client.offer(for: flow) == .show)
        let renderer = ScriptedRenderer()
        controller.present(on: renderer)
        await controller.settled()
        #expect(renderer.screen?.screen == "about")
    }

    @Test("Lets those who wait for its end go when their task is cancelled, or it ends")
    func waiting() async throws {
        let stage = try await Stage()
        let cancelled = Task { await stage.controller.dismissed() }
        let waiting = Task { await stage.controller.dismissed() }
        let canceller = Task {
            cancelled.cancel()
            await cancelled.value
        }
        await canceller.value
        await stage.play { $0.send(.close) }
        await waiting.value
        #expect(stage.controller.isDismissed)
    }

    @Test("Is let go with its renderer and delegate when the host lets it go")
    func released() async throws {
        let client = try await OnboardingClient(OnboardingConfiguration(storage: .memory))
        weak var controller: OnboardingController?
        weak var renderer: ScriptedRenderer?
        weak var delegate: RecordingDelegate?
        do {
            let (held, screen, hears) = (client.controller(for: try .trip()), ScriptedRenderer(), RecordingDelegate())
            (controller, renderer, delegate) = (held, screen, hears)
            held.delegate = hears
            held.present(on: screen)
            await held.settled()
            screen.type("name", "Ada")
            screen.proceed()
            await held.settled()
        }
        #expect(controller == nil)
        #expect(renderer == nil)
        #expect(delegate == nil)
    }

    @Test("Goes where the host says after a paywall in the middle: on, nowhere, or away", arguments: Proceeding.all)
    func proceeding(_ proceeding: Proceeding) async throws {
        let document = """
            { "id": "shop", "screens": [
                { "id": "plans", "kind": "info", "title": "Plans",
                  "buttons": [ { "id": "see", "label": "See", "action": "openPaywall", "actionId": "main" } ] },
                { "id": "pace", "type": "slider" } ] }
            """
        let stage = try await Stage(Flow(reading: document))
        stage.delegate.onPaywall = { _, _ in }
        await stage.play { $0.proceed() }
        #expect(stage.renderer.screen?.busy == true)
        stage.controller.proceed(proceeding)
        await stage.settle()
        switch proceeding {
        case .next: #expect(stage.renderer.screen?.screen == "pace")
        case .stay: #expect(stage.renderer.screen?.screen == "plans" && stage.renderer.screen?.busy == false)
        case .close: #expect(stage.renderer.isDismissed && stage.story.last == "close")
        }
        #expect(stage.story.filter { $0 == "paywall main" }.count == 1)
    }
}

extension Proceeding {
    fileprivate static var all: [Proceeding] { [.next, .stay, .close] }
}

/// A host that opens an edit as soon as the flow is complete.
private final class EditOpener: OnboardingControllerDelegate {
    var client: OnboardingClient?
    private(set) var completions = 0
    private(set) var edit: OnboardingController?

    func onboardingController(_ controller: OnboardingController, didComplete result: OnboardingResult) {
        completions += 1
        edit = try? client?.controller(for: controller.flow, mode: .edit(at: "a"))
    }
}

/// Asks what is due, and for a controller of the same flow, as soon as it hears that the screens go or of the end.
private final class Asker: OnboardingControllerDelegate {
    let client: OnboardingClient
    let flow: Flow
    private(set) var offer: Offer?
    private(set) var next: OnboardingController?

    init(client: OnboardingClient, flow: Flow) {
        self.client = client
        self.flow = flow
    }

    func onboardingController(_ controller: OnboardingController, onCloseAction action: CloseAction) { ask() }
    func onboardingController(_ controller: OnboardingController, didComplete result: OnboardingResult) { ask() }

    private func ask() {
        offer = client.offer(for: flow)
        next = client.controller(for: flow)
    }
}
