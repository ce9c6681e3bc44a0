import Foundation
import OnboardingActions
import OnboardingValues
import TestSupport

/// Messages by chance, of every kind.
struct RandomMessage {
    var random: SeededGenerator

    mutating func next() -> OnboardingMessage {
        switch Int.random(in: 0...9, using: &random) {
        case 0: .close(CloseAction(actionId: text(), meta: meta()))
        case 1: .openPaywall(OpenPaywallAction(actionId: text(), meta: meta()))
        case 2: .custom(CustomAction(actionId: text(), meta: meta()))
        case 3: .didFinishLoading(DidFinishLoadingAction(meta: meta()))
        case 4: .error(message: text())
        case 5, 6: .analytics(event())
        default: .stateUpdated(StateUpdatedAction(elementId: text(), meta: meta(), params: params()))
        }
    }

    mutating func params() -> StateUpdatedParams {
        switch Int.random(in: 0...3, using: &random) {
        case 0: .select(SelectParams(value: option()))
        case 1:
            .multiSelect(MultiSelectParams(value: (0..<Int.random(in: 0...4, using: &random)).map { _ in option() }))
        case 2: .input(InputParams(value: input()))
        default:
            .datePicker(
                DatePickerParams(value: PartialDate(day: maybe(1...31), month: maybe(1...12), year: maybe(1...9999)))
            )
        }
    }

    mutating func event() -> AnalyticsEvent {
        let meta = meta()
        return switch Int.random(in: 0...16, using: &random) {
        case 0: .onboardingStarted(meta: meta)
        case 1: .screenPresented(meta: meta, stepId: maybeText())
        case 2:
            .screenCompleted(
                meta: meta,
                ScreenCompletion(
                    stepId: maybeText(),
                    timeSpent: Double.random(in: 0...1000, using: &random),
                    replies: Bool.random(using: &random) ? [text(): [text(), text()], "none": []] : [:],
                    elementId: maybeText(),
                    reply: maybeText()
                )
            )
        case 3: .screenReturned(meta: meta, stepId: maybeText())
        case 4: .answerChanged(meta: meta, elementId: maybeText())
        case 5: .skipped(meta: meta, atStep: maybeText())
        case 6: .onboardingCompleted(meta: meta, timeSpent: .random(in: 0...1e9, using: &random), steps: maybe(0...50))
        case 7: .resumed(meta: meta, atStep: maybeText())
        case 8: .offered(meta: meta, atStep: maybeText())
        case 9: .edited(meta: meta, atStep: maybeText())
        case 10: .paywallOpened(meta: meta, placement: maybeText(), show: maybeText())
        case 11: .appOpened(meta: Bool.random(using: &random) ? meta : nil)
        case 12: .secondScreenPresented(meta: meta)
        case 13: .registrationScreenPresented(meta: meta)
        case 14: .productsScreenPresented(meta: meta)
        case 15: .userEmailCollected(meta: meta)
        default: .unknown(meta: meta, name: "x" + text(), parameters: ["a": .string(text()), "b": [1, true, nil]])
        }
    }

    mutating func meta() -> ActionMeta {
        ActionMeta(
            onboardingId: text(),
            screenClientId: maybeText(),
            screenIndex: .random(in: 0...99, using: &random),
            screensTotal: .random(in: .min ... .max, using: &random),
            runId: maybeText(),
            sequence: maybe(0...1_000_000)
        )
    }

    mutating func input() -> InputValue {
        switch Int.random(in: 0...4, using: &random) {
        case 0: .text(text())
        case 1: .email(text())
        case 2: .emptyNumber
        case 3: InputValue(type: "colour", value: text())
        default: .number(number())
        }
    }

    mutating func number() -> Decimal {
        let digits = (0..<Int.random(in: 1...38, using: &random)).map { _ in Int.random(in: 0...9, using: &random) }
        let sign = Bool.random(using: &random) ? "-" : ""
        let text =
            sign + "1" + digits.dropFirst().map(String.init).joined() + "e\(Int.random(in: -40...40, using: &random))"
        return (try? JSONValue(reading: text).number) ?? 0
    }

    mutating func option() -> SelectedOption { SelectedOption(id: text(), value: text(), label: text()) }

    mutating func text() -> String {
        let letters = Array("ab7 \"\\/\n\t\u{0}\u{2028}\u{E9}\u{1F468}\u{200D}\u{1F469}$.{}[]")
        return String(
            (0..<Int.random(in: 0...8, using: &random)).compactMap { _ in letters.randomElement(using: &random) }
        )
    }

    mutating func maybeText() -> String? { Bool.random(using: &random) ? text() : nil }

    mutating func maybe(_ range: ClosedRange<Int>) -> Int? {
        Bool.random(using: &random) ? .random(in: range, using: &random) : nil
    }
}
