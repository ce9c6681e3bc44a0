import OnboardingValues
import TestSupport
import Testing

@testable import OnboardingDelivery

@Suite("A journal that ends anywhere")
struct JournalPrefixTests {
    @Test("Opens, holds exactly the complete records, and takes a new append", arguments: 0..<8)
    func prefixes(part: Int) throws {
        let fixture = JournalFixture()
        var journal = fixture.opened()
        var (appends, ends) = ([[StoreRecord]](), [Int]())
        while (ends.last ?? 0) < 64 * 1024 {
            appends.append(StoreRecord.change(appends.count, length: 500))
            try journal.keep(appends[appends.count - 1])
            ends.append(fixture.disk[JournalFixture.journal]?.count ?? 0)
        }
        let bytes = try #require(fixture.disk[JournalFixture.journal])
        let states = StoreContents.states(appends)
        // The first append makes the file, item by item; no cut within it loses more than what is cut.
        let firsts: [StoreContents] = [
            StoreContents(), StoreContents(after: [Array(appends[0].prefix(1))]), states[1],
        ]
        let added = StoreRecord.change(12_345)
        for length in stride(from: part, through: bytes.count, by: Sanitizer.isOn ? 8 * 31 : 8) {
            let cut = JournalFixture(disk: MemoryDisk([JournalFixture.journal: Array(bytes[..<length])]))
            var opened = cut.opened()
            let contents = try opened.contents()
            let complete = ends.count { $0 <= length }
            let isRight = complete > 0 ? contents == states[complete] : firsts.contains(contents)
            if !isRight { Issue.record("\(length) bytes hold \(contents.events.count) events, not \(complete)") }
            try opened.keep(added)
            var expected = contents
            for record in added { expected.apply(record) }
            if try opened.contents() != expected { Issue.record("an append after \(length) bytes") }
            // Most of the time goes into reading; what the file begins with was read above.
            guard length % 40 == part || ends.contains(where: { abs($0 - length) < 24 }) else { continue }
            if try cut.reopened() != expected { Issue.record("a reopening after \(length) bytes and an append") }
        }
    }

    @Test("Spends at most 32 bytes on a record beside what it says", arguments: [0, 1, 100, 127, 128, 20_000])
    func header(length: Int) throws {
        let fixture = JournalFixture()
        var journal = fixture.opened()
        try journal.keep([.set(key: "a", json: "1")])
        let before = fixture.disk[JournalFixture.journal]?.count ?? 0
        let event = String(repeating: "x", count: length)
        try journal.keep([.event(.string(event))])
        let after = fixture.disk[JournalFixture.journal]?.count ?? 0
        #expect(after - before - (length + 2) <= 32)
    }
}
