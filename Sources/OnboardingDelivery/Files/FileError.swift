import Foundation

/// What the system said when a file could not be worked with.
package struct FileError: Error, Hashable, Sendable {
    /// The system's number for it, `errno`.
    package let code: Int32

    package init(code: Int32) { self.code = code }

    /// The number of an error of the disk itself.
    static let inputOutput = EIO
    /// The number of a file that is not there.
    static let missing = ENOENT
    /// The number of a file that is there already.
    static let existing = EEXIST
}
