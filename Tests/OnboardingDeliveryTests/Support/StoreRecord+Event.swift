import OnboardingDelivery
import OnboardingValues

extension StoreRecord {
    /// An event of a value.
    static func event(_ value: JSONValue) -> StoreRecord { .event(json: value.text) }
}
