import Foundation
import OnboardingKit
import OnboardingTesting
import Testing

@Suite("A clock that tests move")
@MainActor
struct ManualClockTests {
    @Test("Changes the day when midnight passes where the person is", arguments: [(32_400, 3), (0, 12), (-36_000, 22)])
    func midnight(secondsFromGMT: Int, hoursToMidnight: Int) {
        let clock = ManualClock(secondsFromGMT: secondsFromGMT)
        #expect(clock.now.today == CalendarDate(year: 2024, month: 3, day: 1))
        clock.advance(by: TimeInterval(hoursToMidnight) * 3600 - 1)
        #expect(clock.now.today == CalendarDate(year: 2024, month: 3, day: 1))
        clock.advance(by: 1)
        #expect(clock.now.today == CalendarDate(year: 2024, month: 3, day: 2))
        clock.advance(days: -1)
        #expect(clock.now.today == CalendarDate(year: 2024, month: 3, day: 1))
    }
}
