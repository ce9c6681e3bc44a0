import Foundation
import TestSupport
import Testing

@testable import JournalWriter
@testable import OnboardingDelivery

@Suite("A writer whose process is killed")
struct JournalKillTests {
    /// A start takes many times as long under a sanitizer.
    static let killsOfOneStore = Sanitizer.isOn ? 5 : 50
    static let changesOfOneStore = 10 * killsOfOneStore

    @Test(
        "Has lost no acknowledged change and doubled none, of 10,000 with 1,000 kills",
        arguments: 0..<UInt64(4)
    )
    func killed(lane: UInt64) async throws {
        let seed = UInt64.forThisRun &+ lane
        var generator = SeededGenerator(seed: seed)
        for round in 0..<5 {
            try await keepKilling("seed \(seed), store \(round)", &generator)
        }
    }

    private func keepKilling(_ place: String, _ generator: inout SeededGenerator) async throws {
        let directory = TemporaryDirectory()
        /// What the last one that was killed had been told, or had found.
        var acknowledged = 0
        for kill in 0..<Self.killsOfOneStore {
            let lines = Int.random(in: 0...12, using: &generator)
            let moment = Int.random(in: 0...20_000, using: &generator)
            let url = directory.url
            let writer = try await KilledWriter.killed(afterLines: lines, moment: moment, in: url)
            let comment: Comment = "\(place), kill \(kill) after line \(lines)"
            #expect(writer.surprises.isEmpty, comment)
            guard let found = writer.found else { continue }
            // One change may be there that nobody was told of.
            #expect(found == acknowledged || found == acknowledged + 1, comment)
            acknowledged = max(acknowledged, writer.acknowledged ?? found)
        }
        let all = max(Self.changesOfOneStore, acknowledged + 1)
        let rest = try await Program.journalWriter.run([directory.url.path, "one", "\(all)"])
        #expect(rest.status == 0 && rest.lines.last == "kept \(all - 1)", Comment(rawValue: place))
        let contents = try await JournalStore(directory: directory.url).contents()
        #expect(WriterChange.count(of: "one", in: contents) == all, Comment(rawValue: place))
        #expect(contents.events.count == all, Comment(rawValue: place))
        let size = try Data(contentsOf: directory.journal).count
        #expect(size < 150_000, "Without compactions the half of it is not seen")
    }
}
