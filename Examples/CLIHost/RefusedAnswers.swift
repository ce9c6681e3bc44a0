import Foundation

/// An answers file does not fit: the flow has no such answers, or a screen did not accept them.
struct RefusedAnswers: Error, CustomStringConvertible {
    let file: URL
    /// What is wrong, one line an answer.
    let lines: [String]

    var description: String { lines.map { "\(file.lastPathComponent): \($0)" }.joined(separator: "\n") }
}
