import OnboardingValues

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Why what was entered is no answer yet.
enum EntryProblem: Error, Hashable {
    case required
    case optionRequired
    case tooFewOptions(Int)
    case tooManyOptions(Int)
    case textOfOptionRequired
    case noNumber
    case tooSmall(Decimal)
    case tooLarge(Decimal)
    case tooManyDecimals(Int)
    case tooLong(Int)
    case noEmail
    case incompleteDate
    case noDate
    case tooEarly(CalendarDate)
    case tooLate(CalendarDate)
}

extension EntryProblem {
    /// What a person reads.
    func text(_ texts: KitTexts, _ conventions: Conventions) -> String {
        switch self {
        case .required: texts["required"]
        case .optionRequired: texts["optionRequired"]
        case .tooFewOptions(let count): texts["tooFewOptions", String(count)]
        case .tooManyOptions(let count): texts["tooManyOptions", String(count)]
        case .textOfOptionRequired: texts["textOfOptionRequired"]
        case .noNumber: texts["noNumber"]
        case .tooSmall(let number): texts["tooSmall", conventions.text(of: number)]
        case .tooLarge(let number): texts["tooLarge", conventions.text(of: number)]
        case .tooManyDecimals(0): texts["wholeNumber"]
        case .tooManyDecimals(let count): texts["tooManyDecimals", String(count)]
        case .tooLong(let count): texts["tooLong", String(count)]
        case .noEmail: texts["noEmail"]
        case .incompleteDate: texts["incompleteDate"]
        case .noDate: texts["noDate"]
        case .tooEarly(let date): texts["tooEarly", date.description]
        case .tooLate(let date): texts["tooLate", date.description]
        }
    }
}
