import OnboardingValues

/// A text of the document that people read, and where its translations stand.
struct FlowText {
    /// A step from a language's translations to a text.
    enum Step: Hashable {
        case key(String)
        case item(Int)
    }

    let text: String
    let place: DocumentPlace
    let steps: [Step]

    /// Whether a person would read words in it: `{{name}}` alone, a number or a sign is the same in every language.
    var hasWords: Bool { Placeholders.filled(text) { _ in nil }.contains(where: \.isLetter) }

    /// The place of the translation in a document.
    func path(in language: String) -> JSONPath {
        steps.reduce(JSONPath.root.key("texts").key(language)) { path, step in path.step(step) }
    }

    /// The translation that a language's texts hold.
    func translation(in texts: JSONValue) -> String? {
        steps.reduce(Swift.Optional(texts)) { value, step in
            switch step {
            case .key(let key): value?[key]
            case .item(let index): value?.array.flatMap { $0.indices.contains(index) ? $0[index] : nil }
            }
        }?.string
    }
}

extension JSONPath {
    func step(_ step: FlowText.Step) -> JSONPath {
        switch step {
        case .key(let key): self.key(key)
        case .item(let index): item(index)
        }
    }
}
