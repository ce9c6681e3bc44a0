#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A point in time together with the day it is where the person is.
public struct Moment: Hashable, Sendable, Codable {
    /// The point in time.
    public var instant: Date
    /// The local day at that point.
    public var today: CalendarDate

    /// Makes a moment of its two parts.
    public init(instant: Date, today: CalendarDate) {
        self.instant = instant
        self.today = today
    }

    /// Makes the moment of an instant in a time zone that lies `secondsFromGMT` east of Greenwich.
    public init(_ instant: Date, secondsFromGMT: Int = 0) {
        let seconds = instant.timeIntervalSince1970 + Double(secondsFromGMT)
        let days = min(max((seconds / 86_400).rounded(.down), -1e7), 1e7)
        self.init(instant: instant, today: CalendarDate(daysSince1970: Int(days)))
    }

    /// Makes the moment of noon (UTC) of a day.
    public init(noonOf day: CalendarDate) {
        let seconds = Double(day.daysSince1970) * 86_400 + 43_200
        self.init(instant: Date(timeIntervalSince1970: seconds), today: day)
    }
}
