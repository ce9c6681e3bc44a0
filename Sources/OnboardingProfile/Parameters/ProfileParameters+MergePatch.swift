public import OnboardingActions
public import OnboardingValues

extension ProfileParameters: SavedFormConvertible {
    /// Reads a merge patch of a profile's JSON, in snake case.
    ///
    /// Keys that are no fields are ignored. `custom_attributes` as null is refused: which attributes it removes is not
    /// known here. Throws when a value is of another type.
    public init(mergePatch: JSONValue) throws(SavedFormError) {
        let fields = try FieldReader(mergePatch)
        for field in ProfileField.standard {
            guard let json = fields.object[field.wireName] else { continue }
            let path = fields.path.key(field.wireName)
            switch field {
            case _ where json.isNull: break
            case .analyticsDisabled where json.bool == nil:
                throw FieldReader.mismatch(json, at: path, expected: "true or false")
            case .analyticsDisabled: break
            case .birthday where CalendarDate(try FieldReader.string(json, at: path)) == nil:
                throw SavedFormError(path: path.description, text: "\(json.text) is no date; write it as YYYY-MM-DD")
            default: _ = try FieldReader.string(json, at: path)
            }
            set(field, to: json)
        }
        guard let custom = fields.object["custom_attributes"] else { return }
        let attributes = try FieldReader(custom, at: fields.path.key("custom_attributes"))
        for (key, json) in attributes.object {
            guard json.isNull || AttributeValue(json) != nil else {
                let expected = "a string, a number, a list of strings or null"
                throw FieldReader.mismatch(json, at: attributes.path.key(key), expected: expected)
            }
            set(.custom(key), to: json)
        }
    }

    /// The change as a merge patch: null for what is removed, no key for what stays.
    public var mergePatch: JSONValue { patch.profileJSON }

    /// Reads a merge patch, as `init(mergePatch:)`; throws as it does.
    public init(savedForm: JSONValue) throws(SavedFormError) { try self.init(mergePatch: savedForm) }

    /// The merge patch.
    public var savedForm: JSONValue { mergePatch }
}
