import Foundation
import OnboardingKit
import TestSupport

/// A host in a process of its own, killed after it has printed a number of lines.
struct KillableHost {
    /// What it printed before it died.
    var states: [RunState] = []
    var reports: [StateUpdatedAction] = []
    var results: [OnboardingResult] = []

    /// Runs a host, gives it commands, and kills it as soon as so many lines were read.
    ///
    /// With fewer commands than the lines would need it is killed while it waits for the next one; with all of them,
    /// wherever it happens to be.
    static func killed(
        afterLines count: Int,
        commands: [String],
        document: String = Flow.tripDocument,
        in directory: TemporaryDirectory
    ) async throws -> KillableHost {
        try await withCheckedThrowingContinuation { continuation in
            // Reading blocks; it must not hold up the other tests.
            DispatchQueue.global().async {
                continuation.resume(
                    with: Result {
                        try run(killedAfterLines: count, commands: commands, document: document, in: directory.url)
                    }
                )
            }
        }
    }

    private static func run(
        killedAfterLines count: Int,
        commands: [String],
        document: String,
        in directory: URL
    ) throws -> KillableHost {
        let file = directory.appendingPathExtension("flow")
        try Data(document.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let (input, output) = (Pipe(), Pipe())
        let process = try Program.killableHost.start(
            [directory.path, file.path],
            input: input.fileHandleForReading,
            output: output.fileHandleForWriting
        )
        try input.fileHandleForWriting.write(contentsOf: Data(commands.map { $0 + "\n" }.joined().utf8))
        var printed = Data()
        var isKilled = false
        while true {
            let data = output.fileHandleForReading.availableData
            if data.isEmpty { break }
            printed += data
            if !isKilled, printed.count(where: { $0 == UInt8(ascii: "\n") }) >= count {
                isKilled = true
                process.kill()
            }
        }
        _ = process.wait()
        return try KillableHost(printed)
    }

    /// Reads what was printed; a line that was cut short was not printed.
    private init(_ printed: Data) throws {
        let lines = printed.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast()
        for line in lines {
            guard let space = line.firstIndex(of: UInt8(ascii: " ")) else { continue }
            let json = Data(line[line.index(after: space)...])
            switch String(decoding: line[..<space], as: UTF8.self) {
            case "state": states.append(try JSONDecoder().decode(RunState.self, from: json))
            case "report": reports.append(try JSONDecoder().decode(StateUpdatedAction.self, from: json))
            default: results.append(try JSONDecoder().decode(OnboardingResult.self, from: json))
            }
        }
    }
}
