import Foundation
import OnboardingDelivery
import OnboardingKit
import OnboardingTesting
import TestSupport

/// A client, one controller of a flow, a renderer that does what a test says, and a delegate that remembers.
@MainActor
final class Stage {
    let flow: Flow
    let directory: TemporaryDirectory
    let clock: ManualClock
    let ids: SequentialIds
    let client: OnboardingClient
    let controller: OnboardingController
    let renderer = ScriptedRenderer()
    let delegate: RecordingDelegate

    /// Opens a client on a directory and presents the controller for the flow, an edit where a mode says so.
    init(
        _ flow: Flow? = nil,
        in directory: TemporaryDirectory = TemporaryDirectory(),
        mode: RunMode = .firstRun,
        clock: ManualClock = ManualClock(),
        ids: SequentialIds = SequentialIds(),
        delegate: RecordingDelegate = RecordingDelegate(),
        store: (any Store)? = nil,
        configure: (inout OnboardingConfiguration) -> Void = { _ in }
    ) async throws {
        self.flow = try flow ?? .trip()
        self.directory = directory
        self.clock = clock
        self.ids = ids
        self.delegate = delegate
        client = try await .open(directory, clock: clock, ids: ids, store: store, configure: configure)
        controller = try client.controller(for: self.flow, mode: mode)
        controller.delegate = delegate
        controller.present(on: renderer)
        await settle()
    }

    /// What happens to a person whose app is gone without a word: a client of its own on the same directory.
    func reopened(
        _ flow: Flow? = nil,
        in directory: TemporaryDirectory? = nil,
        mode: RunMode = .firstRun,
        configure: (inout OnboardingConfiguration) -> Void = { _ in }
    ) async throws -> Stage {
        try await Stage(
            flow ?? self.flow,
            in: directory ?? self.directory,
            mode: mode,
            clock: clock,
            ids: ids,
            configure: configure
        )
    }

    /// Does something on the screens and waits until all of it is handled, and on disk if it can be.
    func play(_ actions: (ScriptedRenderer) -> Void) async {
        actions(renderer)
        await settle()
    }

    /// Waits until everything is handled, and on disk if it can be.
    func settle() async {
        await controller.settled()
        try? await client.flush()
    }

    /// The first screen, and the way that leads past `gear` or not; the person is at `pace` then.
    func playToPace(level: String = "easy", gear: String = "rope") async {
        await play { screen in
            screen.type("name", "Ada")
            screen.proceed()
        }
        await play { screen in
            screen.choose("level", level)
            screen.proceed()
        }
        if level == "easy" { return }
        await play { screen in
            screen.choose("gear", gear)
            screen.proceed()
        }
    }

    /// From the screen `pace` to the end.
    func playToEnd() async {
        await play { $0.proceed() }
        await play { $0.proceed() }
    }

    var story: [String] { delegate.calls.map(\.line) }
}

extension OnboardingClient {
    /// A client with a clock that stands still and ids that count, on a directory or on a store of the test's own.
    static func open(
        _ directory: TemporaryDirectory = TemporaryDirectory(),
        clock: ManualClock = ManualClock(),
        ids: SequentialIds = SequentialIds(),
        store: (any Store)? = nil,
        configure: (inout OnboardingConfiguration) -> Void = { _ in }
    ) async throws -> OnboardingClient {
        var configuration = OnboardingConfiguration(
            storage: .directory(directory.url),
            conventions: Conventions(),
            now: { clock.now },
            makeId: { ids.next() },
            makeSeed: { 7 }
        )
        configure(&configuration)
        let client =
            if let store {
                try await OnboardingClient(configuration, store: store)
            } else {
                try await OnboardingClient(configuration)
            }
        try await client.flush()
        withExtendedLifetime(directory) {}
        return client
    }
}
