public import OnboardingActions
public import OnboardingValues

/// A change to a profile and the answer it came from.
public struct ProfileChange: Hashable, Sendable {
    /// What changes.
    public var parameters: ProfileParameters
    /// The answer it came from; nil when it came from none, and so cannot be taken back.
    public var origin: ChangeOrigin?

    /// Makes a change.
    public init(parameters: ProfileParameters, origin: ChangeOrigin? = nil) {
        self.parameters = parameters
        self.origin = origin
    }
}

extension ProfileChange: SavedFormConvertible {
    /// Reads `{"parameters", "origin"?}`.
    ///
    /// Throws when a field is missing or of another type.
    public init(savedForm: JSONValue) throws(SavedFormError) {
        let fields = try FieldReader(savedForm)
        self.init(parameters: try ProfileParameters(mergePatch: try fields.required("parameters")))
        if let origin = fields.optional("origin") { self.origin = try ChangeOrigin(savedForm: origin) }
    }

    /// The merge patch, and the origin if there is one.
    public var savedForm: JSONValue {
        var object: JSONObject = ["parameters": parameters.mergePatch]
        object["origin"] = origin?.savedForm
        return .object(object)
    }
}
