import Foundation

/// Ids that are the same in every run of a test: `id-1`, `id-2` and so on.
public final class SequentialIds: Sendable {
    private let lock = NSLock()
    // Only touched while the lock is held.
    nonisolated(unsafe) private var last = 0

    /// Makes a source that begins at 1.
    public init() {}

    /// The next id.
    public func next() -> String {
        lock.lock()
        defer { lock.unlock() }
        last += 1
        return "id-\(last)"
    }
}
