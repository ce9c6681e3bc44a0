import OnboardingActions
import OnboardingValues

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// An answer on its way into a profile.
enum MappedValue {
    case text(String)
    case texts([String])
    case number(Decimal, text: String)
    case date(PartialDate)

    /// Nil when the answer was emptied.
    init?(_ params: StateUpdatedParams, isJoined: Bool) {
        switch params {
        case .select(let params): self = .text(params.value.value.trimmed)
        case .multiSelect(let params):
            let values = params.value.map(\.value)
            if values.isEmpty { return nil }
            self = isJoined ? .text(values.joined(separator: ",")) : .texts(values)
        case .input(let params):
            if let number = params.value.number {
                self = .number(number, text: params.value.value)
            } else {
                self = .text(params.value.value.trimmed)
            }
        case .datePicker(let params):
            if params.value.isEmpty { return nil }
            self = .date(params.value)
        }
        if case .text("") = self { return nil }
    }

    var text: String? {
        switch self {
        case .text(let text), .number(_, let text): text
        case .texts, .date: nil
        }
    }

    var date: CalendarDate? {
        switch self {
        case .date(let date): date.calendarDate
        case .text(let text): CalendarDate(text)
        case .texts, .number: nil
        }
    }

    var attribute: AttributeValue? {
        switch self {
        case .text(let text): .string(text)
        case .texts(let texts): .strings(texts)
        case .number(let number, _): .number(number)
        case .date(let date): date.text.map(AttributeValue.string)
        }
    }
}
