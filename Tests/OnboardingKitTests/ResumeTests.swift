import Foundation
import OnboardingDelivery
import OnboardingKit
import OnboardingTesting
import TestSupport
import Testing

@Suite("A run on a new client")
@MainActor
struct ResumeTests {
    @Test("Is at the same screen with the same answers, drafts, run id, seed and order of options")
    func same() async throws {
        let stage = try await Stage { $0.makeSeed = { 2024 } }
        await stage.play { screen in
            screen.type("name", "Ada")
            screen.proceed()
        }
        await stage.play { screen in
            screen.choose("level", "hard")
            screen.proceed()
        }
        await stage.play { $0.choose("gear", "tent") }
        let next = try await stage.reopened { $0.makeSeed = { 1 } }
        #expect(next.controller.runId == stage.controller.runId)
        #expect(next.controller.state == stage.controller.state)
        #expect(next.renderer.screen?.screen == "gear")
        #expect(next.renderer.screen?.elements == stage.renderer.screen?.elements)
        let order = try #require(next.renderer.screen?.elements.first?.optionIds)
        #expect(order != ["rope", "boots", "tent", "map", "lamp", "stove"])
        #expect(next.delegate.actions == [])
    }

    @Test("Keeps a value that was being edited, in the middle of a word")
    func draft() async throws {
        let stage = try await Stage()
        await stage.play { $0.type("name", "Gr\u{00FC}\u{1F9D7}") }
        let next = try await stage.reopened()
        #expect(next.controller.state.drafts["name"] == .text("Gr\u{00FC}\u{1F9D7}"))
    }

    @Test("Repeats a report whose call had not returned, under the same run id and number, and then no more")
    func repeated() async throws {
        let stage = try await Stage()
        let disk = Disk(stage.directory)
        stage.delegate.onStateUpdated = { _, action in if action.elementId == "mail" { disk.copy() } }
        await stage.play { screen in
            screen.type("name", "Ada")
            screen.type("mail", "ada@example.com")
            screen.proceed()
        }
        let next = try await stage.reopened(in: disk.left())
        #expect(next.delegate.actions == stage.delegate.actions)
        #expect(next.delegate.actions.map(\.meta.sequence) == [0, 1])
        #expect(next.renderer.screen?.screen == "level")
        let later = try await next.reopened()
        #expect(later.delegate.actions == [])
        await later.play { screen in
            screen.choose("level", "easy")
            screen.proceed()
        }
        #expect(later.delegate.actions.map(\.line) == ["level=walker #2"])
    }

    @Test("Repeats a completion that had not returned, once, before anybody may edit")
    func repeatedCompletion() async throws {
        let stage = try await Stage()
        let disk = Disk(stage.directory)
        stage.delegate.onPaywall = { controller, _ in
            disk.copy()
            controller.proceed(.next)
        }
        await stage.playToPace()
        await stage.playToEnd()
        let next = try await stage.reopened(in: disk.left())
        #expect(next.delegate.result == stage.delegate.result)
        #expect(next.story == ["complete about,level,pace,end"])
        #expect(next.renderer.isDismissed)
        let later = try await next.reopened()
        #expect(later.delegate.result == nil)
        #expect(later.client.offer(for: later.flow) == .notDue(until: nil))
    }

    @Test("Does not lift the mapping above what the host made of a report that is repeated")
    func hostWinsOverRepeat() async throws {
        let flow = try Flow.trip()
        let store = GatedStore()
        let client = try await OnboardingClient(OnboardingConfiguration(storage: .memory), store: store)
        let (renderer, delegate) = (ScriptedRenderer(), RecordingDelegate())
        delegate.onStateUpdated = { _, action in
            client.apply(ProfileParameters.Builder().with(firstName: "Countess").build(), from: action)
        }
        let controller = client.controller(for: flow)
        controller.delegate = delegate
        controller.present(on: renderer)
        await controller.settled()
        renderer.type("name", "Ada")
        renderer.proceed()
        await controller.settled()
        try await client.flush()
        // The process dies after the host's change was written and before that its call had returned was.
        let records = await store.batches.flatMap { $0 }
        let change = try #require(records.lastIndex { "\($0)".contains("Countess") })
        var contents = StoreContents()
        for record in records[...change] { contents.apply(record) }
        let next = try await OnboardingClient(OnboardingConfiguration(storage: .memory), store: MemoryStore(contents))
        let repeated = next.controller(for: flow)
        let hears = RecordingDelegate()
        repeated.delegate = hears
        repeated.present(on: ScriptedRenderer())
        await repeated.settled()
        #expect(hears.actions == delegate.actions)
        #expect(next.profile.firstName == "Countess")
    }

    @Test("Drops what a changed document has no place for, and says so")
    func changedDocument() async throws {
        let stage = try await Stage()
        await stage.playToPace()
        let changed = Flow.tripDocument
            .replacingOccurrences(of: "\"id\": \"easy\"", with: "\"id\": \"lazy\"")
        let next = try await stage.reopened(Flow(reading: changed))
        #expect(next.controller.droppedAnswers == ["level": .choice(ChosenOption(id: "easy"))])
        #expect(next.renderer.screen?.screen == "level")
        #expect(next.controller.state.answers["name"] == .text("Ada"))
    }
}

/// Takes a copy of a directory: what would be there if the process died now.
@MainActor
final class Disk {
    private let directory: TemporaryDirectory
    private var copied: TemporaryDirectory?

    init(_ directory: TemporaryDirectory) { self.directory = directory }

    func copy() { copied = try? directory.copy() }

    func left() throws -> TemporaryDirectory { try #require(copied) }
}

extension ElementState {
    var optionIds: [String]? {
        if case .choice(let choice) = content { choice.options.map(\.id) } else { nil }
    }
}
