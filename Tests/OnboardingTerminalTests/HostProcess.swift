import Foundation
import TestSupport

/// The example host as a process that is typed into while it runs.
final class HostProcess {
    private let process: ChildProcess
    private let input = Pipe()
    private let output = Pipe()
    private(set) var text = ""
    private var hasEnded = false

    init(_ arguments: [String]) throws {
        process = try Program.cliHost.start(
            arguments,
            input: input.fileHandleForReading,
            output: output.fileHandleForWriting
        )
    }

    /// Types lines.
    func type(_ lines: String...) throws {
        try input.fileHandleForWriting.write(contentsOf: Data(lines.map { $0 + "\n" }.joined().utf8))
    }

    /// Reads until a text has been shown, or the process has closed its output.
    func read(until wanted: String) {
        var bytes = Data(text.utf8)
        while !text.contains(wanted) {
            let more = output.fileHandleForReading.availableData
            if more.isEmpty { return }
            bytes += more
            text = String(decoding: bytes, as: UTF8.self)
        }
    }

    /// Ends the process at once, without a chance to tidy up.
    func kill() {
        guard !hasEnded else { return }
        hasEnded = true
        process.kill()
        _ = process.wait()
    }

    deinit { kill() }
}
