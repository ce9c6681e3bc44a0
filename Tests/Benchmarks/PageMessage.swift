/// The page form of a message that one option was chosen, or several, as somebody would write it for Foundation's decoder.
struct PageMessage<Value: Decodable>: Decodable {
    struct Option: Decodable {
        let id: String
        let value: String
        let label: String
    }

    struct Meta: Decodable {
        let onboardingId: String
        let screenClientId: String?
        let screenIndex: Int
        let screensTotal: Int

        private enum CodingKeys: String, CodingKey {
            case onboardingId = "onboarding_id"
            case screenClientId = "screen_cid"
            case screenIndex = "screen_index"
            case screensTotal = "total_screens"
        }
    }

    let type: String
    let elementId: String
    let elementType: String
    let value: Value
    let meta: Meta

    private enum CodingKeys: String, CodingKey {
        case type
        case elementId = "element_id"
        case elementType = "element_type"
        case value, meta
    }
}
