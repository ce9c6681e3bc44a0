/// A key that was pressed, or something else that a terminal says on its input.
enum Key: Hashable, Sendable {
    case character(Character)
    /// Text that was pasted, which types nothing and presses nothing.
    case paste(String)
    case enter, tab, backTab, escape, backspace, delete
    case up, down, left, right, home, end, pageUp, pageDown
    /// A letter held with Control, in lower case.
    case control(Character)
    /// The terminal's background colour, when it was asked for it.
    case background(TerminalColor)
}
