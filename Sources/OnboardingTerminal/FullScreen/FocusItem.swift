import OnboardingKit

/// Something on a screen that keys act on.
enum FocusItem: Hashable, Sendable {
    case option(element: String, option: String)
    /// The field of an option that takes a text.
    case optionText(element: String, option: String)
    case slider(element: String)
    case field(element: String)
    case datePart(element: String, DateField.Part)
    /// Continue, or what stands in its place.
    case main
    case secondary
    case skip

    /// The element that the item belongs to.
    var element: String? {
        switch self {
        case .option(let element, _), .optionText(let element, _), .slider(let element), .field(let element),
            .datePart(let element, _):
            element
        case .main, .secondary, .skip: nil
        }
    }

    /// Whether text is typed there.
    var takesText: Bool {
        switch self {
        case .field, .optionText: true
        default: false
        }
    }
}
