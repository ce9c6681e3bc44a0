import Foundation
import TestSupport
import Testing

@testable import JournalWriter
@testable import OnboardingDelivery

@Suite("Processes that write to one journal")
struct JournalProcessesTests {
    @Test("Bring each of 2 times 2,500 records there, once and in the order of each, also through compactions")
    func atOnce() async throws {
        let directory = TemporaryDirectory()
        let (writers, rounds, round) = (["one", "two"], 25, Sanitizer.isOn ? 20 : 100)
        let count = rounds * round
        let run = try await WritersInRounds.run(writers, rounds: rounds, of: round, in: directory.url)
        for outcome in run.outcomes {
            #expect(outcome.ending.status == 0 && !outcome.ending.wasKilled)
            let isWhole = outcome.lines == ["found 0"] + (0..<count).map { "kept \($0)" }
            #expect(isWhole, "The last it said is \(outcome.lines.last ?? "nothing")")
        }
        let contents = try await JournalStore(directory: directory.url).contents()
        #expect(contents.events.count == 2 * count && Set(contents.events).count == 2 * count)
        for writer in writers { #expect(WriterChange.count(of: writer, in: contents) == count) }
        #expect(contents.items.count == 8)
        // All that was written is more than ten times as much.
        #expect(try Data(contentsOf: directory.journal).count < 1_000_000)
        let turns = zip(contents.events, contents.events.dropFirst()).count { $0.prefix(4) != $1.prefix(4) }
        #expect(turns >= rounds, "One after another they do not meet")
    }
}
