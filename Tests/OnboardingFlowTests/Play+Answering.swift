import Foundation
import OnboardingActions
import OnboardingFlow
import OnboardingValues

extension Play {
    /// Answers screen after screen as the answers say, until the run is complete or a screen cannot be left.
    mutating func answer(all answers: [String: Answer]) {
        while result == nil {
            let visit = state.visits.last?.number
            for element in coordinator.flow.screen(screen)?.questions ?? [] {
                if let answer = answers[element.id] { give(answer, to: element) }
            }
            goOn()
            if state.visits.last?.number == visit { return }
        }
    }

    /// Enters an answer as a person would.
    mutating func give(_ answer: Answer, to element: Element) {
        switch answer {
        case .choice, .choices:
            for chosen in answer.options {
                if let text = chosen.text { enter(text, inOption: chosen.id, of: element.id) }
                select(chosen.id, in: element.id)
            }
        case .number(let number):
            if case .slider = element.content {
                enter(.number(number), in: element.id)
            } else {
                enter(.string(coordinator.conventions.text(of: number)), in: element.id)
            }
        case .text(let text): enter(.string(text), in: element.id)
        case .date(let date): pick(year: date.year, month: date.month, day: date.day, in: element.id)
        case .empty: break
        }
    }
}
