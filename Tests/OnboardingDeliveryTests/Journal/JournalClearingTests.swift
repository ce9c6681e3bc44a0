import Foundation
import TestSupport
import Testing

@testable import OnboardingDelivery

@Suite("Events that are cleared")
struct JournalClearingTests {
    private static let secret = "questionnaire_started"

    @Test("Are in no file any more once the call returns, also where it failed at any call first")
    func failing() async throws {
        var count = 0
        for last in 0..<100 {
            let fixture = try full()
            let store = fixture.store()
            _ = try await store.contents()
            fixture.disk.setFault { _, number in number > last ? .error(ENOSPC) : nil }
            let failed = (try? await store.append([.clearEvents])) == nil
            fixture.disk.setFault(nil)
            if failed {
                count += 1
                try await store.append([.set(key: "b", json: "2")])
            }
            #expect(isClean(fixture.disk), "failed after call \(last)")
            let contents = try fixture.reopened()
            #expect(contents.events.isEmpty && contents.items["a"] == "1", "failed after call \(last)")
            if !failed { break }
        }
        print("clearing failed at \(count) calls")
        #expect(count > 5 && count < 99)
    }

    /// A store with events in its journal and in what was set aside.
    private func full() throws -> JournalFixture {
        let aside = JournalFixture.journal + ".damaged-1"
        let fixture = JournalFixture(disk: MemoryDisk([aside: Array(Self.secret.utf8)]))
        var journal = fixture.opened()
        try journal.keep([.set(key: "a", json: "1"), .event(json: #""\#(Self.secret)""#)])
        try journal.keep([.event(json: #""\#(Self.secret) 2""#)])
        return fixture
    }

    private func isClean(_ disk: MemoryDisk) -> Bool {
        disk.files.values.allSatisfy { !$0.contains(Self.secret) }
    }
}
