import Foundation
import OnboardingDelivery
import OnboardingKit
import OnboardingTesting
import TestSupport
import Testing

@Suite("A store with a damaged item")
@MainActor
struct DamagedItemTests {
    @Test("Keeps the person: the id and every change of the profile that can be read stay, and the damage is told")
    func profile() async throws {
        let good = ProfileChange(parameters: ProfileParameters.Builder().with(firstName: "Ada").build())
        let item: JSONValue = ["profileId": "p-1", "changes": [good.savedForm, ["parameters": 3]]]
        let client = try await client(["profile": item])
        #expect(client.profile.profileId == "p-1" && client.profile.firstName == "Ada")
        #expect(client.damage.map(\.file) == ["profile"])
    }

    @Test(
        "Keeps a copy of what cannot be read",
        arguments: ["profile", "profile.change/0", "run/trip", "run.answer/trip\u{1F}name", "offer/trip", "consent"]
    )
    func copy(key: String) async throws {
        let store = MemoryStore()
        try await store.append([.set(key: key, json: "[1,2]")])
        let client = try await client([:], in: store)
        try await client.flush()
        let items = store.contents().items
        #expect(items.contains { $0.key.hasPrefix("damaged/") && $0.key.hasSuffix("/" + key) && $0.value == "[1,2]" })
        #expect(client.damage.count == 1)
    }

    @Test("Goes on counting events where the counter is out of range")
    func counter() async throws {
        let client = try await client(["eventSequence": .number(Decimal(Int.max))])
        client.appDidOpen()
        client.appDidOpen()
        #expect(try await client.events().count == 2)
    }

    @Test("Sets a run aside whose counters can count no further", arguments: ["visitCount", "nextSequence"])
    func runCounters(counter: String) async throws {
        let flow = try Flow(reading: #"{"schemaVersion": 1, "id": "trip", "screens": [{"id": "a"}, {"id": "b"}]}"#)
        let run = RunState(runId: "r-1", flow: flow, seed: 1, startedAt: ManualClock.noon)
        var item = try JSONValue(reading: JSONEncoder().encode(run)).object ?? [:]
        #expect(try await client(["run/trip": .object(item)]).damage.isEmpty)
        item[counter] = .number(Decimal(Int.max))
        let client = try await client(["run/trip": .object(item)])
        #expect(client.damage.map(\.file) == ["run/trip"])
        let controller = client.controller(for: flow)
        controller.present(on: ScriptedRenderer())
        await controller.settled()
        #expect(controller.runId != "r-1")
    }

    @Test("Is not what an attribute that is no number makes of the whole store")
    func notANumber() async throws {
        let flow = try Flow(reading: #"{"schemaVersion": 1, "id": "trip", "screens": [{"id": "a"}, {"id": "b"}]}"#)
        let directory = TemporaryDirectory()
        var configuration = OnboardingConfiguration(storage: .directory(directory.url))
        configuration.hostAttributes = ["bmi": .number(.nan)]
        let client = try await OnboardingClient(configuration)
        try await client.updateProfile(params: ProfileParameters.Builder().with(firstName: "Ada").build())
        let (delegate, renderer) = (RecordingDelegate(), ScriptedRenderer())
        let controller = client.controller(for: flow)
        controller.delegate = delegate
        controller.present(on: renderer)
        await controller.settled()
        #expect(delegate.errors.first?.code == .storeFailed)
        let next = try await OnboardingClient(OnboardingConfiguration(storage: .directory(directory.url)))
        #expect(next.damage.allSatisfy { $0.file.hasPrefix("run") } && next.profile.firstName == "Ada")
    }

    @Test("Tells of what cannot be written, and keeps what was there")
    func unwritable() async throws {
        var nested = JSONValue.null
        for _ in 0..<300 { nested = .array([nested]) }
        let flow = try Flow(reading: #"{"schemaVersion": 1, "id": "trip", "screens": [{"id": "a"}, {"id": "b"}]}"#)
        let directory = TemporaryDirectory()
        let store = JournalStore(directory: directory.url)
        var configuration = OnboardingConfiguration(storage: .memory)
        configuration.hostAttributes = ["deep": nested]
        let client = try await OnboardingClient(configuration, store: store)
        let (delegate, renderer) = (RecordingDelegate(), ScriptedRenderer())
        let controller = client.controller(for: flow)
        controller.delegate = delegate
        controller.present(on: renderer)
        await controller.settled()
        #expect(delegate.errors.first?.code == .storeFailed)
        #expect(try await store.contents().items["profile"] != nil)
    }

    private func client(_ items: [String: JSONValue], in store: MemoryStore = MemoryStore()) async throws
        -> OnboardingClient
    {
        try store.append(items.map { .set(key: $0.key, json: $0.value.text) })
        return try await OnboardingClient(OnboardingConfiguration(storage: .memory), store: store)
    }
}
