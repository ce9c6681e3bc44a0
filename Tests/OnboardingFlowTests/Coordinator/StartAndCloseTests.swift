import Foundation
import OnboardingActions
import OnboardingFlow
import OnboardingValues
import Testing

@Suite("A run is started and closed once, however often that is said")
struct StartAndCloseTests {
    @Test("The first screen is shown before the first event", arguments: [RunMode.firstRun, .edit(at: "goal")])
    func shownFirst(mode: RunMode) throws {
        let play = Play(try Flow.branching(), mode: mode)
        guard case .present(let screen) = play.effects.first else {
            Issue.record("\(play.effects)")
            return
        }
        #expect(screen.screen == "goal" && screen.revision == 1)
        #expect(play.effects.events.first?.name == (mode.isEdit ? "onboarding_edited" : "onboarding_started"))
    }

    @Test("Starting again while it is shown only shows the screen again")
    func startedTwice() throws {
        var play = Play(try Flow.branching())
        play.choose("gain")
        let state = play.state
        #expect(play.start().outline.isEmpty)
        #expect(play.state == state)
    }

    @Test("Starting a completed run again does not make it run")
    func startedAfterTheEnd() throws {
        var play = Play(try Flow(Document.info("a")))
        play.goOn()
        #expect(play.start().outline == ["dismiss"])
        #expect(play.state.completedAt != nil)
    }

    @Test("A report that is on its way is not repeated when the run is started again in the same process")
    func reportOnItsWay() throws {
        var play = Play(try Flow.branching())
        play.acknowledges = false
        play.choose("gain")
        play.close()
        #expect(play.start().outline == ["onboarding_resumed"])
        #expect(play.screen == "muscle")
    }

    @Test("After a close nothing is reported, shown or closed again; what is entered is kept")
    func afterClose() throws {
        var play = Play(try Flow(Document.question("a", "text"), Document.info("b")))
        play.close()
        #expect(play.enter("Ada").isEmpty)
        #expect(play.goOn().isEmpty)
        #expect(play.proceed(.next).isEmpty)
        #expect(play.act(.close).isEmpty)
        #expect(play.screen == "a")
        #expect(play.close().outline == ["report a"])
        play.start()
        #expect(play.field()?.value == "Ada")
        #expect(play.goOn().reports.isEmpty)
        #expect(play.screen == "b")
    }

    @Test("Nothing happens before the start")
    func beforeTheStart() throws {
        var play = Play(try Flow.branching(), starts: false)
        for event: UserInput.Event in [
            .ready, .back, .skip, .proceed(), .select(element: "goal", option: "gain", selected: true),
        ] {
            #expect(play.act(event).isEmpty)
        }
        #expect(play.leave().isEmpty)
        #expect(play.proceed(.next).isEmpty)
        play.start()
        #expect(play.screen == "goal")
    }
}
