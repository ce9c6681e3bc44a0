/// What a piece of text is; how that looks is the palette's to say.
struct SpanStyle: Hashable, Sendable {
    enum Role: Sendable {
        /// What is read.
        case text
        /// What stands back: hints, details, frames.
        case secondary
        /// What is chosen, or has the person's attention.
        case accent
        /// The face of a button.
        case button
        /// What is wrong.
        case warning
    }

    var role = Role.text
    var isBold = false

    static let text = SpanStyle()
    static let bold = SpanStyle(isBold: true)
    static let secondary = SpanStyle(role: .secondary)
    static let accent = SpanStyle(role: .accent)
    static let strong = SpanStyle(role: .accent, isBold: true)
    static let button = SpanStyle(role: .button, isBold: true)
    static let warning = SpanStyle(role: .warning)
}
