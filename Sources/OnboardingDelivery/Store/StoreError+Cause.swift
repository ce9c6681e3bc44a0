import Foundation

extension StoreError {
    /// An error whose reason is what the system says of its cause, as in "No space left on device".
    init(operation: Operation, file: String, cause: any Error) {
        self.init(operation: operation, file: file, reason: Self.sentence(of: cause as NSError))
    }

    private static func sentence(of error: NSError) -> String {
        if error.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(error.code))) }
        if let cause = error.userInfo[NSUnderlyingErrorKey] as? any Error { return sentence(of: cause as NSError) }
        return error.localizedDescription
    }
}
