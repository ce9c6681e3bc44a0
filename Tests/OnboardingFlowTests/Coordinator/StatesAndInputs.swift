import Foundation
import OnboardingActions
import OnboardingValues

@testable import OnboardingFlow

/// Every state that a run can be in, and every kind of input.
enum StatesAndInputs {
    enum Stage: String, CaseIterable {
        case notStarted, untouched, invalidDraft, validDraft, awaitingVerdict, rejected, paywallPending, finalWaiting
        case finalRefused, skipped, completed, closed, editOpened, editAwaiting, editCancelled, resumed
    }

    static let inputs: [(name: String, input: @Sendable (Play) -> Input)] = [
        ("ready", { $0.now(.ready) }),
        ("shown", { $0.now(.shown) }),
        ("select", { $0.now(.select(element: "c", option: "x", selected: true)) }),
        ("deselect", { $0.now(.select(element: "c", option: "x", selected: false)) }),
        ("input", { $0.now(.input(element: "m", value: "new@example.com")) }),
        ("invalid input", { $0.now(.input(element: "m", value: "new@")) }),
        ("settled", { $0.now(.settled(element: "m", value: "ada@example.com")) }),
        ("nonsense input", { $0.now(.input(element: "?", value: .array([]), place: .part(.day))) }),
        ("continue", { $0.now(.proceed()) }),
        ("auto", { $0.now(.proceed(auto: true)) }),
        ("back", { $0.now(.back) }),
        ("skip", { $0.now(.skip) }),
        ("close", { $0.now(.close) }),
        ("paywall button", { $0.now(.action("buy")) }),
        ("next button", { $0.now(.action("later")) }),
        ("custom button", { $0.now(.action("push")) }),
        ("unknown button", { $0.now(.action("?")) }),
        ("haptic", { $0.now(.haptic("tap")) }),
        ("stale continue", { _ in .user(UserInput(screen: "first", visit: 0, event: .proceed())) }),
        ("start", { _ in .host(.start) }),
        ("leave", { _ in .host(.leave) }),
        ("host close", { _ in .host(.close) }),
        ("proceed next", { _ in .host(.proceed(.next)) }),
        ("proceed stay", { _ in .host(.proceed(.stay)) }),
        ("proceed close", { _ in .host(.proceed(.close)) }),
        ("delivered", { _ in .host(.delivered(sequence: 0)) }),
        ("delivered nonsense", { _ in .host(.delivered(sequence: -9)) }),
        ("completion delivered", { _ in .host(.completionDelivered) }),
        ("accept", { .verdict(ticket: $0.openTickets.first ?? 1, .accept) }),
        ("reject", { .verdict(ticket: $0.openTickets.first ?? 1, .reject("No.")) }),
        ("unknown verdict", { _ in .verdict(ticket: 999, .accept) }),
    ]

    private static func flow() throws -> Flow {
        let buttons = #"""
            "buttons": [{"id": "buy", "label": "Buy", "action": "openPaywall"},
            {"id": "later", "label": "Later", "action": "next"}, {"id": "push", "label": "Push", "action": "custom"}]
            """#
        return try Flow(
            Document.choice("first", ["x", "y"]),
            Document.screen(
                "q",
                [Document.question("m", "email"), Document.choice("c", ["x", "y"], more: #""required": false"#)]
            ),
            Document.screen("wall", [], more: buttons),
            "{\"id\": \"end\", \"kind\": \"final\", \(buttons)}"
        )
    }

    private static let saved: [String: Answer] = [
        "first": .choice(ChosenOption(id: "x")), "m": .text("ada@example.com"), "c": .choice(ChosenOption(id: "y")),
    ]

    /// A run in a state.
    static func play(in stage: Stage) throws -> Play {
        let flow = try flow()
        var play = Play(flow, starts: false)
        guard stage != .notStarted else { return play }
        if [.editOpened, .editAwaiting, .editCancelled].contains(stage) {
            play = Play(flow, mode: .edit(at: "q"), answers: saved)
            if stage == .editCancelled { play.close() }
            guard stage == .editAwaiting else { return play }
            play.verdict = { _ in nil }
            play.enter("eve@example.com", in: "m")
            play.goOn()
            return play
        }
        play.start()
        play.choose("x")
        if stage == .untouched { return play }
        play.enter(stage == .invalidDraft ? "ada@" : "ada@example.com", in: "m")
        switch stage {
        case .invalidDraft, .validDraft: return play
        case .awaitingVerdict: play.verdict = { _ in nil }
        case .rejected: play.verdict = { _ in .reject("Taken.") }
        case .skipped: play.skip()
        case .closed: play.close()
        case .resumed:
            let effects = play.effects
            play = try play.revived()
            play.effects = effects
            play.start()
        default: break
        }
        if [.skipped, .closed, .resumed].contains(stage) { return play }
        play.goOn()
        if [.awaitingVerdict, .rejected].contains(stage) { return play }
        play.press("buy")
        if stage == .paywallPending { return play }
        play.proceed(.next)
        play.press("buy")
        if stage == .finalRefused { play.proceed(.stay) }
        if stage == .completed { play.proceed(.next) }
        return play
    }
}

extension Play {
    fileprivate func now(_ event: UserInput.Event) -> Input {
        let visit = state.visits.last
        return .user(UserInput(screen: visit?.screen ?? "first", visit: visit?.number ?? 1, event: event))
    }
}
