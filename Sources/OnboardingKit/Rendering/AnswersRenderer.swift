import Foundation
public import OnboardingFlow
import OnboardingValues

/// A renderer that asks nobody: it plays a flow by given answers.
///
/// An element without an answer is left as it is, and each screen's main button is pressed. Where that does not lead on,
/// the run is closed and `refusals` says why: a screen does not accept what is given, the host or the button stays on it,
/// or the answers lead back to a screen of before.
public final class AnswersRenderer: OnboardingRenderer {
    /// Where inputs go.
    public var onInput: (@MainActor (UserInput) -> Void)?
    /// Why a screen could not be left: the id of an element, or of the screen where no element is at fault, and why.
    public private(set) var refusals: [String: String] = [:]
    /// The states shown, in order.
    public private(set) var states: [ScreenState] = []

    private let answers: [String: Answer]
    private var answeredVisit = 0
    private var answeredScreens: Set<String> = []

    /// Makes a renderer that gives these answers.
    public init(answers: [String: Answer]) { self.answers = answers }

    /// Plays a run and returns once its screens are gone.
    public func play(_ controller: OnboardingController) async {
        controller.present(on: self)
        await controller.settled()
        if !controller.isDismissed, let state = states.last, !state.busy {
            refuse([state.screen: "its main button does not lead on"], on: state)
        }
        await controller.dismissed()
        await controller.settled()
        if refusals.isEmpty, controller.state.completedAt == nil, let state = states.last {
            refusals = [state.screen: "its main button, or the app, left the flow here"]
        }
    }

    /// Answers the screen, once a visit, and goes on.
    public func show(_ state: ScreenState) {
        let wasBusy = states.last?.busy == true
        states.append(state)
        guard !state.busy else { return }
        guard answeredVisit == state.visit else { return answer(state) }
        let errors = state.elements.compactMap { element in element.error.map { (element.id, $0) } }
        if !errors.isEmpty {
            refuse(Dictionary(errors, uniquingKeysWith: { first, _ in first }), on: state)
        } else if wasBusy {
            refuse([state.screen: "the host stays on the screen"], on: state)
        }
    }

    /// Nothing to take away.
    public func dismiss() {}

    private func answer(_ state: ScreenState) {
        answeredVisit = state.visit
        guard answeredScreens.insert(state.screen).inserted else {
            return refuse([state.screen: "the answers lead back to this screen for ever"], on: state)
        }
        for element in state.elements {
            if let answer = answers[element.id] { give(answer, to: element, on: state) }
        }
        send(.proceed(), on: state)
    }

    private func refuse(_ reasons: [String: String], on state: ScreenState) {
        refusals = reasons
        send(.close, on: state)
    }

    private func give(_ answer: Answer, to element: ElementState, on state: ScreenState) {
        switch (element.content, answer) {
        case (.choice(let choice), _):
            let chosen = answer.options
            for option in choice.options where option.selected && !chosen.contains(where: { $0.id == option.id }) {
                send(.select(element: element.id, option: option.id, selected: false), on: state)
            }
            for option in chosen {
                if let text = option.text {
                    send(.input(element: element.id, value: .string(text), place: .option(option.id)), on: state)
                }
                send(.select(element: element.id, option: option.id, selected: true), on: state)
            }
        case (.slider, .number(let number)):
            send(.input(element: element.id, value: .number(number)), on: state)
        case (.field, .number(let number)):
            send(.input(element: element.id, value: .number(number)), on: state)
        case (.field, .text(let text)): send(.input(element: element.id, value: .string(text)), on: state)
        case (.field, .empty): send(.input(element: element.id, value: ""), on: state)
        case (.date, .date(let date)):
            for (part, value) in [(DateField.Part.year, date.year), (.month, date.month), (.day, date.day)] {
                let number = value.map { JSONValue.number(.init($0)) } ?? .null
                send(.input(element: element.id, value: number, place: .part(part)), on: state)
            }
        case (.date, .empty): send(.input(element: element.id, value: .null), on: state)
        default: break
        }
    }

    private func send(_ event: UserInput.Event, on state: ScreenState) {
        onInput?(UserInput(on: state, event))
    }
}
