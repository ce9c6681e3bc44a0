import Foundation
import OnboardingTesting
import TestSupport
import Testing

@testable import OnboardingDelivery
@testable import OnboardingKit

@Suite("Erasing everything")
@MainActor
struct ErasureTests {
    private static let secrets = ["Adalovelace", "ada@example.com", "climber", "rope", "hard"]

    @Test("Leaves nothing of the person in any file, and begins anew with another id")
    func scan() async throws {
        let stage = try await played()
        // What was set aside as damaged is the person's, too.
        try Data("Adalovelace".utf8).write(
            to: stage.directory.url.appendingPathComponent("onboarding.journal.damaged-1")
        )
        let (before, runId) = (stage.client.profile.profileId, stage.controller.runId)
        #expect(try found(Self.secrets + [before, runId], in: stage.directory).count == Self.secrets.count + 2)
        try await stage.client.setConsent(.granted)
        try await stage.client.eraseAll()
        #expect(try found(Self.secrets + [before, runId, "granted"], in: stage.directory) == [])
        #expect(stage.client.profile.customAttributes.isEmpty && stage.client.profile.profileId != before)
        #expect(stage.client.result(for: stage.flow) == nil && stage.client.consent == .pending)
        #expect(try await stage.client.events().isEmpty)
        let next = try await OnboardingClient.open(stage.directory)
        #expect(next.profile == stage.client.profile && next.damage.isEmpty)
        #expect(next.offer(for: stage.flow) == .show)
    }

    @Test("Takes open screens away, and what they still say writes nothing")
    func openScreens() async throws {
        let stage = try await Stage()
        await stage.play { $0.type("name", "Adalovelace") }
        stage.renderer.proceed()
        try await stage.client.eraseAll()
        await stage.settle()
        #expect(stage.renderer.isDismissed && stage.controller.isDismissed)
        stage.renderer.type("mail", "ada@example.com")
        stage.controller.close()
        await stage.settle()
        #expect(try found(Self.secrets, in: stage.directory).isEmpty)
        #expect(stage.client.kept.runs.isEmpty)
    }

    @Test("Takes with it what was still to be written, and nothing that comes after")
    func inFlight() async throws {
        let stage = try await played()
        let client = stage.client
        let action = try #require(stage.delegate.actions.first)
        for number in 0..<50 {
            client.apply(ProfileParameters.Builder().with(firstName: "Adalovelace \(number)").build(), from: action)
        }
        async let erasure: Void = client.eraseAll()
        async let second: Void = client.eraseAll()
        _ = try await (erasure, second)
        try await client.updateProfile(params: ProfileParameters.Builder().with(firstName: "Grace").build())
        let next = try await OnboardingClient.open(stage.directory)
        #expect(next.profile == client.profile && next.profile.firstName == "Grace")
        #expect(try found(Self.secrets, in: stage.directory).isEmpty)
    }

    @Test("That fails is tried again with the next write, and nothing else is written before")
    func failing() async throws {
        let store = StubbornStore()
        let client = try await OnboardingClient(OnboardingConfiguration(storage: .memory), store: store)
        try await client.updateProfile(params: ProfileParameters.Builder().with(firstName: "Adalovelace").build())
        await store.refuseErasure(true)
        await #expect(throws: StoreError.self) { try await client.eraseAll() }
        let grace = ProfileParameters.Builder().with(lastName: "Hopper").build()
        await #expect(throws: StoreError.self) { try await client.updateProfile(params: grace) }
        #expect(await store.contents().kept.profile.firstName == "Adalovelace")
        #expect(await store.contents().kept.profile.lastName == nil)
        await store.refuseErasure(false)
        try await client.flush()
        #expect(await store.contents().kept.profile == client.profile)
        #expect(client.profile.firstName == nil && client.profile.lastName == "Hopper")
    }

    @Test("Does not wait for ever where its task is cancelled, and is done all the same")
    func cancelled() async throws {
        let store = GatedStore()
        let client = try await OnboardingClient(OnboardingConfiguration(storage: .memory), store: store)
        let before = client.profile.profileId
        await store.close()
        client.appDidOpen()
        await store.appendIsWaiting()
        let erasure = Task { try await client.eraseAll() }
        erasure.cancel()
        await store.open()
        try await erasure.value
        let kept = await store.contents().kept
        #expect(kept.profile == client.profile && kept.profile.profileId != before)
    }

    @Test("Twice takes with it what was changed in between, in the store and in memory")
    func twice() async throws {
        let store = StubbornStore()
        let client = try await OnboardingClient.open(store: store)
        await store.refuseErasure(true)
        func change(_ name: String) -> ProfileParameters { ProfileParameters.Builder().with(firstName: name).build() }
        _ = try? await client.eraseAll()
        await #expect(throws: StoreError.self) { _ = try await client.events() }
        // The change is under way while the second begins, and refused only then.
        await store.holdErasure()
        let first = Task { try? await client.updateProfile(params: change("Ada")) }
        await store.erasureIsHeld()
        let second = Task { try? await client.eraseAll() }
        // A turn of the main actor, after which the second has begun.
        while client.profile.firstName != nil { await Task.yield() }
        let third = Task { try? await client.updateProfile(params: change("Grace")) }
        await store.releaseErasure()
        for task in [first, second, third] { _ = await task.value }
        await store.refuseErasure(false)
        try await client.flush()
        let kept = await store.contents()
        #expect(kept.kept.profile == client.profile && client.profile.firstName == "Grace")
        #expect(!kept.items.values.contains { $0.contains("Ada") })
    }

    @Test("Loses nothing of what is handed in while it is tried again and the disk refuses what comes after it")
    func refusedAfterwards() async throws {
        let store = StubbornStore()
        let client = try await OnboardingClient.open(store: store)
        await store.refuseErasure(true)
        _ = try? await client.eraseAll()
        await store.refuseErasure(false)
        await store.refuseAppends(1)
        let grace = ProfileParameters.Builder().with(firstName: "Grace").build()
        await #expect(throws: StoreError.self) { try await client.updateProfile(params: grace) }
        try await client.flush()
        #expect(await store.contents().kept.profile == client.profile)
        #expect(client.profile.firstName == "Grace")
    }

    @Test("A flow is played again from its start")
    func playedAgain() async throws {
        let stage = try await played()
        try await stage.client.eraseAll()
        let controller = stage.client.controller(for: stage.flow)
        let renderer = ScriptedRenderer()
        controller.present(on: renderer)
        await controller.settled()
        #expect(renderer.screen?.screen == "about" && controller.state.answers.isEmpty)
        try await stage.client.flush()
        let next = try await OnboardingClient.open(stage.directory)
        #expect(next.kept.runs == stage.client.kept.runs)
    }

    private func played() async throws -> Stage {
        // Ids of which none begins as another one does.
        let stage = try await Stage { $0.makeId = { UUID().uuidString } }
        await stage.play { screen in
            screen.type("name", "Adalovelace")
            screen.type("mail", "ada@example.com")
            screen.proceed()
        }
        await stage.play { screen in
            screen.choose("level", "hard")
            screen.proceed()
        }
        await stage.play { screen in
            screen.choose("gear", "rope")
            screen.proceed()
        }
        await stage.playToEnd()
        return stage
    }

    /// Which of the texts stand in some file of a directory.
    private func found(_ texts: [String], in directory: TemporaryDirectory) throws -> [String] {
        let files = try FileManager.default.contentsOfDirectory(at: directory.url, includingPropertiesForKeys: nil)
        let bytes = try files.map { try Data(contentsOf: $0) }
        return texts.filter { text in bytes.contains { $0.range(of: Data(text.utf8)) != nil } }
    }
}
