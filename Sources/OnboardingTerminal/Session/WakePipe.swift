import Foundation

/// A pipe by which a signal's handler wakes a thread.
///
/// Its ends are closed once nobody holds it any more, so that no number is written to that means another file by then.
final class WakePipe: Sendable {
    let readEnd: Int32
    let writeEnd: Int32

    init?() {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        (readEnd, writeEnd) = (ends[0], ends[1])
        // A full pipe must not hold up a signal's handler.
        _ = fcntl(writeEnd, F_SETFL, O_NONBLOCK)
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }

    deinit {
        close(readEnd)
        close(writeEnd)
    }
}
