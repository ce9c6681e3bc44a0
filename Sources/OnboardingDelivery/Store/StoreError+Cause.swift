import Foundation

extension StoreError {
    /// An error whose reason is what the system says, as in "No space left on device".
    init(_ operation: Operation, _ file: String, _ cause: FileError) {
        self.init(operation: operation, file: file, reason: String(cString: strerror(cause.code)))
    }
}
