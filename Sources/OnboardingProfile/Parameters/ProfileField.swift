/// A field of a profile.
public enum ProfileField: Hashable, Sendable {
    /// The first name.
    case firstName
    /// The last name.
    case lastName
    /// The gender.
    case gender
    /// The birthday.
    case birthday
    /// The e-mail address.
    case email
    /// The phone number.
    case phoneNumber
    /// Whether the person does not want to be counted.
    case analyticsDisabled
    /// An attribute of the host's own, by its key.
    case custom(String)

    /// The fields other than custom attributes, in the order in which they are written.
    public static let standard: [ProfileField] = [
        .firstName, .lastName, .gender, .birthday, .email, .phoneNumber, .analyticsDisabled,
    ]

    /// Reads a field as documents name it: `firstName`, or `custom.` and a key; nil for anything else.
    public init?(_ text: String) {
        if text.hasPrefix("custom."), text.utf8.count > 7 {
            self = .custom(String(text.dropFirst(7)))
        } else if let field = Self.standard.first(where: { $0.text == text }) {
            self = field
        } else {
            return nil
        }
    }

    /// The field as documents name it.
    public var text: String {
        switch self {
        case .firstName: "firstName"
        case .lastName: "lastName"
        case .gender: "gender"
        case .birthday: "birthday"
        case .email: "email"
        case .phoneNumber: "phoneNumber"
        case .analyticsDisabled: "analyticsDisabled"
        case .custom(let key): "custom.\(key)"
        }
    }

    /// The field's name in the profile's JSON; of an attribute, its key among the custom attributes.
    package var wireName: String {
        switch self {
        case .firstName: "first_name"
        case .lastName: "last_name"
        case .gender: "gender"
        case .birthday: "birthday"
        case .email: "email"
        case .phoneNumber: "phone_number"
        case .analyticsDisabled: "analytics_disabled"
        case .custom(let key): key
        }
    }
}

extension ProfileField {
    var isCustom: Bool {
        if case .custom = self { true } else { false }
    }
}

extension ProfileField: CustomStringConvertible {
    /// The field as documents name it.
    public var description: String { text }
}
