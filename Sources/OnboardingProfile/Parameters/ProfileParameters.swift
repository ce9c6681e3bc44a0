public import OnboardingValues

/// A change to a profile: of every field whether it stays, becomes a value, or is removed.
///
/// Its JSON is a merge patch (RFC 7396) of the profile's: null removes a field, an absent key leaves it as it is.
public struct ProfileParameters: Hashable, Sendable {
    /// The new value of each field that is touched, null for one that is removed.
    package private(set) var patch: [ProfileField: JSONValue] = [:]

    /// Makes a change that touches nothing.
    public init() {}

    /// What happens to the first name.
    public var firstName: FieldChange<String> { change(of: .firstName) { $0.string } }
    /// What happens to the last name.
    public var lastName: FieldChange<String> { change(of: .lastName) { $0.string } }
    /// What happens to the gender.
    public var gender: FieldChange<Gender> { change(of: .gender) { $0.string.map(Gender.init(rawValue:)) } }
    /// What happens to the birthday.
    public var birthday: FieldChange<CalendarDate> { change(of: .birthday) { $0.string.flatMap { CalendarDate($0) } } }
    /// What happens to the e-mail address.
    public var email: FieldChange<String> { change(of: .email) { $0.string } }
    /// What happens to the phone number.
    public var phoneNumber: FieldChange<String> { change(of: .phoneNumber) { $0.string } }
    /// What happens to the wish not to be counted.
    public var analyticsDisabled: FieldChange<Bool> { change(of: .analyticsDisabled) { $0.bool } }

    /// What happens to a custom attribute.
    public func customAttribute(_ key: String) -> FieldChange<AttributeValue> {
        change(of: .custom(key)) { AttributeValue($0) }
    }

    /// The fields that are touched: the standard ones in their order, then attributes by key.
    public var touchedFields: [ProfileField] { patch.keys.inProfileOrder }

    /// Whether nothing is touched.
    public var isEmpty: Bool { patch.isEmpty }

    /// What breaks the limits in this change by itself; a profile may break the count with it all the same.
    public func problems(under limits: ProfileLimits) -> [ProfileLimitError] {
        patch.problems(under: limits)
    }

    package mutating func set(_ field: ProfileField, to value: JSONValue?) { patch[field] = value }

    private func change<Value>(of field: ProfileField, as read: (JSONValue) -> Value?) -> FieldChange<Value> {
        guard let json = patch[field] else { return .untouched }
        return read(json).map(FieldChange.set) ?? .removed
    }
}
