import OnboardingValues

/// The names that `$type` knows.
enum ValueType: String, CaseIterable, Sendable {
    case string, number, boolean, array, object, null

    init(of value: JSONValue) {
        self =
            switch value {
            case .null: .null
            case .bool: .boolean
            case .number: .number
            case .string: .string
            case .array: .array
            case .object: .object
            }
    }
}
