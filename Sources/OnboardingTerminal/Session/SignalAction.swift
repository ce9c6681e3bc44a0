import Foundation

/// What a signal does. Linux and Darwin name the handler differently.
extension sigaction {
    /// An action that calls a handler.
    init(_ handler: @escaping @convention(c) (Int32) -> Void) {
        self.init()
        sigemptyset(&sa_mask)
        #if canImport(Darwin)
        __sigaction_u.__sa_handler = handler
        #else
        __sigaction_handler.sa_handler = handler
        #endif
    }

    var isIgnored: Bool {
        #if canImport(Darwin)
        let handler = __sigaction_u.__sa_handler
        #else
        let handler = __sigaction_handler.sa_handler
        #endif
        return handler.map { unsafeBitCast($0, to: Int.self) } == unsafeBitCast(SIG_IGN, to: Int.self)
    }
}
