public import OnboardingActions
public import OnboardingValues

extension Profile: SavedFormConvertible {
    /// What is known, in snake case, custom attributes in `custom_attributes`.
    public var json: JSONValue { values.profileJSON }

    /// Makes a profile of what is known, in the form that `json` gives.
    ///
    /// Throws when a value is of another type than its field.
    public init(profileId: String, json: JSONValue) throws(SavedFormError) {
        let parameters = try ProfileParameters(mergePatch: json)
        self.init(profileId: profileId, changes: [ProfileChange(parameters: parameters)])
    }

    /// Reads `{"profileId", "changes"}`.
    ///
    /// Throws when a field is missing or of another type.
    public init(savedForm: JSONValue) throws(SavedFormError) {
        let fields = try FieldReader(savedForm)
        var changes: [ProfileChange] = []
        for item in try fields.list("changes") { changes.append(try ProfileChange(savedForm: item.value)) }
        self.init(profileId: try fields.string("profileId"), changes: changes)
    }

    /// The id and the changes, from which all else follows.
    public var savedForm: JSONValue {
        ["profileId": .string(profileId), "changes": .array(changes.map(\.savedForm))]
    }
}
