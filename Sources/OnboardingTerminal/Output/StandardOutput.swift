import Foundation

/// Standard output without a buffer, so that a question stands there before its answer is awaited.
public enum StandardOutput {
    /// How many columns a line has: those of the terminal, else `COLUMNS`, else 80.
    public static var columns: Int {
        if let size = TerminalSize(of: STDOUT_FILENO) { return size.columns }
        let named = ProcessInfo.processInfo.environment["COLUMNS"].flatMap { Int($0) } ?? 0
        return named > 0 ? named : 80
    }

    /// Text broken between words to fit the lines, each of them after some spaces.
    public static func wrapped(_ text: String, indent: Int) -> String {
        let spaces = String(repeating: " ", count: indent)
        return spaces + TextLayout(columns: columns).wrapped(text, from: indent, indent: indent)
    }

    /// Writes text as it is. Where nobody reads it any more, it is dropped.
    public static func write(_ text: String) {
        try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    }

    /// Writes text and ends the line.
    public static func line(_ text: String = "") { write(text + "\n") }
}
