import Foundation

/// A file that the system does not let the app read.
struct UnreadableFile: Error, CustomStringConvertible {
    let file: URL
    let reason: String

    var description: String { "cannot read \(file.path): \(reason)" }
}
