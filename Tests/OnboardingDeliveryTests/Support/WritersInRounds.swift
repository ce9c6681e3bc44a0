import Foundation
import TestSupport

/// Writers in processes of their own that write to one journal at once.
///
/// They begin each round together, so that they meet however the machine shares its time.
struct WritersInRounds {
    /// What each of them printed, and how it ended.
    private(set) var outcomes: [Outcome] = []

    struct Outcome: Hashable {
        var lines: [String]
        var ending: ChildProcess.Ending
    }

    /// Runs the writers to their end.
    static func run(_ writers: [String], rounds: Int, of round: Int, in directory: URL) async throws -> WritersInRounds
    {
        try await withCheckedThrowingContinuation { continuation in
            // Reading blocks; it must not hold up the other tests.
            DispatchQueue.global().async {
                continuation.resume(
                    with: Result { try WritersInRounds(writers, rounds: rounds, of: round, in: directory) }
                )
            }
        }
    }

    private init(_ writers: [String], rounds: Int, of round: Int, in directory: URL) throws {
        let all = try writers.map { try Writer($0, count: rounds * round, round, in: directory) }
        for number in 0..<rounds {
            // Each says how many it found, and then a line for each change.
            for writer in all { writer.read(untilLines: 1 + number * round) }
            for writer in all { writer.begin() }
        }
        outcomes = all.map { $0.end() }
    }

    private final class Writer {
        private let (input, output) = (Pipe(), Pipe())
        private let process: ChildProcess
        private var printed = Data()
        private var hasEnded = false

        init(_ name: String, count: Int, _ round: Int, in directory: URL) throws {
            process = try Program.journalWriter.start(
                [directory.path, name, "\(count)", "\(round)"],
                input: input.fileHandleForReading,
                output: output.fileHandleForWriting
            )
        }

        func read(untilLines count: Int) {
            while !hasEnded, printed.count(where: { $0 == UInt8(ascii: "\n") }) < count {
                let data = output.fileHandleForReading.availableData
                hasEnded = data.isEmpty
                printed += data
            }
        }

        func begin() {
            if !hasEnded { input.fileHandleForWriting.write(Data("go\n".utf8)) }
        }

        func end() -> Outcome {
            printed += output.fileHandleForReading.readDataToEndOfFile()
            let lines = String(decoding: printed, as: UTF8.self).split(separator: "\n").map(String.init)
            return Outcome(lines: lines, ending: process.wait())
        }
    }
}
