import OnboardingValues
import TestSupport
import Testing

@testable import OnboardingDelivery

@Suite("A power cut")
struct JournalPowerLossTests {
    @Test(
        "Takes back no acknowledged change and doubles none, at every call of 500 changes",
        arguments: PowerCut.Unsynced.allCases
    )
    func everywhere(unsynced: PowerCut.Unsynced) async throws {
        let fixture = JournalFixture()
        fixture.disk.record()
        let store = fixture.store()
        let appends = (0..<500).map { number -> [StoreRecord] in
            let change = StoreRecord.change(number, length: 600)
            // Else the events would keep the file from ever being mostly of no use.
            return number % 60 == 59 ? [.clearEvents] + change : change
        }
        let states = StoreContents.states(appends)
        /// How many calls there were when each change was acknowledged.
        var acknowledged: [Int] = []
        for records in appends {
            try await store.append(records)
            acknowledged.append(fixture.disk.calls.count)
        }
        let calls = fixture.disk.calls
        let renames = calls.count { if case .rename = $0 { true } else { false } }
        #expect(renames > 3, "Without compactions the half of it is not seen")
        var generator = SeededGenerator(seed: .forThisRun)
        var cut = PowerCut()
        var least = 0
        for (number, call) in calls.enumerated() {
            cut.take(call)
            while least < acknowledged.count, acknowledged[least] <= number + 1 { least += 1 }
            let after = JournalFixture(disk: MemoryDisk(cut.files(unsynced, &generator)))
            let contents = try after.reopened()
            // At most the change that was under way is there beyond those acknowledged.
            let possible = states[least...min(least + 1, appends.count)]
            guard possible.contains(contents.kept), unsynced == .zeroed || contents.damage.isEmpty else {
                Issue.record("after call \(number): \(least) acknowledged, \(contents.events.count) events")
                continue
            }
            if number % 10 == 0 {
                var journal = after.opened()
                try journal.keep([.set(key: "more", json: "1")])
                #expect(try after.reopened().items["more"] == "1")
            }
        }
    }
}
