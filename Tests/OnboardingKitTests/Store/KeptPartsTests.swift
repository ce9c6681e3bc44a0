import Foundation
import OnboardingTesting
import TestSupport
import Testing

@testable import OnboardingDelivery
@testable import OnboardingKit

@Suite("What is kept of runs and profiles")
@MainActor
struct KeptPartsTests {
    @Test("Each step writes what it changed, and what is read is what was there")
    func steps() async throws {
        let store = MemoryStore()
        var configuration = OnboardingConfiguration(storage: .memory)
        configuration.makeSeed = { 7 }
        let client = try await OnboardingClient(configuration, store: store)
        let (renderer, flow) = (ScriptedRenderer(), try Flow.trip())
        let controller = client.controller(for: flow)
        controller.present(on: renderer)
        await controller.settled()
        let steps: [(ScriptedRenderer) -> Void] = [
            { $0.type("name", "Ada") }, { $0.type("mail", "ada@") }, { $0.type("mail", "ada@example.com") },
            { $0.proceed() }, { $0.choose("level", "hard") }, { $0.proceed() }, { $0.choose("gear", "map", "tent") },
            { $0.back() }, { $0.choose("level", "easy") }, { $0.proceed() }, { $0.proceed() }, { $0.proceed() },
        ]
        for step in steps {
            step(renderer)
            await controller.settled()
            try await client.flush()
            let read = store.contents().kept
            #expect(read.runs == client.kept.runs)
            #expect(read.profile == client.profile)
            #expect(read.nextEventSequence == client.kept.nextEventSequence)
        }
        let run = try #require(client.kept.runs["trip"])
        #expect(run.completedAt != nil && client.profile.changes.count > 2)
        // An edit stands beside the run until it takes its place.
        let edit = try client.controller(for: flow, mode: .edit(at: "about"))
        edit.present(on: renderer)
        await edit.settled()
        renderer.type("name", "Grace")
        await edit.settled()
        try await client.flush()
        #expect(store.contents().kept.edits == client.kept.edits && client.kept.edits["trip"]?.drafts.isEmpty == false)
        renderer.proceed()
        await edit.settled()
        try await client.flush()
        #expect(store.contents().kept.edits.isEmpty && client.kept.edits.isEmpty)
        #expect(store.contents().kept.runs == client.kept.runs)
        #expect(!store.contents().items.keys.contains { $0.hasPrefix("edit") })
    }

    @Test("A run and a profile that stand there in one piece are taken over")
    func onePiece() async throws {
        let stage = try await Stage()
        await stage.play { screen in
            screen.type("name", "Ada")
            screen.proceed()
            screen.choose("level", "hard")
        }
        let (run, profile) = (stage.controller.state, stage.client.profile)
        let store = MemoryStore()
        func text(_ value: some Encodable) throws -> String {
            String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
        }
        try store.append([
            .set(key: "run/trip", json: text(run)), .set(key: "profile", json: text(profile)),
        ])
        for _ in 0..<2 {
            let client = try await OnboardingClient(OnboardingConfiguration(storage: .memory), store: store)
            try await client.flush()
            #expect(client.damage.isEmpty)
            #expect(client.kept.runs == ["trip": run] && client.profile == profile)
            #expect(store.contents().items["run.start/trip"] != nil)
        }
    }

    @Test("Of a run whose parts are damaged the sound ones stay, and the damaged ones are set aside and told")
    func damagedPart() async throws {
        let (store, run) = try await kept()
        let visit = "run.visit/trip\u{1F}0"
        for key in ["run.answer/trip\u{1F}name", visit] { try store.append([.set(key: key, json: "[")]) }
        let client = try await OnboardingClient(OnboardingConfiguration(storage: .memory), store: store)
        try await client.flush()
        #expect(client.damage.map(\.file) == ["run.answer/trip\u{1F}name", visit])
        let read = try #require(client.kept.runs["trip"])
        #expect(read.answers == run.answers.filter { $0.key != "name" } && read.visits == Array(run.visits.dropFirst()))
        #expect(store.contents().kept.runs == client.kept.runs)
    }

    @Test("Of a run with a visit gone the others stay, and what comes next takes the place of none")
    func gap() async throws {
        let (store, run) = try await kept()
        try store.append([.remove(key: "run.visit/trip\u{1F}0")])
        let client = try await OnboardingClient(OnboardingConfiguration(storage: .memory), store: store)
        #expect(client.kept.runs["trip"]?.visits == Array(run.visits.dropFirst()))
        let renderer = ScriptedRenderer()
        let controller = client.controller(for: try Flow.trip())
        controller.present(on: renderer)
        await controller.settled()
        renderer.choose("level", "hard")
        renderer.proceed()
        await controller.settled()
        try await client.flush()
        #expect(store.contents().kept.runs == client.kept.runs)
        #expect(store.contents().kept.runs["trip"]?.visits.map(\.screen) == ["level", "gear"])
    }

    @Test(
        "A flow whose id begins with a mark, or holds a slash, is found again",
        arguments: ["\u{301}a", "a/b", "run.start/x"]
    )
    func ids(id: String) async throws {
        let store = MemoryStore()
        let client = try await OnboardingClient(OnboardingConfiguration(storage: .memory), store: store)
        let text = Flow.tripDocument.replacingOccurrences(of: #""id": "trip""#, with: "\"id\": \"\(id)\"")
        let renderer = ScriptedRenderer()
        let controller = client.controller(for: try Flow(reading: text))
        controller.present(on: renderer)
        await controller.settled()
        renderer.type("name", "Ada")
        renderer.proceed()
        await controller.settled()
        renderer.skip()
        await controller.settled()
        try await client.flush()
        let read = store.contents().kept
        #expect(read.runs == client.kept.runs && read.runs[id]?.answers["name"] == .text("Ada"))
        #expect(read.offers == client.kept.offers && read.offers.keys.contains(id))
    }

    @Test("A bar stays a bar, whatever progress a visit is said to have", arguments: ["-5", "7", "1e100"])
    func progress(text: String) async throws {
        let (store, run) = try await kept()
        var visit = try JSONValue(reading: JSONEncoder().encode(run.visits[1])).object ?? [:]
        visit["progress"] = try JSONValue(reading: text)
        try store.append([.set(key: "run.visit/trip\u{1F}1", json: JSONValue.object(visit).text)])
        let client = try await OnboardingClient(OnboardingConfiguration(storage: .memory), store: store)
        let renderer = ScriptedRenderer()
        let controller = client.controller(for: try Flow.trip())
        controller.present(on: renderer)
        await controller.settled()
        #expect((0...1).contains(try #require(renderer.screen?.progress)))
    }

    @Test("Of a run whose head or start is gone nothing gets into the next", arguments: ["run/trip", "run.start/trip"])
    func orphans(key: String) async throws {
        let (store, run) = try await kept()
        try store.append([.remove(key: key)])
        let client = try await OnboardingClient(OnboardingConfiguration(storage: .memory), store: store)
        #expect(!client.damage.isEmpty)
        let controller = client.controller(for: try Flow.trip())
        controller.present(on: ScriptedRenderer())
        await controller.settled()
        try await client.flush()
        let read = try #require(store.contents().kept.runs["trip"])
        #expect(read.answers.isEmpty && read.visits.count == 1 && read.runId != run.runId)
        let aside = store.contents().items.filter { $0.key.hasPrefix("damaged/") }
        #expect(aside.keys.contains { $0.hasSuffix("run.answer/trip\u{1F}name") })
    }

    /// A store with the run of a person at the second screen.
    private func kept() async throws -> (MemoryStore, RunState) {
        let store = MemoryStore()
        let client = try await OnboardingClient(OnboardingConfiguration(storage: .memory), store: store)
        let renderer = ScriptedRenderer()
        let controller = client.controller(for: try Flow.trip())
        controller.present(on: renderer)
        await controller.settled()
        renderer.type("name", "Ada")
        renderer.proceed()
        await controller.settled()
        try await client.flush()
        return (store, controller.state)
    }
}
