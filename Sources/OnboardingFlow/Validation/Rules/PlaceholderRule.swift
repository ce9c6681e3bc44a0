import OnboardingValues

/// A warning for `{{id}}` in a text, or in its translation, where no element with that id takes an answer, and for one
/// inside another.
struct PlaceholderRule: FlowRule {
    func issues(in flow: Flow) -> [DocumentIssue] {
        let languages = flow.translations.byLanguage
        let elements = flow.screens.flatMap(\.questions).map(\.id)
        var spelling = Spelling()
        func mend(_ id: String) -> String {
            spelling.nearest(to: id, among: elements).map { "did you mean \($0.quoted)?" } ?? "correct the id"
        }
        return flow.texts.flatMap { text in
            issues(of: text.text, at: text.place, in: flow, mend)
                + languages.flatMap { language, texts -> [DocumentIssue] in
                    guard let translation = text.translation(in: texts), translation.contains("{") else { return [] }
                    let place = DocumentPlace(line: flow.places.texts?.line ?? 1, path: text.path(in: language))
                    return issues(of: translation, at: place, in: flow, mend)
                }
        }
    }

    private func issues(
        of text: String,
        at place: DocumentPlace,
        in flow: Flow,
        _ mend: (String) -> String
    ) -> [DocumentIssue] {
        if Placeholders.areNested(in: text) {
            let message = "a placeholder stands inside another, which ends at the first }}; write one after the other"
            return [place.issue(.warning, "nested-placeholder", message)]
        }
        return Placeholders.elementIds(in: text).compactMap { id in
            if flow.places.unread.contains(id) || flow.element(id)?.takesAnswer == true { return nil }
            let message = "there is no element \(id.quoted) that takes an answer, so only its fallback is ever shown"
            return place.issue(.warning, "unknown-placeholder", "\(message); \(mend(id))")
        }
    }
}
