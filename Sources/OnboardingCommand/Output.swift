import Foundation

/// Where the command writes.
enum Output {
    /// Writes to standard output; where that fails, there is nothing left to do.
    static func result(_ text: String) {
        do {
            try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
        } catch {
            self.error("onboarding: cannot write standard output: \(String(cString: strerror(errno)))\n")
            exit(ExitCode.unreadable.rawValue)
        }
    }

    static func line(_ text: String) { result(text + "\n") }
    static func error(_ text: String) { try? FileHandle.standardError.write(contentsOf: Data(text.utf8)) }
}
