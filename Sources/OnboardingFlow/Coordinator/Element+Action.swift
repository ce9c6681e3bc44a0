package import OnboardingActions
import OnboardingValues

extension Element {
    /// The action that reports an answer to this element; labels are in the person's language.
    func action(_ answer: Answer, meta: ActionMeta, texts: ScreenTexts) -> StateUpdatedAction {
        StateUpdatedAction(elementId: id, meta: meta, params: params(answer) { texts.label(of: $0, in: self) })
    }

    /// What the action says of an answer; `label` gives the words of an option.
    package func params(_ answer: Answer, label: (Option) -> String = \.label) -> StateUpdatedParams {
        func selected(_ chosen: ChosenOption) -> SelectedOption {
            SelectedOption(
                id: chosen.id,
                value: value(of: chosen),
                label: choice?.option(chosen.id).map(label) ?? chosen.id
            )
        }
        switch content {
        case .singleChoice:
            let option = answer.options.first.map(selected) ?? SelectedOption(id: "", value: "", label: "")
            return .select(SelectParams(value: option))
        case .multiChoice: return .multiSelect(MultiSelectParams(value: answer.options.map(selected)))
        case .slider, .number:
            if case .number(let number) = answer { return .input(InputParams(value: .number(number))) }
            return .input(InputParams(value: .emptyNumber))
        case .date:
            if case .date(let date) = answer { return .datePicker(DatePickerParams(value: date)) }
            return .datePicker(DatePickerParams(value: PartialDate()))
        case .email: return .input(InputParams(value: .email(answer.enteredText)))
        default: return .input(InputParams(value: .text(answer.enteredText)))
        }
    }
}

extension Answer {
    fileprivate var enteredText: String {
        if case .text(let text) = self { text } else { "" }
    }
}
