import Foundation
import TestSupport

/// A writer in a process of its own that was killed.
struct KilledWriter {
    /// How many changes it found; nil where it was killed before it could say so.
    private(set) var found: Int?
    /// How many changes it found or was told are kept.
    private(set) var acknowledged: Int?
    /// What else it said, and the acknowledgements that came out of turn.
    private(set) var surprises: [String] = []

    /// Starts a writer, and kills it a moment after so many lines were read.
    ///
    /// The moment is for how many turns of an empty loop it goes on after that.
    static func killed(afterLines count: Int, moment: Int, in directory: URL) async throws -> KilledWriter {
        try await withCheckedThrowingContinuation { continuation in
            // Reading blocks; it must not hold up the other tests.
            DispatchQueue.global().async {
                continuation.resume(
                    with: Result { try KilledWriter(killedAfterLines: count, moment: moment, in: directory) }
                )
            }
        }
    }

    private init(killedAfterLines count: Int, moment: Int, in directory: URL) throws {
        let output = Pipe()
        let process = try Program.journalWriter.start(
            [directory.path, "one", "\(Int.max)"],
            output: output.fileHandleForWriting
        )
        var printed = Data()
        var lines = 0
        while lines < count {
            let data = output.fileHandleForReading.availableData
            if data.isEmpty { break }
            printed += data
            lines += data.count { $0 == UInt8(ascii: "\n") }
        }
        var rest = moment
        while rest > 0 { rest -= 1 }
        process.kill()
        printed += output.fileHandleForReading.readDataToEndOfFile()
        let ending = process.wait()
        if !ending.wasKilled { surprises.append("ended with \(ending.status)") }
        // A line that was cut short was not printed.
        for line in printed.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast() {
            take(String(decoding: line, as: UTF8.self))
        }
    }

    private mutating func take(_ line: String) {
        let words = line.split(separator: " ")
        if words.count == 2, words[0] == "found", found == nil, let number = Int(words[1]) {
            (found, acknowledged) = (number, number)
        } else if words.count == 2, words[0] == "kept", let number = Int(words[1]), number == acknowledged {
            acknowledged = number + 1
        } else {
            surprises.append(line)
        }
    }
}
