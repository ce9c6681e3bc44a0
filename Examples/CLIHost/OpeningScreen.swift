import OnboardingTerminal

/// What Stride opens with: decided from the profile, on the device, without a network.
struct OpeningScreen {
    let home: String
    let paywall: String
    let reason: String

    init(for profile: Profile) {
        let attributes = profile.customAttributes
        let goal = attributes["goal"]
        let experience = attributes["experience"]
        home =
            if case .string(let goal) = goal { "home_\(goal)" } else { "home_discover" }
        switch experience {
        case .string("pro"), .string("advanced"):
            paywall = "paywall_pro"
            reason = "experience is \(experience.text)"
        case .string:
            paywall = "paywall_starter"
            reason = "experience is \(experience.text)"
        default:
            paywall = "paywall_standard"
            reason = "nothing is known of the person's experience"
        }
    }
}

extension AttributeValue? {
    fileprivate var text: String {
        switch self {
        case .string(let text): "\"\(text)\""
        case .number(let number): "\(number)"
        case .strings(let texts): texts.joined(separator: ", ")
        case nil: "unknown"
        }
    }
}
