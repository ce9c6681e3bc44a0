import Foundation
import TestSupport
import Testing

/// A folder of Tests/Fixtures/Command: what the command is given, and everything it says and does then.
///
/// `args` holds a word a line. `stdin`, `stdout` and `stderr` are whole texts and `status` a number; a missing file
/// stands for nothing, and for 0. The command runs inside the folder, where other files may lie as well.
struct CommandCase: CustomTestStringConvertible, Sendable {
    let folder: URL

    var testDescription: String { folder.lastPathComponent }
    var status: Int32 { text("status").flatMap { Int32($0.trimmingCharacters(in: .newlines)) } ?? 0 }
    var arguments: [String] { (text("args") ?? "").split(separator: "\n").map(String.init) }

    func bytes(_ name: String) -> Data {
        (try? Data(contentsOf: folder.appendingPathComponent(name))) ?? Data()
    }

    func text(_ name: String) -> String? {
        try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }

    static let all: [CommandCase] = {
        let root = Fixture.package.appendingPathComponent("Tests/Fixtures/Command")
        let folders = (try? FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)) ?? []
        return folders.sorted { $0.path < $1.path }.map(CommandCase.init).filter { $0.text("args") != nil }
    }()
}
