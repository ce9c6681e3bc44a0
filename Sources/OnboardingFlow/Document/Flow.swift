public import OnboardingProfile

/// A questionnaire: the screens, what comes after each, and how the answers become a profile.
///
/// A flow is read from a JSON document (see Docs/FlowFormat.md) and does not change.
public struct Flow: Sendable {
    /// The id of the flow, `onboardingId` in every action's meta.
    public let id: String
    /// The revision of the document, in the author's own words.
    public let revision: String?
    /// The language of the document's own texts, a BCP 47 tag.
    public let locale: String
    /// The screens, in the order of the document.
    public let screens: [Screen]
    /// The inputs of the look.
    public let theme: Theme
    /// The words with which the flow is offered again to a person who skipped it.
    public let offer: OfferTexts?
    /// Which answer becomes which field of the profile.
    public let mapping: ProfileMapping
    /// What the attributes that answers are mapped to have to fit.
    public let limits: ProfileLimits
    /// The texts in further languages.
    package let translations: Translations

    /// A number made of the document's bytes, to notice that a document changed.
    package let fingerprint: UInt64
    /// The id that `start` names, whether there is such a screen or not.
    package let startId: String?
    package let startIndex: Int
    package let places: FlowPlaces
    package let indexOfScreen: [String: Int]
    package let placeOfElement: [String: ElementPosition]
    package let graph: FlowGraph

    package struct ElementPosition: Hashable, Sendable {
        package let screen: Int
        package let element: Int
    }

    init(_ parts: FlowParts) {
        id = parts.id
        revision = parts.revision
        locale = parts.locale
        screens = parts.screens
        theme = parts.theme
        offer = parts.offer
        mapping = parts.mapping
        limits = parts.limits
        translations = parts.translations
        places = parts.places
        fingerprint = parts.fingerprint
        let screenIndexes = Dictionary(
            parts.screens.enumerated().map { ($1.id, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        indexOfScreen = screenIndexes
        let positions = parts.screens.enumerated().flatMap { screenIndex, screen in
            screen.elements.enumerated().map { index, element in
                (element.id, ElementPosition(screen: screenIndex, element: index))
            }
        }
        placeOfElement = Dictionary(positions, uniquingKeysWith: { first, _ in first })
        startId = parts.start
        startIndex = parts.start.flatMap { screenIndexes[$0] } ?? 0
        graph = FlowGraph(screens: parts.screens, start: startIndex, indexOfScreen: screenIndexes)
    }

    /// The screen with an id.
    public func screen(_ id: String) -> Screen? {
        indexOfScreen[id].map { screens[$0] }
    }

    /// The element with an id, wherever it stands.
    public func element(_ id: String) -> Element? {
        placeOfElement[id].map { screens[$0.screen].elements[$0.element] }
    }
}
