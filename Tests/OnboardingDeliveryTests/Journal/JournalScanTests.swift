import Foundation
import TestSupport
import Testing

@testable import OnboardingDelivery

@Suite("The reading of a journal part by part")
struct JournalScanTests {
    @Test("Finds the same records and the same damage, whatever the size of a part", arguments: 0..<UInt64(20))
    func parts(round: UInt64) throws {
        let seed = UInt64.forThisRun &+ round
        var generator = SeededGenerator(seed: seed)
        let fixture = JournalFixture()
        var journal = fixture.opened()
        for number in 0..<40 {
            let length = Int.random(in: 1...400, using: &generator)
            try journal.keep(StoreRecord.change(number, length: length))
        }
        var bytes = try #require(fixture.disk[JournalFixture.journal])
        for _ in 0..<Int(round % 5) {
            bytes[Int.random(in: bytes.indices, using: &generator)] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
        }
        if round % 4 == 3 {
            let place = Int.random(in: bytes.indices, using: &generator)
            bytes.insert(contentsOf: [UInt8](repeating: 0xF5, count: 90), at: place)
        }
        let whole = try scanned(bytes, part: bytes.count)
        #expect(whole.damage.isEmpty == (bytes == fixture.disk[JournalFixture.journal]))
        for part in [1, 20, 21, 22, 23, 40, 64, 100, 101, 1_000, bytes.count - 1] {
            #expect(try scanned(bytes, part: part) == whole, "seed \(seed), parts of \(part)")
        }
    }

    private struct Found: Hashable {
        var records: [[UInt8]] = []
        var damage: [Range<Int>] = []
        var end = 0
    }

    private func scanned(_ bytes: [UInt8], part: Int) throws -> Found {
        let disk = MemoryDisk([JournalFixture.journal: bytes])
        let file = try OpenFile(JournalFixture.journal, .update, for: .read, in: disk)
        var scan = JournalScan(start: 0, journal: nil)
        var found = Found()
        try scan.read(file, to: bytes.count, part: part) { kind, payload in
            found.records.append([kind.rawValue] + payload)
            return true
        }
        (found.damage, found.end) = (scan.damage, scan.end)
        return found
    }
}
