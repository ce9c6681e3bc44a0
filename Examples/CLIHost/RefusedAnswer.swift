import Foundation

/// A screen did not accept what an answers file holds.
struct RefusedAnswer: Error, CustomStringConvertible {
    let file: URL
    let elementId: String
    let text: String

    var description: String { "\(file.lastPathComponent): \(elementId): \(text)" }
}
