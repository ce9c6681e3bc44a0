public import OnboardingProfile

/// A questionnaire: the screens, what comes after each, and how the answers become a profile.
///
/// A flow is read from a JSON document (see Docs/FlowFormat.md) and does not change; copies share what was read.
public struct Flow: Sendable {
    /// The id of the flow, `onboardingId` in every action's meta.
    public var id: String { parts.id }
    /// The revision of the document, in the author's own words.
    public var revision: String? { parts.revision }
    /// The language of the document's own texts, a BCP 47 tag.
    public var locale: String { parts.locale }
    /// The screens, in the order of the document.
    public var screens: [Screen] { parts.screens }
    /// The inputs of the look.
    public var theme: Theme { parts.theme }
    /// The words with which the flow is offered again to a person who skipped it.
    public var offer: OfferTexts? { parts.offer }
    /// Which answer becomes which field of the profile.
    public var mapping: ProfileMapping { parts.mapping }
    /// What the attributes that answers are mapped to have to fit.
    public var limits: ProfileLimits { parts.limits }
    /// The texts in further languages.
    package var translations: Translations { parts.translations }

    /// A number made of the document's bytes, to notice that a document changed.
    package var fingerprint: UInt64 { parts.fingerprint }
    /// The id that `start` names, whether there is such a screen or not.
    package var startId: String? { parts.startId }
    /// The ids of the screens, side by side in memory.
    var screenIds: [String] { parts.screenIds }
    package var startIndex: Int { parts.startIndex }
    package var places: FlowPlaces { parts.places }
    package var indexOfScreen: [String: Int] { parts.indexOfScreen }
    package var placeOfElement: [String: ElementPosition] { parts.placeOfElement }
    package var graph: FlowGraph { parts.graph }

    private let parts: FlowParts

    /// Where an element stands, in half the space that two `Int` take: large flows are looked up from the caches then.
    package struct ElementPosition: Hashable, Sendable {
        private let packedScreen: UInt32
        private let packedElement: UInt32

        package var screen: Int { Int(packedScreen) }
        package var element: Int { Int(packedElement) }

        /// A document of 2 MB has far fewer screens and elements than fit.
        init(screen: Int, element: Int) {
            packedScreen = UInt32(clamping: screen)
            packedElement = UInt32(clamping: element)
        }
    }

    init(_ parts: FlowParts) { self.parts = parts }

    /// The screen with an id.
    public func screen(_ id: String) -> Screen? {
        indexOfScreen[id].map { screens[$0] }
    }

    /// The element with an id, wherever it stands.
    public func element(_ id: String) -> Element? {
        placeOfElement[id].map { screens[$0.screen].elements[$0.element] }
    }
}
