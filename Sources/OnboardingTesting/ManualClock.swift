public import Foundation
public import OnboardingKit

/// A clock that stands still until a test moves it.
@MainActor
public final class ManualClock {
    private var instant: Date
    private let secondsFromGMT: Int

    /// Makes a clock that stands at an instant; the default is noon (UTC) of 1 March 2024.
    ///
    /// - Parameters:
    ///   - instant: where the clock stands.
    ///   - secondsFromGMT: how far the person's time zone lies east of Greenwich, in seconds.
    public init(at instant: Date = ManualClock.noon, secondsFromGMT: Int = 0) {
        self.instant = instant
        self.secondsFromGMT = secondsFromGMT
    }

    /// Noon (UTC) of 1 March 2024.
    nonisolated public static let noon = Date(timeIntervalSince1970: 1_709_294_400)

    /// The moment the clock stands at, with the day it is for the person.
    public var now: Moment { Moment(instant, secondsFromGMT: secondsFromGMT) }

    /// Moves the clock forward, or back when negative.
    public func advance(by seconds: TimeInterval) { instant += seconds }

    /// Moves the clock forward by whole days.
    public func advance(days: Int) { advance(by: TimeInterval(days) * 86_400) }
}
