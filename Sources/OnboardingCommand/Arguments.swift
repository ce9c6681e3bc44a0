import Foundation
import OnboardingKit

/// The words after the subcommand, told apart into files and options.
struct Arguments {
    let files: [String]
    private let values: [String: String]

    @MainActor
    init(_ words: [String], for subcommand: any Subcommand.Type) throws {
        var files: [String] = []
        var values: [String: String] = [:]
        var rest = words[...]
        while let word = rest.popFirst() {
            guard word.hasPrefix("-"), word != "-" else {
                files.append(word)
                continue
            }
            let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
            guard let takesValue = subcommand.options[parts[0]] else {
                let known = subcommand.options.keys.sorted().joined(separator: ", ")
                let mend = known.isEmpty ? "leave it out" : "use one of \(known)"
                throw CommandFailure.usage("there is no option \(parts[0]) here; \(mend)")
            }
            if values[parts[0]] != nil { throw CommandFailure.usage("\(parts[0]) stands twice; keep one") }
            guard takesValue else {
                if parts.count > 1 { throw CommandFailure.usage("\(parts[0]) takes no value; leave out =\(parts[1])") }
                values[parts[0]] = ""
                continue
            }
            guard let value = parts.count > 1 ? parts[1] : rest.popFirst() else {
                throw CommandFailure.usage("\(parts[0]) needs a value")
            }
            values[parts[0]] = value
        }
        guard subcommand.files.contains(files.count) else {
            throw CommandFailure.usage(
                files.isEmpty
                    ? "name a file, or - for standard input" : "too many files: \(files.joined(separator: ", "))"
            )
        }
        let named = ["--answers", "--targeting", "--profile"].compactMap { values[$0] }
        guard (files + named).filter({ $0 == "-" }).count <= 1 else {
            throw CommandFailure.usage("standard input can be read only once; name a file for the rest")
        }
        self.files = files
        self.values = values
    }

    func has(_ option: String) -> Bool { values[option] != nil }
    func value(_ option: String) -> String? { values[option] }

    /// The value of an option that has to be there; `example` is what stands behind it in the help.
    func required(_ option: String, _ example: String) throws -> String {
        guard let value = values[option] else { throw CommandFailure.usage("\(option) \(example) is missing; add it") }
        return value
    }

    /// The moment of `--today`, at noon, else the present.
    func moment() throws -> Moment {
        guard let text = values["--today"] else { return .now }
        guard let date = CalendarDate(text) else {
            throw CommandFailure.usage("\"\(text)\" is no date; write --today YYYY-MM-DD")
        }
        return Moment(noonOf: date)
    }

    func seed() throws -> UInt64? {
        guard let text = values["--seed"] else { return nil }
        guard let seed = UInt64(text) else {
            throw CommandFailure.usage("\"\(text)\" is no seed; write a whole number from 0")
        }
        return seed
    }

    var conventions: Conventions {
        values["--locale"].map { Conventions(Locale(identifier: $0)) } ?? .current
    }
}
