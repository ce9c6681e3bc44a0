import Foundation
import TestSupport

/// The example host as a process that is typed into while it runs.
final class HostProcess {
    private let process: Process
    private let input = Pipe()
    private let output = Pipe()
    private(set) var text = ""

    init(_ arguments: [String]) throws {
        process = try Program.cliHost.process(arguments)
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
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
        guard process.isRunning else { return }
        Foundation.kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    deinit { kill() }
}
