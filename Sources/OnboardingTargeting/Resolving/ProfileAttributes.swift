import OnboardingConditions
package import OnboardingProfile
package import OnboardingValues

/// A profile as segments see it: fields in camel case and custom attributes by their keys, side by side.
///
/// A name that is both is the field; `profile.` or `custom.` in front says which is meant, save that an attribute whose
/// own key is so written wins, as in `Profile.attributes`. What a condition names is looked up, and nothing else.
package struct ProfileAttributes: AttributeSource {
    private let values: [ProfileField: JSONValue]

    package init(_ profile: Profile) { values = profile.values }

    package func attribute(_ name: String) -> JSONValue? {
        switch SegmentKey(name) {
        case .field(.custom(let key)): values[.custom(name)] ?? values[.custom(key)]
        case .field(let field) where field.text == name: values[field] ?? values[.custom(name)]
        case .field(let field): values[.custom(name)] ?? values[field]
        case .unknown: values[.custom(name)]
        }
    }
}

/// What a key of a segment names.
package enum SegmentKey: Hashable {
    case field(ProfileField)
    /// There is no such field.
    case unknown

    private static let standard = Dictionary(uniqueKeysWithValues: ProfileField.standard.map { ($0.text, $0) })

    package init(_ key: String) {
        if let field = Self.standard[key] {
            self = .field(field)
        } else if let name = key.after("profile.") {
            self = Self.standard[name].map(Self.field) ?? .unknown
        } else {
            self = .field(.custom(key.after("custom.") ?? key))
        }
    }
}

extension String {
    fileprivate func after(_ prefix: String) -> String? {
        utf8.starts(with: prefix.utf8) ? String(utf8.dropFirst(prefix.utf8.count)) : nil
    }
}
