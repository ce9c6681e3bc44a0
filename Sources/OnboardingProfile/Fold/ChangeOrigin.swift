public import OnboardingActions
public import OnboardingValues

/// The answer a change came from, so that it can be taken back with the answer.
public struct ChangeOrigin: Hashable, Sendable {
    /// Who made the change of the answer.
    public enum Source: String, Hashable, Sendable, Codable {
        /// The mapping in the flow document.
        case mapping
        /// The host's code.
        case host
    }

    /// The id of the flow.
    public var onboardingId: String
    /// The id of the run; nil when the answer came from a page.
    public var runId: String?
    /// The id of the element.
    public var elementId: String
    /// Who made the change of the answer.
    public var source: Source

    /// Makes an origin of its parts.
    public init(onboardingId: String, runId: String?, elementId: String, source: Source) {
        self.onboardingId = onboardingId
        self.runId = runId
        self.elementId = elementId
        self.source = source
    }

    /// Makes the origin that an action is.
    public init(_ action: StateUpdatedAction, source: Source) {
        self.init(
            onboardingId: action.meta.onboardingId,
            runId: action.meta.runId,
            elementId: action.elementId,
            source: source
        )
    }

    /// Whether both stand for the same element and source, be it in one run or in two.
    func isSameElement(as other: Self) -> Bool {
        onboardingId == other.onboardingId && elementId == other.elementId && source == other.source
    }
}

extension ChangeOrigin: SavedFormConvertible {
    /// Reads `{"onboardingId", "runId"?, "elementId", "source"}`.
    ///
    /// Throws when a field is missing or of another type.
    public init(savedForm: JSONValue) throws(SavedFormError) {
        let fields = try FieldReader(savedForm)
        let name = try fields.string("source")
        guard let source = Source(rawValue: name) else {
            throw SavedFormError(path: "source", text: "\"\(name)\" is no source; write mapping or host")
        }
        self.init(
            onboardingId: try fields.string("onboardingId"),
            runId: try fields.optionalString("runId"),
            elementId: try fields.string("elementId"),
            source: source
        )
    }

    /// The parts that are known.
    public var savedForm: JSONValue {
        var object: JSONObject = ["onboardingId": .string(onboardingId)]
        object["runId"] = runId.map(JSONValue.string)
        object["elementId"] = .string(elementId)
        object["source"] = .string(source.rawValue)
        return .object(object)
    }
}
