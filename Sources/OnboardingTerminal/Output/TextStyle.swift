import Foundation

/// How text is set off in a terminal.
public struct TextStyle: Sendable, Hashable {
    private let isStyled: Bool

    /// No escape sequences: for pipes, files and `NO_COLOR`.
    public static let plain = TextStyle(isStyled: false)
    /// Bold, dim and colours, by the sequences of ECMA-48.
    public static let styled = TextStyle(isStyled: true)

    /// Styled when standard output is a terminal that wants it: not `dumb`, and `NO_COLOR` (no-color.org) not set.
    public static var standardOutput: TextStyle {
        let environment = ProcessInfo.processInfo.environment
        let isDumb = environment["TERM"].map { $0 == "dumb" || $0.isEmpty } ?? true
        let isColourless = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
        return isatty(STDOUT_FILENO) == 1 && !isDumb && !isColourless ? .styled : .plain
    }

    /// Text that stands out.
    public func bold(_ text: String) -> String { sequence("1", text) }
    /// Text that stands back.
    public func dim(_ text: String) -> String { sequence("2", text) }
    /// Text in the accent's colour.
    public func accent(_ text: String) -> String { sequence("36", text) }
    /// Text that says what is wrong.
    public func warning(_ text: String) -> String { sequence("33", text) }

    private func sequence(_ code: String, _ text: String) -> String {
        guard isStyled, !text.isEmpty else { return text }
        // A line end inside colour would colour the rest of the line on some terminals.
        let end = text.hasSuffix("\n") ? "\n" : ""
        return "\u{1B}[\(code)m" + text.dropLast(end.count) + "\u{1B}[0m" + end
    }
}
