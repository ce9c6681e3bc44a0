import OnboardingKit
import OnboardingTesting

extension RecordingDelegate.Call {
    /// The call in a few words.
    var line: String {
        switch self {
        case .didFinishLoading: "loaded"
        case .stateUpdated(let action): "answer \(action.line)"
        case .verdict(let action): "verdict on \(action.elementId)"
        case .close: "close"
        case .paywall(let action): "paywall \(action.actionId)"
        case .custom(let action): "custom \(action.actionId)"
        case .event(let event): "event \(event.name)\(event.step.map { " \($0)" } ?? "")"
        case .unknown: "unknown"
        case .complete(let result): "complete \(result.path.joined(separator: ","))"
        case .skip(let screen): "skip at \(screen)"
        case .fail(let error): "fail \(error.code.rawValue)"
        }
    }
}

extension StateUpdatedAction {
    /// The element, its answer and the number of the report.
    var line: String { "\(elementId)=\(text) #\(meta.sequence.map(String.init) ?? "-")" }

    var text: String {
        switch params {
        case .select(let params): params.value.value
        case .multiSelect(let params): params.value.map(\.value).joined(separator: "+")
        case .input(let params): params.value.value
        case .datePicker(let params): params.value.text ?? ""
        }
    }
}

extension AnalyticsEvent {
    fileprivate var step: String? { parameters["step_id"] ?? parameters["at_step"] ?? parameters["element_id"] }
}
