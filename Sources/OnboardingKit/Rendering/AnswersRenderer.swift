import Foundation
public import OnboardingFlow
import OnboardingValues

/// A renderer that asks nobody: it plays a flow by given answers.
///
/// An element without an answer is left as it is. Where a screen does not accept what is given, the run is closed and
/// `refusals` says why.
public final class AnswersRenderer: OnboardingRenderer {
    /// Where inputs go.
    public var onInput: (@MainActor (UserInput) -> Void)?
    /// Why a screen could not be left: element id, or the screen's where no element is at fault, and what it said.
    public private(set) var refusals: [String: String] = [:]
    /// The states shown, in order.
    public private(set) var states: [ScreenState] = []

    private let answers: [String: Answer]
    private var visitAnswered = 0
    private var wasBusy = false

    /// Makes a renderer that gives these answers.
    public init(answers: [String: Answer]) { self.answers = answers }

    /// Answers the screen, once a visit, and goes on.
    public func show(_ state: ScreenState) {
        states.append(state)
        defer { wasBusy = state.busy }
        if visitAnswered == state.visit {
            refuse(state)
            return
        }
        guard !state.busy else { return }
        visitAnswered = state.visit
        for element in state.elements {
            if let answer = answers[element.id] { give(answer, to: element, on: state) }
        }
        send(.proceed(), on: state)
    }

    /// Nothing to take away.
    public func dismiss() {}

    /// A screen that comes again in place, with an error or no longer busy, was not left.
    private func refuse(_ state: ScreenState) {
        var errors = state.elements.compactMap { element in element.error.map { (element.id, $0) } }
        if errors.isEmpty, wasBusy, !state.busy { errors = [(state.screen, "the host stays on the screen")] }
        guard !errors.isEmpty else { return }
        refusals = Dictionary(errors, uniquingKeysWith: { first, _ in first })
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
