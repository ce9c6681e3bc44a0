import OnboardingTerminal

/// What Stride opens with: decided from the profile, on the device, without a network.
struct OpeningScreen {
    let home: String
    let paywall: String
    let reason: String

    init(for profile: Profile) {
        let attributes = profile.customAttributes
        home =
            if case .string(let goal) = attributes["goal"] { "home_\(goal)" } else { "home_discover" }
        switch attributes["experience"] {
        case .string(let experience) where ["pro", "advanced"].contains(experience):
            paywall = "paywall_pro"
            reason = "experience is \(experience)"
        case .string(let experience):
            paywall = "paywall_starter"
            reason = "experience is \(experience)"
        default:
            paywall = "paywall_standard"
            reason = "nothing is known of the person's experience"
        }
    }
}
