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
        let (writers, count) = (["one", "two"], Sanitizer.isOn ? 500 : 2_500)
        let outcomes = try await withThrowingTaskGroup(of: Program.Outcome.self) { group in
            for writer in writers {
                group.addTask {
                    try await Program.journalWriter.run([directory.url.path, writer, "\(count)"])
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        for outcome in outcomes {
            #expect(outcome.status == 0 && outcome.errorText.isEmpty, "\(outcome.errorText)")
            #expect(outcome.lines == ["found 0"] + (0..<count).map { "kept \($0)" })
        }
        let contents = try await JournalStore(directory: directory.url).contents()
        #expect(contents.events.count == 2 * count && Set(contents.events).count == 2 * count)
        for writer in writers { #expect(WriterChange.count(of: writer, in: contents) == count) }
        #expect(contents.items.count == 8)
        // All that was written is more than ten times as much.
        #expect(try Data(contentsOf: directory.journal).count < 1_000_000)
        let turns = zip(contents.events, contents.events.dropFirst()).count { $0.prefix(4) != $1.prefix(4) }
        #expect(turns > 10, "One after another they do not meet")
    }
}
