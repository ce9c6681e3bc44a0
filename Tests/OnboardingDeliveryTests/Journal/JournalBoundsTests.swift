import Foundation
import OnboardingValues
import TestSupport
import Testing

@testable import OnboardingDelivery

@Suite("The bounds of the event log")
struct JournalBoundsTests {
    /// The time of a store, which a test sets.
    private final class Clock: Sendable {
        // Read within an append that the test waits for.
        nonisolated(unsafe) var now = Date(timeIntervalSince1970: 1_700_000_000)

        func advance(days: Int) { now += Double(days) * 86_400 }
    }

    private let clock = Clock()
    private func fixture(_ bounds: StoreBounds) -> JournalFixture {
        let clock = clock
        return JournalFixture(bounds: bounds, now: { clock.now })
    }

    @Test("Are 10,000 events, 5 MB and 30 days, where nothing else is said")
    func standard() {
        #expect(StoreBounds.standard == StoreBounds(events: 10_000, bytes: 5_000_000, days: 30))
    }

    @Test("Let the oldest give way by count, and say how many, also after an opening and a compaction")
    func count() async throws {
        let fixture = fixture(StoreBounds(events: 10))
        let store = fixture.store()
        for number in 0..<25 {
            try await store.append([.set(key: "a", json: "\(number)"), .event(.string("\(number)"))])
        }
        let contents = try await store.contents()
        #expect(contents.events == (15..<25).map { "\"\($0)\"" })
        #expect(contents.dropped == DroppedEvents(count: 15))
        #expect(contents.items == ["a": "24"])
        var journal = fixture.opened()
        #expect(try journal.contents() == contents)
        try journal.locked { (journal) throws(StoreError) in try journal.rewrite(journal.fold) }
        #expect(try fixture.reopened() == contents)
        try await store.append([.event("25")])
        #expect(try fixture.reopened().dropped == DroppedEvents(count: 16))
    }

    @Test("Let the oldest give way by size, and one that has no room even alone; items never")
    func size() throws {
        let fixture = fixture(StoreBounds(bytes: 1_000))
        var journal = fixture.opened()
        let item = String(repeating: "1", count: 5_000)
        try journal.keep([.set(key: "profile", json: item)])
        for number in 0..<15 {
            try journal.keep([.event(.string("\(number % 10)" + String(repeating: "x", count: 97)))])
        }
        #expect(try journal.contents().events.count == 10)
        #expect(try journal.contents().dropped == DroppedEvents(size: 5))
        try journal.keep([.event(.string(String(repeating: "y", count: 999)))])
        let contents = try fixture.reopened()
        #expect(contents.events.count == 10 && contents.dropped == DroppedEvents(size: 6))
        #expect(contents.items == ["profile": item])
    }

    @Test("Take nothing away because the clock jumps by a year, forth or back", arguments: [365, -365])
    func jump(days: Int) throws {
        let fixture = fixture(.standard)
        var journal = fixture.opened()
        try journal.keep([.event("1")])
        clock.advance(days: days)
        try journal.keep([.event("2")])
        clock.advance(days: -days)
        try journal.keep([.event("3")])
        let contents = try fixture.reopened()
        #expect(contents.events.count == 3 && contents.dropped == DroppedEvents())
    }

    @Test("Take away by age what came 31 days of use ago, and nothing younger")
    func age() throws {
        let fixture = fixture(.standard)
        var journal = fixture.opened()
        for day in 1...30 {
            try journal.keep([.event(.string("\(day)"))])
            // More on the same day is no further day, and days on which nothing is written are none.
            try journal.keep([.set(key: "a", json: "1")])
            clock.advance(days: day % 3 == 0 ? 5 : 1)
        }
        #expect(try fixture.reopened().events.count == 30)
        try journal.keep([.event("31")])
        let contents = try fixture.reopened()
        #expect(contents.events.first == #""2""# && contents.events.count == 30)
        #expect(contents.dropped == DroppedEvents(age: 1) && contents.dropped.total == 1)
    }

    @Test("Count the days also over compactions, openings and other stores")
    func ageOverFiles() throws {
        let fixture = fixture(StoreBounds(days: 5))
        for day in 1...12 {
            var journal = fixture.opened()
            try journal.keep([.event(.string("\(day)"))])
            var other = fixture.opened()
            try other.keep([.set(key: "a", json: "\(day)")])
            if day % 2 == 0 {
                try journal.locked { (journal) throws(StoreError) in
                    try journal.refresh()
                    try journal.rewrite(journal.fold)
                }
            }
            clock.advance(days: 1)
        }
        let contents = try fixture.reopened()
        #expect(contents.events == (8...12).map { "\"\($0)\"" } && contents.dropped == DroppedEvents(age: 7))
    }

    @Test("Do not count what is cleared, and leave room for what comes after", arguments: [false, true])
    func cleared(isInMemory: Bool) async throws {
        let store: any Store = isInMemory ? MemoryStore() : fixture(.standard).store()
        try await store.append([.set(key: "a", json: "1"), .event("1"), .event("2")])
        #expect(try await store.contents().events.count == 2)
        try await store.append([.event("3"), .clearEvents, .event("4")])
        let contents = try await store.contents()
        #expect(contents.events == [#""4""#] && contents.items == ["a": "1"])
        #expect(contents.dropped == DroppedEvents())
    }
}
