import OnboardingValues

/// What a phrase speaks of: an answer, an attribute, an item of a list, a count.
struct PhraseSubject {
    /// Its name inside a sentence.
    let name: String
    /// The element, where it is an element's answer or an item of one.
    var element: Element?
    /// Whether it is an item of the answer, not the answer.
    var isItem = false

    func member(_ key: String) -> PhraseSubject { PhraseSubject(name: "its \(key)") }

    /// Whether the value is a list of option ids.
    var isList: Bool {
        if case .multiChoice? = element?.content { !isItem } else { false }
    }

    var isDate: Bool { element?.kind == .date }

    /// The element's own title where that can be the subject of a sentence, else its id.
    static func name(of element: Element, in texts: Localizer) -> String {
        guard let title = texts.text(of: element, "title", element.title) else { return element.id }
        let isSentence = title.contains { "?!.:;؟。？".contains($0) }
        return isSentence || title.count > 30 || title.needsQuotes ? element.id : title
    }
}

extension String {
    /// Whether a text would be taken for part of the sentence around it.
    var needsQuotes: Bool {
        if isEmpty || trimmed != self || contains(where: { "(),“”\"…".contains($0) }) { return true }
        let joints: Set = ["and", "or", "not", "is", "nor", "neither"]
        return lowercased().split(separator: " ").contains { joints.contains(String($0)) }
    }
}
