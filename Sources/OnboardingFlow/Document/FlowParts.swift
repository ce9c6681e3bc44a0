import OnboardingProfile

/// What a document says, and what is found in it often, joined once.
final class FlowParts: Sendable {
    let id: String
    let revision: String?
    let locale: String
    let screens: [Screen]
    let screenIds: [String]
    let theme: Theme
    let offer: OfferTexts?
    let mapping: ProfileMapping
    let limits: ProfileLimits
    let translations: Translations
    let places: FlowPlaces
    let fingerprint: UInt64
    let startId: String?
    let startIndex: Int
    let indexOfScreen: [String: Int]
    let placeOfElement: [String: Flow.ElementPosition]
    let graph: FlowGraph

    init(
        id: String,
        revision: String?,
        locale: String,
        start: String?,
        screens: [Screen],
        theme: Theme,
        offer: OfferTexts?,
        mapping: ProfileMapping,
        limits: ProfileLimits,
        translations: Translations,
        places: FlowPlaces,
        fingerprint: UInt64
    ) {
        self.id = id
        self.revision = revision
        self.locale = locale
        self.screens = screens
        screenIds = screens.map(\.id)
        self.theme = theme
        self.offer = offer
        self.mapping = mapping
        self.limits = limits
        self.translations = translations
        self.places = places
        self.fingerprint = fingerprint
        let screenIndexes = Dictionary(
            screens.enumerated().map { ($1.id, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        indexOfScreen = screenIndexes
        let positions = screens.enumerated().flatMap { screenIndex, screen in
            screen.elements.enumerated().map { index, element in
                (element.id, Flow.ElementPosition(screen: screenIndex, element: index))
            }
        }
        placeOfElement = Dictionary(positions, uniquingKeysWith: { first, _ in first })
        startId = start
        startIndex = start.flatMap { screenIndexes[$0] } ?? 0
        graph = FlowGraph(screens: screens, start: startIndex, indexOfScreen: screenIndexes)
    }
}
