import Foundation
import OnboardingValues
import TestSupport
import Testing

@testable import OnboardingDelivery

@Suite("A journal with damage")
struct JournalDamageTests {
    /// A journal of 60 records, where each ends, and what is kept after each.
    private struct Written {
        let bytes: [UInt8]
        let ends: [Int]
        let appends: [[StoreRecord]]

        init() throws {
            let fixture = JournalFixture()
            var journal = fixture.opened()
            var (appends, ends) = ([[StoreRecord]](), [Int]())
            for number in 0..<60 {
                // Items of their own, so that it can be seen which one is lost.
                appends.append([
                    .set(key: "\(number)", json: StoreRecord.change(number).description),
                    .event(["id": .string("\(number)")]),
                ])
                if number == 0 { appends[0].removeFirst() }
                try journal.keep(appends[number])
                ends.append(fixture.disk[JournalFixture.journal]?.count ?? 0)
            }
            (bytes, self.ends, self.appends) = (fixture.disk[JournalFixture.journal] ?? [], ends, appends)
        }
    }

    @Test("A first record that counts too far is damaged, and nothing traps at the next day or event")
    func counts() throws {
        for reason in 0..<2 {
            var beginning = JournalBeginning()
            if reason == 0 { beginning.day = .max } else { beginning.dropped.count = .max }
            var writer = ByteWriter()
            beginning.put(into: &writer)
            #expect(writer.bytes.withUnsafeBytes { JournalBeginning($0) } == nil)
        }
    }

    @Test("Is copied aside once, however often the new file cannot be put in its place")
    func copies() throws {
        let fixture = JournalFixture()
        var journal = fixture.opened()
        for number in 0..<3 { try journal.keep(StoreRecord.change(number)) }
        var bytes = try #require(fixture.disk[JournalFixture.journal])
        bytes[bytes.count / 2] ^= 1
        let damaged = JournalFixture(disk: MemoryDisk([JournalFixture.journal: bytes]))
        damaged.disk.setFault { call, _ in if case .rename = call { .error(ENOSPC) } else { nil } }
        for _ in 0..<3 {
            #expect(try damaged.reopened().damage.count == 1)
            #expect(damaged.disk.files.keys.filter { $0.contains(".damaged-") } == [])
        }
        damaged.disk.setFault(nil)
        for _ in 0..<2 { _ = try damaged.reopened() }
        #expect(damaged.disk.files.keys.filter { $0.contains(".damaged-") }.count == 1)
    }

    @Test("Loses the one record in which a bit is another, and sets it aside; 10,000 bits")
    func bits() throws {
        let written = try Written()
        var generator = SeededGenerator(seed: .forThisRun)
        let whole = StoreContents(after: written.appends)
        let without = written.appends.indices.map { record in
            StoreContents(after: written.appends[..<record] + written.appends[(record + 1)...])
        }
        for _ in 0..<Sanitizer.few(10_000) {
            let (place, bit) = (
                Int.random(in: 0..<written.bytes.count, using: &generator), Int.random(in: 0..<8, using: &generator)
            )
            var bytes = written.bytes
            bytes[place] ^= 1 << bit
            let fixture = JournalFixture(disk: MemoryDisk([JournalFixture.journal: bytes]))
            let contents = try fixture.reopened()
            let record = written.ends.count { $0 <= place }
            let expected = without[record]
            // In the first part stand a beginning and an end, too, which hold nothing of this.
            guard contents.kept == expected || record == 0 && contents.kept == whole else {
                Issue.record("bit \(bit) of byte \(place) in record \(record): \(contents.events.count) events")
                continue
            }
            let aside = fixture.disk[JournalFixture.journal + ".damaged-1"] ?? []
            let range = (record == 0 ? 0 : written.ends[record - 1])..<written.ends[record]
            let isAside = record == 0 ? !aside.isEmpty : aside == Array(bytes[range])
            guard isAside, contents.damage.count == 1, contents.damage[0].reason.contains("damaged-1") else {
                Issue.record("bit \(bit) of byte \(place): \(contents.damage), \(aside.count) bytes aside")
                continue
            }
            // What was set aside is no damage any more, and what was kept is kept.
            if try fixture.reopened() != contents.kept { Issue.record("bit \(bit) of byte \(place), opened again") }
        }
    }

    @Test("Loses nothing but what is overwritten, wherever that is and however much, and counts it")
    func rubbish() throws {
        let written = try Written()
        var generator = SeededGenerator(seed: .forThisRun)
        for round in 0..<Sanitizer.few(500) {
            let start = Int.random(in: 0..<written.bytes.count, using: &generator)
            let count = min(Int.random(in: 1...400, using: &generator), written.bytes.count - start)
            var bytes = written.bytes
            for place in start..<(start + count) {
                bytes[place] = round % 2 == 0 ? 0 : .random(in: 0...255, using: &generator)
            }
            if bytes == written.bytes { continue }
            let fixture = JournalFixture(disk: MemoryDisk([JournalFixture.journal: bytes]))
            let contents = try fixture.reopened()
            let (first, last) = (written.ends.count { $0 <= start }, written.ends.count { $0 < start + count })
            let hit = written.appends.indices.filter { $0 < first || $0 > last }.map { written.appends[$0] }
            let least = StoreContents(after: hit)
            #expect(Set(contents.events).isSuperset(of: least.events) && contents.events.count <= 60)
            #expect(Set(contents.items.keys).isSuperset(of: least.items.keys))
            #expect(!contents.damage.isEmpty)
            #expect(contents.events == contents.events.sorted { ($0.count, $0) < ($1.count, $1) })
            var journal = fixture.opened()
            try journal.keep(StoreRecord.change(999))
            #expect(try fixture.reopened().events == contents.events + [#"{"id":"999"}"#])
        }
    }

    @Test("Sets a file aside that is no journal at all, and begins anew", arguments: ["x", "{}", "\u{0}\u{0}\u{0}"])
    func noJournal(text: String) throws {
        let fixture = JournalFixture(disk: MemoryDisk([JournalFixture.journal: Array(text.utf8)]))
        let contents = try fixture.reopened()
        #expect(contents.kept == StoreContents() && contents.damage.count == 1)
        #expect(fixture.disk[JournalFixture.journal + ".damaged-1"] == Array(text.utf8))
    }

    @Test("Keeps damage in its place while it cannot be set aside, says so, and sets it aside later")
    func full() throws {
        let written = try Written()
        var bytes = written.bytes
        let place = written.ends[20] + 30
        bytes[place] ^= 1
        let fixture = JournalFixture(disk: MemoryDisk([JournalFixture.journal: bytes]))
        fixture.disk.setFault { call, _ in
            if case .write = call { .error(28) } else { nil }
        }
        var journal = fixture.opened()
        for _ in 0..<2 {
            let contents = try journal.contents()
            #expect(contents.events.count == 59 && contents.damage.count == 1)
        }
        #expect(fixture.disk[JournalFixture.journal] == bytes)
        #expect(fixture.disk[JournalFixture.journal + ".damaged-1"] == nil)
        #expect(throws: StoreError.self) { try journal.keep(StoreRecord.change(60)) }
        fixture.disk.setFault(nil)
        try journal.keep([])
        #expect(fixture.disk[JournalFixture.journal + ".damaged-1"]?.isEmpty == false)
        let contents = try journal.contents()
        #expect(contents.events.count == 60 && contents.damage.count == 1)
        #expect(try fixture.reopened() == contents.kept)
    }

    @Test("Is refused where a newer version wrote it, and left as it is")
    func newer() throws {
        let written = try Written()
        var image = JournalImage(journal: 7)
        image.add(.begin) { $0.put(2) }
        for files in [[JournalFixture.journal: image.bytes]] {
            let fixture = JournalFixture(disk: MemoryDisk(files))
            #expect(throws: StoreError.self) { try fixture.reopened() }
            var journal = fixture.opened()
            #expect(throws: StoreError.self) { try journal.keep(written.appends[0]) }
            #expect(fixture.disk[JournalFixture.journal] == image.bytes)
        }
    }

    @Test("Never takes the bytes of an earlier file for its own")
    func staleBytes() throws {
        let written = try Written()
        let other = JournalFixture()
        var journal = other.opened()
        try journal.keep([.set(key: "new", json: "1")])
        let own = try #require(other.disk[JournalFixture.journal])
        // As after a power cut in which the file became longer, but its bytes were not written: those of before are there.
        let stale = own + written.bytes[own.count...]
        let fixture = JournalFixture(disk: MemoryDisk([JournalFixture.journal: stale]))
        let contents = try fixture.reopened()
        #expect(contents.items == ["new": "1"] && contents.events.isEmpty)
    }
}
