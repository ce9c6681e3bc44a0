import Foundation
import OnboardingKit

/// Reading the files a person names.
enum Files {
    /// The name of a file in messages.
    static func name(_ path: String) -> String { path == "-" ? "<stdin>" : path }

    /// The bytes of a file; `-` is standard input.
    static func bytes(_ path: String) throws -> [UInt8] {
        var bytes: [UInt8] = []
        try forEachChunk(of: path) { bytes += $0 }
        return bytes
    }

    static func flow(_ path: String) throws -> Flow {
        do {
            return try Flow(reading: bytes(path), named: name(path))
        } catch let error as FlowError {
            throw CommandFailure.atFault(error.description)
        }
    }

    /// A targeting document; with the mappings of the flows it goes with, segments may name only what these set.
    static func targeting(_ path: String, mappings: [ProfileMapping] = []) throws -> Targeting {
        do {
            return try Targeting(reading: bytes(path), named: name(path), mappings: mappings)
        } catch let error as TargetingError {
            throw CommandFailure.atFault(error.description)
        }
    }

    /// The lines of a file, or of standard input, that are not blank; each as soon as it is there.
    static func forEachLine(_ path: String?, _ body: ([UInt8]) -> Void) throws {
        var line: [UInt8] = []
        func endLine() {
            if line.last == UInt8(ascii: "\r") { line.removeLast() }
            if !line.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }) { body(line) }
            line = []
        }
        try forEachChunk(of: path ?? "-") { chunk in
            var rest = chunk
            while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                line += rest[..<end]
                rest = rest[(end + 1)...]
                endLine()
            }
            line += rest
        }
        endLine()
    }

    private static func forEachChunk(of path: String, _ body: (ArraySlice<UInt8>) -> Void) throws {
        let file = path == "-" ? STDIN_FILENO : open(path, O_RDONLY)
        guard file >= 0 else { throw CommandFailure.unreadable(path) }
        defer { if path != "-" { close(file) } }
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(file, &buffer, buffer.count)
            if count == 0 { return }
            if count > 0 { body(buffer[..<count]) } else if errno != EINTR { throw CommandFailure.unreadable(path) }
        }
    }
}
