import Foundation
import OnboardingActions
import OnboardingValues

@testable import OnboardingFlow

/// The states a run can be in, each with a way to come there.
enum MatrixState: CaseIterable {
    case notStarted, untouched, invalidDraft, validDraft, awaitingVerdict, rejected, paywallPending
    case finalUntouched, finalWaiting, finalRefused
    case skipped, completed, closed, takenUp
    case editOpened, editWithDraft, editCancelled, editCompleted

    func play() throws -> Play {
        let flow = try Self.flow()
        switch self {
        case .notStarted: return Play(flow, starts: false)
        case .editOpened, .editWithDraft, .editCancelled, .editCompleted: return edit(of: flow)
        default: break
        }
        var play = Play(flow)
        if self == .awaitingVerdict { play.verdict = { _ in nil } }
        if self == .rejected { play.verdict = { _ in .reject("no") } }
        if !Self.onTheFirstScreen.contains(self) { play.choose("a") }
        switch self {
        case .invalidDraft: play.enter("7x", in: "age")
        case .validDraft, .closed, .takenUp: play.enterAge()
        case .awaitingVerdict, .rejected: play.choose("a")
        case .paywallPending, .finalUntouched, .finalWaiting, .finalRefused, .completed:
            play.enterAge()
            play.goOn()
            if self != .paywallPending { play.proceed(.next) }
        case .skipped: play.skip()
        default: break
        }
        if [.finalWaiting, .finalRefused].contains(self) { play.press("buy") }
        if self == .finalRefused { play.proceed(.stay) }
        if self == .completed { play.press("done") }
        if [.closed, .takenUp].contains(self) { play.close() }
        if self == .takenUp {
            play = try play.revived()
            play.start()
        }
        return play
    }

    private static let onTheFirstScreen: Set<Self> = [.awaitingVerdict, .rejected, .untouched]

    private func edit(of flow: Flow) -> Play {
        let goal = Answer.choice(ChosenOption(id: "a"))
        let answers: [String: Answer] = ["goal": goal, "age": .number(30), "name": .text("ann")]
        var play = Play(flow, mode: .edit(at: "about"), answers: answers)
        switch self {
        case .editWithDraft: play.enter("44", in: "age")
        case .editCancelled: play.close()
        case .editCompleted:
            play.enter("44", in: "age")
            play.goOn()
            play.proceed(.next)
        default: break
        }
        return play
    }

    /// A choice; a screen of several elements that opens a paywall; a last screen that opens another.
    static func flow() throws -> Flow {
        let options = #""options": [{"id": "a", "label": "A"}, {"id": "b", "label": "B", "allowsText": true}]"#
        let buttons = """
            "buttons": [{"id": "plans", "label": "Plans", "action": "openPaywall"},
            {"id": "more", "label": "More", "action": "custom"}]
            """
        let last = """
            "kind": "final", "buttons": [{"id": "done", "label": "Done", "action": "next"},
            {"id": "buy", "label": "Buy", "action": "openPaywall"}]
            """
        return try Flow(
            Document.question("goal", "singleChoice", more: options),
            Document.screen(
                "about",
                [
                    Document.question("age", "number", more: #""min": 16"#),
                    Document.question("name", "text", more: #""required": false"#),
                    Document.question("born", "date", more: #""required": false"#),
                    Document.choice("likes", ["x", "y"], type: "multiChoice", more: #""required": false"#),
                    Document.question("pace", "slider"),
                ],
                more: buttons
            ),
            Document.screen("end", [Document.question("note", "text", more: #""required": false"#)], more: last)
        )
    }
}

extension Play {
    fileprivate mutating func enterAge() { enter("33", in: "age") }
}
