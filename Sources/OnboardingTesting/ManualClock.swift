public import Foundation
public import OnboardingKit

/// A clock that stands still until a test moves it.
public final class ManualClock: Sendable {
    private let lock = NSLock()
    // Only touched while the lock is held.
    nonisolated(unsafe) private var moment: Moment

    /// Makes a clock that stands at a moment; the default is noon (UTC) of 1 March 2024.
    public init(at moment: Moment = Moment(Date(timeIntervalSince1970: 1_709_294_400))) {
        self.moment = moment
    }

    /// The moment the clock stands at.
    public var now: Moment {
        lock.lock()
        defer { lock.unlock() }
        return moment
    }

    /// Moves the clock forward, or back when negative.
    public func advance(by seconds: TimeInterval) {
        lock.lock()
        defer { lock.unlock() }
        moment = Moment(moment.instant.addingTimeInterval(seconds))
    }

    /// Moves the clock forward by whole days.
    public func advance(days: Int) { advance(by: TimeInterval(days) * 86_400) }
}
