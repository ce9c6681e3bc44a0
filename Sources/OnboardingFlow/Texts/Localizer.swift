import OnboardingValues

/// Finds the text of a flow in the language asked for: each text by itself, in the asked locale, then its language,
/// then the document's own.
struct Localizer: Sendable {
    /// The language that the texts are in, a BCP 47 tag.
    let locale: String
    let kit: KitTexts
    private let layers: [JSONValue]

    init(flow: Flow, locale asked: String) {
        let tag = asked.replacingUnderscores
        layers = flow.translations.layers(for: tag)
        let isOwnLanguage = tag.language == flow.locale.replacingUnderscores.language
        locale = layers.isEmpty && !isOwnLanguage ? flow.locale.replacingUnderscores : tag
        let own = flow.translations.layers(for: flow.locale)
        let isOwn = locale.language == flow.locale.replacingUnderscores.language
        kit = KitTexts(locale: locale, replacements: layers + (isOwn ? own : []), own: own)
    }

    func text(of screen: Screen, _ key: String, _ own: String?) -> String? {
        own.map { own in layers.lazy.compactMap { $0["screens"]?[screen.id]?[key]?.string }.first ?? own }
    }

    func label(of button: Button, on screen: Screen) -> String {
        layers.lazy.compactMap { $0["screens"]?[screen.id]?["buttons"]?[button.id]?["label"]?.string }.first
            ?? button.label
    }

    func alt(of screen: Screen, _ own: String) -> String {
        layers.lazy.compactMap { $0["screens"]?[screen.id]?["image"]?["alt"]?.string }.first ?? own
    }

    func text(of element: Element, _ key: String, _ own: String?) -> String? {
        own.map { own in layers.lazy.compactMap { $0["elements"]?[element.id]?[key]?.string }.first ?? own }
    }

    func label(of option: Option, in element: Element) -> String {
        text(of: option, in: element, "label") ?? option.label
    }

    func detail(of option: Option, in element: Element) -> String? {
        option.detail.map { text(of: option, in: element, "detail") ?? $0 }
    }

    private func text(of option: Option, in element: Element, _ key: String) -> String? {
        layers.lazy.compactMap { $0["elements"]?[element.id]?["options"]?[option.id]?[key]?.string }.first
    }

    func items(of element: Element, _ own: [String]) -> [String] {
        own.enumerated().map { index, own in
            layers.lazy.compactMap { $0["elements"]?[element.id]?["items"]?.array?[checked: index]?.string }.first
                ?? own
        }
    }

    func rows(of element: Element, _ own: [SummaryRow]) -> [SummaryRow] {
        own.enumerated().map { index, own in
            func text(_ key: String) -> String? {
                layers.lazy.compactMap {
                    $0["elements"]?[element.id]?["rows"]?.array?[checked: index]?[key]?.string
                }.first
            }
            return SummaryRow(icon: own.icon, label: text("label") ?? own.label, value: text("value") ?? own.value)
        }
    }

    func offer(_ own: OfferTexts) -> OfferTexts {
        func text(_ key: String) -> String? { layers.lazy.compactMap { $0["offer"]?[key]?.string }.first }
        return OfferTexts(
            title: text("title") ?? own.title,
            text: own.text.map { text("text") ?? $0 },
            action: own.action.map { text("action") ?? $0 }
        )
    }

    /// The writing direction of the language, by the scripts of languages written from right to left.
    var direction: ScreenState.TextDirection {
        let languages: Set = ["ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "ps", "sd", "ug", "ur", "yi"]
        return languages.contains(locale.language) ? .rightToLeft : .leftToRight
    }
}

extension String {
    /// The language of a language tag, in lower case.
    var language: String { split(separator: "-").first.map { $0.lowercased() } ?? "" }
}

extension Flow {
    /// The words with which the flow is offered again, in a language.
    public func offer(in locale: String) -> OfferTexts? {
        offer.map(Localizer(flow: self, locale: locale).offer)
    }
}
