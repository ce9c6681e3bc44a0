import Foundation
import OnboardingKit
import OnboardingTesting
import TestSupport
import Testing

@Suite("An edit")
@MainActor
struct EditTests {
    /// A stage whose flow was completed by the way over `gear`, or not.
    func completed(level: String = "easy") async throws -> Stage {
        let stage = try await Stage()
        await stage.playToPace(level: level)
        await stage.playToEnd()
        return stage
    }

    @Test("Of a flow that was never completed is refused, as is one at a screen off the path")
    func refused() async throws {
        let stage = try await Stage()
        #expect(throws: OnboardingError.self) { try stage.client.controller(for: stage.flow, mode: .edit(at: nil)) }
        await stage.playToPace()
        await stage.playToEnd()
        do {
            _ = try stage.client.controller(for: stage.flow, mode: .edit(at: "gear"))
            Issue.record("gear is not on the path")
        } catch {
            #expect(error.code == .nothingToEdit)
            #expect(error.place == "gear")
        }
    }

    @Test("Waits until the app has heard of the run that it would change, so that nothing it owes is lost")
    func owed() async throws {
        let stage = try await Stage()
        let disk = Disk(stage.directory)
        stage.delegate.onPaywall = { controller, _ in
            disk.copy()
            controller.proceed(.next)
        }
        await stage.playToPace()
        await stage.playToEnd()
        let next = try await OnboardingClient.open(disk.left())
        let error = #expect(throws: OnboardingError.self) {
            try next.controller(for: stage.flow, mode: .edit(at: nil))
        }
        #expect(error?.code == .reportsOwed)
        let delegate = RecordingDelegate()
        let owing = next.controller(for: stage.flow)
        owing.delegate = delegate
        owing.present(on: ScriptedRenderer())
        await owing.settled()
        #expect(delegate.result == stage.delegate.result)
        #expect(try next.controller(for: stage.flow, mode: .edit(at: nil)).state.mode == .edit(at: nil))
    }

    @Test("Of a changed document has only the answers that still fit, and says which do not")
    func changedDocument() async throws {
        let stage = try await completed()
        let changed = try Flow(
            reading: Flow.tripDocument.replacingOccurrences(of: "\"id\": \"easy\"", with: "\"id\": \"lazy\"")
        )
        let edit = try await stage.reopened(changed, mode: .edit(at: "about"))
        #expect(edit.controller.droppedAnswers == ["level": .choice(ChosenOption(id: "easy"))])
        await edit.play { $0.proceed() }
        #expect(edit.renderer.screen?.screen == "level")
        #expect(edit.delegate.result == nil)
    }

    @Test("At a screen opens there, filled in, and is done on Continue with a result that lists what changed")
    func atScreen() async throws {
        let edit = try await completed().reopened(mode: .edit(at: "about"))
        #expect(edit.renderer.screen?.screen == "about")
        #expect(edit.controller.state.answers["name"] == .text("Ada"))
        await edit.play { screen in
            screen.type("mail", "ada@example.com")
            screen.type("name", "Lovelace")
            screen.proceed()
        }
        #expect(edit.renderer.isDismissed)
        #expect(edit.delegate.actions.map(\.line) == ["name=Lovelace #0", "mail=ada@example.com #1"])
        let result = try #require(edit.delegate.result)
        #expect(result.isEdit)
        #expect(result.changedElementIds == ["name", "mail"])
        #expect(edit.client.profile.firstName == "Lovelace")
        #expect(edit.client.result(for: edit.flow) == result)
    }

    @Test("That is cancelled changes nothing, reports nothing, and begins anew the next time")
    func cancelled() async throws {
        let stage = try await completed()
        let before = stage.client.result(for: stage.flow)
        let edit = try await stage.reopened(mode: .edit(at: "about"))
        await edit.play { screen in
            screen.type("name", "Nobody")
            screen.send(.close)
        }
        #expect(edit.delegate.actions == [])
        #expect(edit.client.result(for: edit.flow) == before)
        #expect(edit.client.profile.firstName == "Ada")
        let again = try await edit.reopened(mode: .edit(at: "about"))
        #expect(again.controller.state.drafts == [:])
        #expect(again.controller.runId != edit.controller.runId)
    }

    @Test("Walks only the screens that need an answer because of it, and reports in the order of the path")
    func newBranch() async throws {
        let edit = try await completed().reopened(mode: .edit(at: "level"))
        await edit.play { screen in
            screen.choose("level", "hard")
            screen.proceed()
        }
        #expect(edit.renderer.screen?.screen == "gear")
        #expect(edit.delegate.actions == [])
        await edit.play { screen in
            screen.choose("gear", "tent", "rope")
            screen.proceed()
        }
        #expect(edit.delegate.actions.map(\.line) == ["level=climber #0", "gear=rope+tent #1"])
        #expect(edit.delegate.result?.changedElementIds == ["level", "gear"])
        #expect(edit.delegate.result?.path == ["about", "level", "gear", "pace", "end"])
    }

    @Test("That leaves a branch takes back what the branch put into the profile, before the completion is heard of")
    func takenBack() async throws {
        let stage = try await completed(level: "hard")
        #expect(stage.client.profile.customAttributes["gear"] == .string("rope"))
        let edit = try await stage.reopened(mode: .edit(at: "level"))
        await edit.play { screen in
            screen.choose("level", "easy")
            screen.proceed()
        }
        #expect(edit.client.profile.customAttributes == ["level": .string("walker")])
        #expect(edit.delegate.result?.answers["gear"] == nil)
        let later = try await edit.reopened(mode: .edit(at: "level"))
        #expect(later.client.profile.customAttributes == ["level": .string("walker")])
        #expect(later.controller.state.answers["gear"] == .choices([ChosenOption(id: "rope")]))
    }

    @Test("Is what a completed flow comes as when it is opened again: nobody is asked twice")
    func openedAgain() async throws {
        let again = try await completed().reopened()
        #expect(again.controller.state.mode == .edit(at: nil))
        #expect(again.renderer.screen?.screen == "about")
        #expect(again.story.prefix(2) == ["loaded", "event onboarding_edited intro"])
        for _ in 0..<4 { await again.play { $0.proceed() } }
        #expect(again.delegate.actions == [])
        #expect(again.delegate.result?.changedElementIds == [])
    }

    @Test("That was interrupted goes on where it was, with what was entered")
    func interrupted() async throws {
        let edit = try await completed().reopened(mode: .edit(at: "about"))
        await edit.play { $0.type("name", "Lov") }
        let again = try await edit.reopened(mode: .edit(at: "about"))
        #expect(again.controller.runId == edit.controller.runId)
        #expect(again.controller.state.drafts["name"] == .text("Lov"))
    }
}
