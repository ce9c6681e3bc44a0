import OnboardingValues

/// A warning for each text without a translation in a language that the document has.
///
/// A region falls back to its language, and a region of the document's own language to the document itself.
struct MissingTranslationRule: FlowRule {
    func issues(in flow: Flow) -> [DocumentIssue] {
        let languages = flow.translations.languages.filter { !flow.isOwnLanguage($0) }
        if languages.isEmpty { return [] }
        let texts = flow.texts.filter(\.hasWords)
        return languages.flatMap { language -> [DocumentIssue] in
            let layers = flow.translations.layers(for: language)
            return texts.filter { text in !layers.contains { text.translation(in: $0) != nil } }.map { text in
                let place = DocumentPlace(line: flow.places.texts?.line ?? 1, path: text.path(in: language))
                let message = "\(text.text.quoted) has no translation here; add it, or people read the document's text"
                return place.issue(.warning, "missing-translation", message)
            }
        }
    }
}

extension Flow {
    /// Whether a language tag is the document's own, or a region of it.
    fileprivate func isOwnLanguage(_ language: String) -> Bool {
        let (own, tag) = (locale.replacingUnderscores.lowercased(), language.replacingUnderscores.lowercased())
        return tag == own || tag.hasPrefix(own + "-")
    }
}
