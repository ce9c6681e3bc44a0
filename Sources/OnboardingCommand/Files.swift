import Foundation
import OnboardingKit

/// Reading the files a person names.
enum Files {
    /// The name of a file in messages.
    static func name(_ path: String) -> String { path == "-" ? "<stdin>" : path }

    /// The bytes of a file; `-` is standard input.
    static func bytes(_ path: String) throws -> Data {
        do {
            if path == "-" { return try FileHandle.standardInput.readToEnd() ?? Data() }
            return try Data(contentsOf: URL(fileURLWithPath: path))
        } catch {
            let reason = (error as? CocoaError)?.code == .fileReadNoSuchFile ? "there is no such file" : "\(error)"
            throw CommandFailure(code: .unreadable, text: "onboarding: cannot read \(path): \(reason)")
        }
    }

    static func flow(_ path: String) throws -> Flow {
        do {
            return try Flow(reading: bytes(path), named: name(path))
        } catch let error as FlowError {
            throw CommandFailure.atFault(error.description)
        }
    }

    /// The answers of a file, read for a flow; a fault names the line and element.
    static func answers(_ path: String, for flow: Flow) throws -> [String: Answer] {
        let bytes = try bytes(path)
        do {
            return try flow.answers(from: JSONValue(reading: bytes))
        } catch let error as JSONReadingError {
            let issues = error.issues.map { $0.description(inFile: name(path)) }
            throw CommandFailure.atFault(issues.joined(separator: "\n"))
        } catch let error as AnswerError {
            let line = line(of: error.elementId, in: bytes)
            throw CommandFailure.atFault("\(name(path)):\(line): error bad-answer \(error.elementId): \(error.text)")
        }
    }

    /// The line of an answers file on which an element's answer stands.
    static func line(of elementId: String, in bytes: Data) -> Int {
        JSONNode.read(Array(bytes)).0?[elementId]?.line ?? 1
    }

    /// The lines of a file that are not blank, as they come; without a file, of standard input.
    static func forEachLine(_ path: String?, _ body: (String) -> Void) throws {
        if let path, path != "-" {
            let text = String(decoding: try bytes(path), as: UTF8.self)
            for line in text.split(whereSeparator: \.isNewline) where !line.allSatisfy(\.isWhitespace) {
                body(String(line))
            }
            return
        }
        while let line = readLine() {
            if !line.allSatisfy(\.isWhitespace) { body(line) }
        }
    }
}

/// Where the command writes.
enum Output {
    static func result(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }
    static func line(_ text: String) { result(text + "\n") }
    static func error(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}
