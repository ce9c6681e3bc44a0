import OnboardingKit
import OnboardingTesting
import TestSupport
import Testing

@Suite("A verdict")
@MainActor
struct VerdictTests {
    let judge = Judge()

    /// A stage on which nothing is taken before the judge says so.
    func stage() async throws -> Stage {
        let judge = judge
        let delegate = RecordingDelegate()
        delegate.onVerdict = { await judge.verdict(on: $0) }
        return try await Stage(delegate: delegate)
    }

    @Test("That accepts lets the answer be reported and the run go on; until then the screen is busy")
    func accept() async throws {
        let stage = try await stage()
        stage.renderer.type("name", "Ada")
        stage.renderer.proceed()
        await judge.questions(1)
        #expect(stage.renderer.screen?.busy == true)
        #expect(stage.delegate.actions == [])
        #expect(stage.controller.state.answers == [:])
        judge.answer(.accept)
        await stage.settle()
        #expect(stage.delegate.actions.map(\.line) == ["name=Ada #0"])
        #expect(stage.renderer.screen?.screen == "level")
    }

    @Test("That rejects one of two keeps the screen, shows the message there and reports neither")
    func reject() async throws {
        let stage = try await stage()
        stage.renderer.type("name", "Ada")
        stage.renderer.type("mail", "ada@example.com")
        stage.renderer.proceed()
        await judge.questions(2)
        #expect(judge.asked == ["name", "mail"])
        judge.answer(.accept, .reject("That address is taken."))
        await stage.settle()
        let screen = try #require(stage.renderer.screen)
        #expect(screen.screen == "about" && !screen.busy)
        #expect(screen.elements.map(\.error) == [nil, "That address is taken."])
        #expect(stage.delegate.actions == [])
        #expect(stage.client.profile.email == nil)
        stage.renderer.type("mail", "ada@example.org")
        stage.renderer.proceed()
        await judge.questions(4)
        judge.answer(.accept, .accept)
        await stage.settle()
        #expect(stage.delegate.actions.map(\.line) == ["name=Ada #0", "mail=ada@example.org #1"])
    }

    @Test("That was rejected is still a draft with its message after a restart")
    func rejectedDraft() async throws {
        let stage = try await stage()
        stage.renderer.type("name", "Ada")
        stage.renderer.proceed()
        await judge.questions(1)
        judge.answer(.reject("Another name, please."))
        await stage.settle()
        let next = try await stage.reopened()
        let name = try #require(next.renderer.screen?.elements.first)
        #expect(name.error == "Another name, please.")
        #expect(next.controller.state.drafts["name"] == .text("Ada"))
    }

    @Test("That never comes leaves Back working; when it comes late it is dropped")
    func back() async throws {
        let stage = try await stage()
        stage.renderer.type("name", "Ada")
        stage.renderer.proceed()
        await judge.questions(1)
        judge.answer(.accept)
        await stage.settle()
        stage.renderer.choose("level", "easy")
        stage.renderer.proceed()
        await judge.questions(2)
        stage.renderer.back()
        await stage.renderer.shown { $0.screen == "about" }
        judge.answer(.accept)
        await stage.settle()
        #expect(stage.renderer.screen?.screen == "about")
        #expect(stage.delegate.actions.map(\.elementId) == ["name"])
        #expect(stage.controller.state.drafts["level"] == .selection(["easy"], texts: [:]))
    }

    @Test("Is withdrawn by any change, and asked for anew with what was changed")
    func change() async throws {
        let stage = try await stage()
        stage.renderer.type("name", "Ada")
        stage.renderer.proceed()
        await judge.questions(1)
        stage.renderer.type("name", "Ada L.")
        await stage.renderer.shown { !$0.busy }
        judge.answer(.accept)
        await stage.settle()
        #expect(stage.renderer.screen?.screen == "about")
        #expect(stage.delegate.actions == [])
        stage.renderer.proceed()
        await judge.questions(2)
        judge.answer(.accept)
        await stage.settle()
        #expect(stage.delegate.actions.map(\.line) == ["name=Ada L. #0"])
    }

    @Test("Is not waited for when the flow is closed: what is being asked about stays a draft")
    func close() async throws {
        let stage = try await stage()
        stage.renderer.type("name", "Ada")
        stage.renderer.proceed()
        await judge.questions(1)
        stage.controller.close()
        await stage.controller.dismissed()
        judge.answer(.accept)
        await stage.settle()
        #expect(stage.delegate.actions == [])
        #expect(stage.controller.state.drafts["name"] == .text("Ada"))
        #expect(try await stage.reopened().controller.state.drafts["name"] == .text("Ada"))
    }

    @Test("Outlives a delegate that is let go while it is being asked")
    func delegateGone() async throws {
        let client = try await OnboardingClient(OnboardingConfiguration(storage: .memory))
        let controller = client.controller(for: try .trip())
        let renderer = ScriptedRenderer()
        weak var gone: RecordingDelegate?
        do {
            let judge = judge
            let delegate = RecordingDelegate()
            delegate.onVerdict = { await judge.verdict(on: $0) }
            controller.delegate = delegate
            gone = delegate
            controller.present(on: renderer)
            await controller.settled()
            renderer.type("name", "Ada")
            renderer.proceed()
            await judge.questions(1)
        }
        judge.answer(.accept)
        await controller.settled()
        #expect(renderer.screen?.screen == "level")
        #expect(gone == nil)
    }
}
