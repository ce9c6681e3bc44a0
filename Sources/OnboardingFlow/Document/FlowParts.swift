import OnboardingProfile

/// What a document says, before it is joined into a flow.
struct FlowParts {
    var id: String
    var revision: String?
    var locale: String
    var start: String?
    var screens: [Screen]
    var theme: Theme
    var offer: OfferTexts?
    var mapping: ProfileMapping
    var limits: ProfileLimits
    var translations: Translations
    var places: FlowPlaces
    var fingerprint: UInt64
}
