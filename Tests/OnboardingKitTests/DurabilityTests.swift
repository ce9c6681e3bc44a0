import Foundation
import OnboardingTesting
import TestSupport
import Testing

@testable import OnboardingDelivery
@testable import OnboardingKit

@Suite("What a call reports")
@MainActor
struct DurabilityTests {
    @Test("Is on disk before the delegate hears of it, each call of a run, a skip and a close")
    func onDisk() async throws {
        let directory = TemporaryDirectory()
        let reader = DiskReader(directory)
        let client = try await OnboardingClient.open(directory)
        let flow = try Flow.trip()
        func play(_ actions: (ScriptedRenderer, OnboardingController) -> Void) async throws {
            let controller = client.controller(for: flow)
            let renderer = ScriptedRenderer()
            controller.delegate = reader
            controller.present(on: renderer)
            await controller.settled()
            actions(renderer, controller)
            await controller.settled()
        }
        try await play { screen, controller in
            screen.type("name", "Ada")
            controller.close()
        }
        try await play { screen, _ in screen.skip() }
        try await play { screen, _ in screen.proceed() }
        try await play { screen, _ in
            screen.choose("level", "easy")
            screen.proceed()
        }
        let controller = client.controller(for: flow)
        let renderer = ScriptedRenderer()
        controller.delegate = reader
        controller.present(on: renderer)
        for _ in 0..<3 {
            await controller.settled()
            renderer.proceed()
        }
        await controller.settled()
        try await client.flush()
        #expect(reader.missing == [])
        #expect(reader.seen.isSuperset(of: ["answer", "event", "close", "skip", "paywall", "complete"]))
    }

    @Test("Is told only after the store has taken it, while typing waits for nothing")
    func waitsForTheStore() async throws {
        let store = GatedStore()
        let client = try await OnboardingClient(OnboardingConfiguration(storage: .memory), store: store)
        let controller = client.controller(for: try .trip())
        let renderer = ScriptedRenderer()
        let delegate = RecordingDelegate()
        controller.delegate = delegate
        controller.present(on: renderer)
        await controller.settled()
        await store.close()
        renderer.type("name", "Ada")
        await renderer.shown { $0.canContinue }
        let before = delegate.calls.count
        renderer.proceed()
        await store.appendIsWaiting()
        #expect(delegate.calls.count == before)
        await store.open()
        await controller.settled()
        #expect(delegate.actions.map(\.line) == ["name=Ada #0"])
    }
}

/// Looks on disk, within each call, for what the call reports.
@MainActor
private final class DiskReader: OnboardingControllerDelegate {
    let directory: TemporaryDirectory
    var seen: Set<String> = []
    var missing: [String] = []

    init(_ directory: TemporaryDirectory) { self.directory = directory }

    func onboardingController(_ controller: OnboardingController, onStateUpdatedAction action: StateUpdatedAction) {
        expect("answer") { run, _ in
            run.answers[action.elementId] != nil && run.undeliveredActions.contains(action)
        }
    }

    func onboardingController(_ controller: OnboardingController, onAnalyticsEvent event: AnalyticsEvent) {
        let derived = ["second_screen_presented", "registration_screen_presented", "products_screen_presented"]
        if derived.contains(event.logName) { return }
        expect("event") { _, events in events.contains { $0["name"]?.string == event.logName } }
    }

    func onboardingController(_ controller: OnboardingController, onCloseAction action: CloseAction) {
        expect("close") { run, _ in run.answers["name"] != nil }
    }

    func onboardingController(_ controller: OnboardingController, didSkipAt screenId: String) {
        expect("skip") { run, _ in run.phase == .skipped(at: screenId) }
    }

    func onboardingController(_ controller: OnboardingController, onPaywallAction action: OpenPaywallAction) {
        expect("paywall") { run, _ in run.completedAt != nil }
        controller.proceed(.next)
    }

    func onboardingController(_ controller: OnboardingController, didComplete result: OnboardingResult) {
        expect("complete") { run, _ in run.completedAt != nil }
    }

    private func expect(_ call: String, _ isThere: (_ run: RunState, _ events: [JSONValue]) -> Bool) {
        seen.insert(call)
        var journal = Journal(
            directory: directory.url.path,
            bounds: .standard,
            files: SystemFiles(),
            now: { .distantPast }
        )
        guard let disk = try? journal.contents(), let run = disk.kept.runs["trip"],
            isThere(run, disk.events.compactMap { try? JSONValue(reading: $0) })
        else { return missing.append(call) }
    }
}
