/// How much of the event log is kept. What goes beyond gives way, the oldest first, and is counted; items never do.
package struct StoreBounds: Hashable, Sendable {
    /// The most events.
    package var events: Int
    /// The most bytes that the events may have together, as JSON.
    package var bytes: Int
    /// On how many days an event is kept, among those on which something was written: the day it came counts as the first.
    ///
    /// A day is one of the calendar in UTC. What is counted is that the day is another one than at the last write, not how
    /// far apart the two are, so that a clock that jumps by a year takes nothing away.
    package var days: Int

    package init(events: Int = 10_000, bytes: Int = 5_000_000, days: Int = 30) {
        self.events = events
        self.bytes = bytes
        self.days = days
    }

    package static let standard = StoreBounds()
}
