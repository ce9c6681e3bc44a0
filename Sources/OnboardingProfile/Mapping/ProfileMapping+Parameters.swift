public import OnboardingActions
import OnboardingValues

extension ProfileMapping {
    /// The change that an answer makes; nil when its element is not mapped.
    ///
    /// A choice gives its option's `value`, several choices the list of values (or one text, where the entry says so), a
    /// number a number, a date its text. An answer that was emptied removes the field.
    ///
    /// - Throws: `ProfileLimitError` when a custom attribute breaks the limits; `ProfileMappingError` when the answer
    ///   cannot be what the field is, such as a birthday without a year. The profile is then left as it is.
    public func parameters(
        for action: StateUpdatedAction,
        limits: ProfileLimits = .standard
    ) throws -> ProfileParameters? {
        guard let entry = entries[action.elementId] else { return nil }
        let builder = ProfileParameters.Builder(limits: limits)
        func mismatch(_ text: String) -> ProfileMappingError {
            ProfileMappingError(elementId: action.elementId, field: entry.field, text: text)
        }
        guard entry.field != .analyticsDisabled else { throw mismatch("no answer may go there; map another field") }
        guard let value = MappedValue(action.params, isJoined: entry.isJoined) else {
            return builder.removing(entry.field).build()
        }
        if case .custom(let key) = entry.field {
            guard let attribute = value.attribute else {
                throw mismatch("a date without a year cannot be an attribute; ask for the year")
            }
            return try builder.with(customAttribute: attribute, forKey: key).build()
        }
        if entry.field == .birthday {
            guard let date = value.date else {
                throw mismatch("a birthday needs day, month and year of a day that exists; ask for all of them")
            }
            return builder.with(birthday: date).build()
        }
        guard let text = value.text else { throw mismatch("a text is needed; map a choice or an entered text") }
        switch entry.field {
        case .firstName: builder.with(firstName: text)
        case .lastName: builder.with(lastName: text)
        case .email: builder.with(email: text)
        case .phoneNumber: builder.with(phoneNumber: text)
        case .gender:
            let gender = Gender(rawValue: text)
            guard [.female, .male, .other].contains(gender) else {
                throw mismatch("\"\(text)\" is no gender; give the option the value female, male or other")
            }
            builder.with(gender: gender)
        case .birthday, .analyticsDisabled, .custom: break
        }
        return builder.build()
    }
}
