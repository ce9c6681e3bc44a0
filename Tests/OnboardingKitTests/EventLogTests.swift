import Foundation
import OnboardingDelivery
import OnboardingKit
import OnboardingTesting
import TestSupport
import Testing

@Suite("The event log")
@MainActor
struct EventLogTests {
    /// A flow of everything a person can type or pick.
    static let document = """
        { "id": "all", "screens": [
            { "id": "first", "elements": [
                { "id": "word", "type": "text" }, { "id": "mail", "type": "email" }, { "id": "call", "type": "phone" },
                { "id": "day", "type": "date" }, { "id": "kilos", "type": "number" },
                { "id": "how", "type": "singleChoice",
                  "options": [ { "id": "web", "label": "Web" },
                               { "id": "other", "label": "Other", "allowsText": true } ] } ] },
            { "id": "second", "type": "slider" } ] }
        """
    static let answers: JSONObject = [
        "word": "secretword", "mail": "secret@example.com", "call": "5550100", "day": "1987-06-05", "kilos": 4711,
        "how": ["id": "other", "text": "secretfriend"],
    ]

    @Test("Has an entry for each step, in order, with the names of the log, and goes on counting after a restart")
    func names() async throws {
        let stage = try await Stage()
        stage.client.appDidOpen()
        await stage.playToPace()
        await stage.play { $0.back() }
        await stage.play { screen in
            screen.choose("level", "hard")
            screen.proceed()
        }
        await stage.play { $0.skip() }
        stage.clock.advance(days: 3)
        let next = try await stage.reopened()
        await next.play { screen in
            screen.choose("gear", "map")
            screen.proceed()
        }
        await next.playToEnd()
        let events = try await next.client.events()
        let names = events.compactMap { $0["name"]?.string }
        #expect(
            names.map { $0.replacingOccurrences(of: "questionnaire_", with: "") } == [
                "started", "step_presented", "app_open", "step_completed", "step_presented", "step_completed",
                "step_presented", "step_back", "step_presented", "answer_changed", "step_completed", "step_presented",
                "skipped", "offered", "resumed", "step_completed", "step_presented", "step_completed",
                "step_presented", "step_completed", "completed",
            ]
        )
        #expect(events.compactMap { $0["sequence"]?.integer } == Array(0..<names.count))
        #expect(Set(events.compactMap { $0["id"]?.string }).count == names.count)
        let disk = try await JournalStore(directory: next.directory.url).contents()
        #expect(disk.events == events.map(\.text))
    }

    @Test("Says of a step its run, place, time, replies and the time spent on it")
    func entry() async throws {
        let stage = try await Stage()
        await stage.play { screen in
            screen.type("name", "Ada")
            screen.proceed()
        }
        stage.clock.advance(by: 2)
        await stage.play { screen in
            screen.choose("level", "hard")
            screen.proceed()
        }
        let events = try await stage.client.events()
        let entry = try #require(events.last { $0["name"] == "questionnaire_step_completed" })
        #expect(entry["time"] == "2024-03-01T12:00:02.000Z")
        #expect(entry["runId"] == .string(stage.controller.runId))
        #expect(entry["onboardingId"] == "trip")
        #expect(entry["meta"]?["screenClientId"] == "level")
        #expect(entry["meta"]?["screenIndex"] == 1)
        #expect(
            entry["params"] == [
                "step_id": "trip_level", "time_spent": 2, "replies": ["level": ["hard"]], "element_id": "level",
                "reply": "hard",
            ]
        )
        #expect(try JSONValue(reading: Array(entry.text.utf8)) == entry)
    }

    @Test("Holds nothing that was typed or picked as a date")
    func privacy() async throws {
        let (client, delegate) = try await playAll(includesFreeText: false)
        let log = JSONValue.array(try await client.events()).text
        for secret in ["secret", "5550100", "1987", "4711"] { #expect(!log.contains(secret)) }
        let heard = delegate.events.flatMap(\.parameters.values).joined(separator: " ")
        for secret in ["secret", "5550100", "1987", "4711"] { #expect(!heard.contains(secret)) }
        #expect(log.contains("other"))
    }

    @Test("Holds what was typed where the configuration says so")
    func freeText() async throws {
        let log = JSONValue.array(try await playAll(includesFreeText: true).0.events()).text
        for text in ["secretword", "secret@example.com", "5550100", "1987-06-05"] { #expect(log.contains(text)) }
    }

    private func playAll(includesFreeText: Bool) async throws -> (OnboardingClient, RecordingDelegate) {
        let flow = try Flow(reading: Self.document)
        let client = try await OnboardingClient(
            OnboardingConfiguration(
                storage: .memory,
                conventions: Conventions(),
                includesFreeText: includesFreeText,
                now: { ManualClock().now }
            )
        )
        let renderer = AnswersRenderer(answers: try flow.answers(from: .object(Self.answers)))
        let delegate = RecordingDelegate()
        let controller = client.controller(for: flow)
        controller.delegate = delegate
        controller.present(on: renderer)
        await controller.dismissed()
        await controller.settled()
        #expect(renderer.refusals == [:])
        return (client, delegate)
    }
}

@Suite("Ids of the kit's own")
struct RandomIdTests {
    @Test("Are random UUIDs of version 4, each another one")
    @MainActor
    func version() {
        let makeId = OnboardingConfiguration(storage: .memory).makeId
        let ids = (0..<1000).map { _ in makeId() }
        #expect(Set(ids).count == ids.count)
        for id in ids {
            let parts = id.split(separator: "-").map(Array.init)
            #expect(UUID(uuidString: id) != nil && id == id.lowercased())
            #expect(parts[2].first == "4" && "89ab".contains(parts[3][0]))
        }
    }
}
