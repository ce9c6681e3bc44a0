import OnboardingValues

extension Collection<ProfileField> {
    /// The standard fields in their order, then attributes by key.
    var inProfileOrder: [ProfileField] {
        let found = Set(self)
        let custom = compactMap { field -> String? in
            if case .custom(let key) = field { key } else { nil }
        }
        return ProfileField.standard.filter(found.contains) + custom.sorted().map(ProfileField.custom)
    }
}

extension [ProfileField: JSONValue] {
    /// The fields as the profile's JSON, in snake case, custom attributes in an object of their own.
    var profileJSON: JSONValue {
        var object = JSONObject()
        var attributes = JSONObject()
        for field in keys.inProfileOrder {
            if field.isCustom { attributes[field.wireName] = self[field] } else { object[field.wireName] = self[field] }
        }
        if !attributes.isEmpty { object["custom_attributes"] = .object(attributes) }
        return .object(object)
    }

    /// The attributes that break a limit, by key; null counts for nothing.
    func problems(under limits: ProfileLimits) -> [ProfileLimitError] {
        var problems: [ProfileLimitError] = []
        var count = 0
        for field in keys.inProfileOrder {
            guard case .custom(let key) = field, let value = self[field].flatMap(AttributeValue.init) else { continue }
            count += 1
            let problem =
                limits.problem(withKey: key) ?? limits.problem(with: value, forKey: key)
                ?? limits.problem(withCount: count, addingKey: key)
            if let problem { problems.append(problem) }
        }
        return problems
    }
}
