/// What a terminal is told at the beginning and the end of a session (xterm's control sequences).
enum TerminalSequence {
    /// The alternate screen, empty; no cursor; pasted text marked; the background's colour asked for.
    static let enter = "\u{1B}[?1049h\u{1B}[2J\u{1B}[?25l\u{1B}[?2004h\u{1B}]11;?\u{1B}\\"
    /// The screen of before, with its cursor.
    static let leave = "\u{1B}[?2026l\u{1B}[0m\u{1B}[?2004l\u{1B}[?25h\u{1B}[?1049l"
    /// The bell, for a warning.
    static let bell = "\u{07}"
}
