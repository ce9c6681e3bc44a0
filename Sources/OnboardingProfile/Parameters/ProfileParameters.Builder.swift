import OnboardingActions
public import OnboardingValues

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension ProfileParameters {
    /// Puts a change together, field by field.
    ///
    /// Texts are trimmed of white space at both ends. A text that is empty then is set all the same, as an empty text: it
    /// is neither untouched nor removed. To remove a field say so with `removing(_:)`. A later call overrides an earlier
    /// one; a call that throws changes nothing.
    public final class Builder {
        private let limits: ProfileLimits
        private var parameters = ProfileParameters()

        /// Makes a builder of a change that touches nothing yet, under limits for custom attributes.
        public init(limits: ProfileLimits = .standard) { self.limits = limits }

        /// Sets the first name.
        @discardableResult
        public func with(firstName: String) -> Self { set(.firstName, .string(firstName.trimmed)) }

        /// Sets the last name.
        @discardableResult
        public func with(lastName: String) -> Self { set(.lastName, .string(lastName.trimmed)) }

        /// Sets the gender.
        @discardableResult
        public func with(gender: Gender) -> Self { set(.gender, .string(gender.rawValue)) }

        /// Sets the birthday.
        @discardableResult
        public func with(birthday: CalendarDate) -> Self { set(.birthday, .string(birthday.description)) }

        /// Sets the birthday.
        ///
        /// Throws `IncompleteDateError` when a part is missing or there is no such day.
        @discardableResult
        public func with(birthday: PartialDate) throws(IncompleteDateError) -> Self {
            guard let date = birthday.calendarDate else { throw IncompleteDateError(date: birthday) }
            return with(birthday: date)
        }

        /// Sets the e-mail address.
        @discardableResult
        public func with(email: String) -> Self { set(.email, .string(email.trimmed)) }

        /// Sets the phone number.
        @discardableResult
        public func with(phoneNumber: String) -> Self { set(.phoneNumber, .string(phoneNumber.trimmed)) }

        /// Sets whether the person does not want to be counted.
        @discardableResult
        public func with(analyticsDisabled: Bool) -> Self { set(.analyticsDisabled, .bool(analyticsDisabled)) }

        /// Sets a custom attribute to a text.
        ///
        /// Throws when the key, the length or the number of attributes breaks a limit.
        @discardableResult
        public func with(customAttribute text: String, forKey key: String) throws(ProfileLimitError) -> Self {
            try with(customAttribute: .string(text), forKey: key)
        }

        /// Sets a custom attribute to a number.
        ///
        /// Throws when the key or the number of attributes breaks a limit, or the number is `Decimal.nan`.
        @discardableResult
        public func with(customAttribute number: Decimal, forKey key: String) throws(ProfileLimitError) -> Self {
            try with(customAttribute: .number(number), forKey: key)
        }

        /// Sets a custom attribute to a whole number.
        ///
        /// Throws when the key or the number of attributes breaks a limit.
        @discardableResult
        public func with(customAttribute number: Int, forKey key: String) throws(ProfileLimitError) -> Self {
            try with(customAttribute: .number(Decimal(number)), forKey: key)
        }

        /// Sets a custom attribute to a number, by the shortest digits that stand for it.
        ///
        /// Throws when the key or the number of attributes breaks a limit, or JSON has no such number, as for infinity.
        @discardableResult
        public func with(customAttribute number: Double, forKey key: String) throws(ProfileLimitError) -> Self {
            try with(customAttribute: .number(JSONValue(number)?.number ?? .nan), forKey: key)
        }

        /// Sets a custom attribute to a list of texts.
        ///
        /// Throws when the key, a length or the number of attributes breaks a limit, or the limits allow no lists.
        @discardableResult
        public func with(customAttribute texts: [String], forKey key: String) throws(ProfileLimitError) -> Self {
            try with(customAttribute: .strings(texts), forKey: key)
        }

        /// Sets a custom attribute.
        ///
        /// Throws when it breaks a limit.
        @discardableResult
        public func with(customAttribute value: AttributeValue, forKey key: String) throws(ProfileLimitError) -> Self {
            let value = value.trimmed
            var next = parameters
            next.set(.custom(key), to: value.json)
            let count = next.patch.filter { $0.key.isCustom && !$0.value.isNull }.count
            let problem =
                limits.problem(withKey: key) ?? limits.problem(with: value, forKey: key)
                ?? limits.problem(withCount: count, addingKey: key)
            if let problem { throw problem }
            parameters = next
            return self
        }

        /// Removes a field from the profile.
        @discardableResult
        public func removing(_ field: ProfileField) -> Self { set(field, .null) }

        /// Removes a custom attribute from the profile; any key may be removed, also one that breaks the limits.
        @discardableResult
        public func withRemovedCustomAttribute(forKey key: String) -> Self { set(.custom(key), .null) }

        /// The change as it stands; the builder may go on.
        public func build() -> ProfileParameters { parameters }

        private func set(_ field: ProfileField, _ value: JSONValue) -> Self {
            parameters.set(field, to: value)
            return self
        }
    }
}

extension AttributeValue {
    fileprivate var trimmed: AttributeValue {
        switch self {
        case .string(let text): .string(text.trimmed)
        case .strings(let texts): .strings(texts.map(\.trimmed))
        case .number: self
        }
    }
}
