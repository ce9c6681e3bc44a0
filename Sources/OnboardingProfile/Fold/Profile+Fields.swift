public import OnboardingValues

extension Profile {
    /// The first name; nil when it is not known.
    public var firstName: String? { values[.firstName]?.string }
    /// The last name; nil when it is not known.
    public var lastName: String? { values[.lastName]?.string }
    /// The gender; nil when it is not known.
    public var gender: Gender? { values[.gender]?.string.map(Gender.init(rawValue:)) }
    /// The birthday; nil when it is not known.
    public var birthday: CalendarDate? { values[.birthday]?.string.flatMap { CalendarDate($0) } }
    /// The e-mail address; nil when it is not known.
    public var email: String? { values[.email]?.string }
    /// The phone number; nil when it is not known.
    public var phoneNumber: String? { values[.phoneNumber]?.string }
    /// Whether the person does not want to be counted; nil when they did not say.
    public var analyticsDisabled: Bool? { values[.analyticsDisabled]?.bool }

    /// The custom attributes by key.
    public var customAttributes: [String: AttributeValue] {
        var attributes: [String: AttributeValue] = [:]
        for (field, json) in values {
            if case .custom(let key) = field { attributes[key] = AttributeValue(json) }
        }
        return attributes
    }

    /// The attributes that break a limit, among them those beyond the number that is allowed, by key.
    public func problems(under limits: ProfileLimits) -> [ProfileLimitError] {
        values.problems(under: limits)
    }

    /// The profile for conditions: fields in camel case and attributes by their keys, side by side.
    ///
    /// The fields stand under `profile` too and the attributes under `custom`, for a name that is both; by itself such a
    /// name is the field. Dates are text, as conditions compare them.
    public var attributes: JSONObject {
        var fields = JSONObject()
        var custom = JSONObject()
        for field in values.keys.inProfileOrder {
            if case .custom(let key) = field { custom[key] = values[field] } else { fields[field.text] = values[field] }
        }
        var all = fields
        all["profile"] = .object(fields)
        all["custom"] = .object(custom)
        for (key, value) in custom where all[key] == nil { all[key] = value }
        return all
    }
}
