/// A piece of an English sentence that may be joined to others without becoming ambiguous.
///
/// What is joined by "and" stands in parentheses inside "or" and the other way round, and both do after "not".
struct Phrase: Hashable, Sendable {
    /// By which word the text is held together.
    enum Joint: Hashable, Sendable {
        case none, and, or
    }

    let text: String
    let joint: Joint

    init(_ text: String, joint: Joint = .none) {
        self.text = text
        self.joint = joint
    }

    static let always = Phrase("always")
    static let never = Phrase("never")

    /// Every part holds; of no parts, always.
    static func all(_ parts: [Phrase]) -> Phrase { joined(parts, .and) ?? .always }

    /// At least one part holds; of no parts, never.
    static func any(_ parts: [Phrase]) -> Phrase { joined(parts, .or) ?? .never }

    static func not(_ part: Phrase) -> Phrase { Phrase("not (\(part.text))") }

    private static func joined(_ parts: [Phrase], _ joint: Joint) -> Phrase? {
        guard parts.count > 1 else { return parts.first }
        let texts = parts.map { [.none, joint].contains($0.joint) ? $0.text : "(\($0.text))" }
        return Phrase(texts.joined(separator: joint == .and ? " and " : " or "), joint: joint)
    }
}
