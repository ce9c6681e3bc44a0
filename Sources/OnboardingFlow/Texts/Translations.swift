package import OnboardingValues

/// The texts of a document in further languages, by language tag and by path inside it.
package struct Translations: Sendable, Hashable {
    package let byLanguage: JSONObject

    package init(_ byLanguage: JSONObject = [:]) { self.byLanguage = byLanguage }

    package var languages: [String] { byLanguage.keys }

    /// The translations that serve a locale, best first: the locale itself, then its language.
    package func layers(for locale: String) -> [JSONValue] {
        var tags: [String] = []
        var tag = locale.replacingUnderscores
        while true {
            tags.append(tag)
            guard let cut = tag.lastIndex(of: "-") else { break }
            tag = String(tag[..<cut])
        }
        return tags.compactMap { tag in
            byLanguage.first { $0.key.replacingUnderscores.lowercased() == tag.lowercased() }?.value
        }
    }
}

extension String {
    /// A locale identifier with hyphens, as BCP 47 writes it.
    package var replacingUnderscores: String { String(map { $0 == "_" ? "-" : $0 }) }
}
