import Foundation
import OnboardingTesting
import TestSupport
import Testing

@testable import OnboardingDelivery
@testable import OnboardingKit

@Suite("What is kept of runs and profiles")
@MainActor
struct KeptPartsTests {
    private let store = MemoryStore()

    @Test("Each step writes what it changed, and what is read is what was there")
    func steps() async throws {
        let stage = try await Stage(store: store)
        let client = stage.client
        let steps: [(ScriptedRenderer) -> Void] = [
            { $0.type("name", "Ada") }, { $0.type("mail", "ada@") }, { $0.type("mail", "ada@example.com") },
            { $0.proceed() }, { $0.choose("level", "hard") }, { $0.proceed() }, { $0.choose("gear", "map", "tent") },
            { $0.back() }, { $0.choose("level", "easy") }, { $0.proceed() }, { $0.proceed() }, { $0.proceed() },
        ]
        for step in steps {
            await stage.play(step)
            let read = store.contents().kept
            #expect(read.runs == client.kept.runs)
            #expect(read.profile == client.profile)
            #expect(read.nextEventSequence == client.kept.nextEventSequence)
        }
        let run = try #require(client.kept.runs["trip"])
        #expect(run.completedAt != nil && client.profile.changes.count > 2)
        // An edit stands beside the run until it takes its place.
        let edit = try client.controller(for: stage.flow, mode: .edit(at: "about"))
        edit.present(on: stage.renderer)
        await edit.settled()
        stage.renderer.type("name", "Grace")
        await edit.settled()
        try await client.flush()
        #expect(store.contents().kept.edits == client.kept.edits && client.kept.edits["trip"]?.drafts.isEmpty == false)
        stage.renderer.proceed()
        await edit.settled()
        try await client.flush()
        #expect(store.contents().kept.edits.isEmpty && client.kept.edits.isEmpty)
        #expect(store.contents().kept.runs == client.kept.runs)
        // Of the run before, and of the edit, nothing is left.
        let keys = store.contents().items.keys.filter { $0.hasPrefix("edit") || $0.hasPrefix("run.") }
        #expect(keys.allSatisfy { $0.contains(client.kept.runs["trip"]?.runId ?? "none") })
    }

    @Test("A run and a profile that stand there in one piece are taken over")
    func onePiece() async throws {
        let stage = try await atLevel()
        await stage.play { $0.choose("level", "hard") }
        let (run, profile) = (stage.controller.state, stage.client.profile)
        let store = MemoryStore()
        func text(_ value: some Encodable) throws -> String {
            String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
        }
        try store.append([.set(key: "run/trip", json: text(run)), .set(key: "profile", json: text(profile))])
        for _ in 0..<2 {
            let client = try await OnboardingClient.open(store: store)
            #expect(client.damage.isEmpty)
            #expect(client.kept.runs == ["trip": run] && client.profile == profile)
            #expect(store.contents().items[KeptKey.run(of: "trip").start(of: run.runId)] != nil)
        }
    }

    @Test("Of a run whose parts are damaged the sound ones stay, and the damaged ones are set aside and told")
    func damagedPart() async throws {
        let run = try await atLevel().controller.state
        let keys = [key(.answer, of: run) + "name", key(.visit, of: run) + "0"]
        for key in keys { try store.append([.set(key: key, json: "[")]) }
        let client = try await OnboardingClient.open(store: store)
        #expect(client.damage.map(\.file) == keys)
        let read = try #require(client.kept.runs["trip"])
        #expect(read.answers == run.answers.filter { $0.key != "name" } && read.visits == Array(run.visits.dropFirst()))
        #expect(store.contents().kept.runs == client.kept.runs)
    }

    @Test("Of a run with a visit gone the others stay, and what comes next takes the place of none")
    func gap() async throws {
        let run = try await atLevel().controller.state
        try store.append([.remove(key: key(.visit, of: run) + "0")])
        let stage = try await Stage(store: store)
        #expect(stage.controller.state.visits == Array(run.visits.dropFirst()))
        await stage.play { screen in
            screen.choose("level", "hard")
            screen.proceed()
        }
        #expect(store.contents().kept.runs == stage.client.kept.runs)
        #expect(store.contents().kept.runs["trip"]?.visits.map(\.screen) == ["level", "gear"])
    }

    @Test(
        "A flow whose id begins with a mark, or holds a slash, is found again",
        arguments: ["\u{301}a", "a/b", ".start/x"]
    )
    func ids(id: String) async throws {
        let text = Flow.tripDocument.replacingOccurrences(of: #""id": "trip""#, with: "\"id\": \"\(id)\"")
        let stage = try await Stage(Flow(reading: text), store: store)
        await stage.play { screen in
            screen.type("name", "Ada")
            screen.proceed()
        }
        await stage.play { $0.skip() }
        let read = store.contents().kept
        #expect(read.runs == stage.client.kept.runs && read.runs[id]?.answers["name"] == .text("Ada"))
        #expect(read.offers == stage.client.kept.offers && read.offers.keys.contains(id))
    }

    @Test("A bar stays a bar, whatever progress a visit is said to have", arguments: ["-5", "7", "1e100"])
    func progress(text: String) async throws {
        let run = try await atLevel().controller.state
        var visit = try JSONValue(reading: JSONEncoder().encode(run.visits[1])).object ?? [:]
        visit["progress"] = try JSONValue(reading: text)
        try store.append([.set(key: key(.visit, of: run) + "1", json: JSONValue.object(visit).text)])
        let screen = try await Stage(store: store).renderer.screen
        #expect((0...1).contains(try #require(screen?.progress)))
    }

    @Test("Of a run whose head or start is gone nothing gets into the next", arguments: [false, true])
    func orphans(isHead: Bool) async throws {
        let run = try await atLevel().controller.state
        let kept = KeptKey.run(of: "trip")
        try store.append([.remove(key: isHead ? kept.head : kept.start(of: run.runId))])
        let stage = try await Stage(store: store) { $0.makeId = { UUID().uuidString } }
        #expect(!stage.client.damage.isEmpty)
        let read = try #require(store.contents().kept.runs["trip"])
        #expect(read.answers.isEmpty && read.visits.count == 1 && read.runId != run.runId)
        let aside = store.contents().items.keys.filter { $0.hasPrefix("damaged/") }
        #expect(aside.contains { $0.hasSuffix(key(.answer, of: run) + "name") })
    }

    @Test("Of two clients that begin a flow at once the run of one is there, whole", arguments: UInt64(0)..<20)
    func twoClients(round: UInt64) async throws {
        var random = SeededGenerator(seed: .forThisRun &+ round)
        let flow = try Flow.trip()
        var players: [(client: OnboardingClient, controller: OnboardingController, screen: ScriptedRenderer)] = []
        for _ in 0..<2 {
            let client = try await OnboardingClient.open(store: store) { $0.makeId = { UUID().uuidString } }
            players.append((client, client.controller(for: flow), ScriptedRenderer()))
        }
        for player in players { player.controller.present(on: player.screen) }
        for step in 0..<12 {
            let (client, controller, screen) = players[Int.random(in: 0..<2, using: &random)]
            await controller.settled()
            switch screen.screen?.screen {
            case "about": screen.type("name", "Ada \(step)")
            case "level": screen.choose("level", Bool.random(using: &random) ? "hard" : "easy")
            case "gear": screen.choose("gear", "map")
            default: break
            }
            if Bool.random(using: &random) { screen.proceed() }
            await controller.settled()
            for player in players { try await player.client.flush() }
            let read = store.contents().kept.runs["trip"]
            #expect(players.contains { $0.controller.state == read }, "round \(round), step \(step)")
            withExtendedLifetime(client) {}
        }
        #expect(try await OnboardingClient.open(store: store).damage.isEmpty)
    }

    private func key(_ part: KeptKey.Run.Part, of run: RunState) -> String {
        KeptKey.run(of: "trip").prefix(part, of: run.runId)
    }

    /// A person who has given a name and stands at the second screen.
    private func atLevel() async throws -> Stage {
        let stage = try await Stage(store: store)
        await stage.play { screen in
            screen.type("name", "Ada")
            screen.proceed()
        }
        return stage
    }
}
