import Foundation

/// Standard output without a buffer, so that a question stands there before its answer is awaited.
public enum StandardOutput {
    /// Writes text as it is.
    public static func write(_ text: String) {
        FileHandle.standardOutput.write(Data(text.utf8))
    }

    /// Writes text and ends the line.
    public static func line(_ text: String = "") { write(text + "\n") }
}
