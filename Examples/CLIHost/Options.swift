import Foundation
import OnboardingTerminal

/// A command line that cannot be followed.
struct UsageError: Error, CustomStringConvertible {
    let text: String
    init(_ text: String) { self.text = text }
    var description: String { text }
}

/// What the command line asks for.
struct Options {
    static let usage = """
        usage: cli-host [NAME | FLOW.json] [options]

        Plays an example flow, \(names.joined(separator: ", ")), or the one of a file; otherwise fitness.

          --answers FILE   plays by the answers of a file, without asking
          --targeting FILE what the app shows to whom; otherwise the example's own document
          --edit [SCREEN]  changes the answers of a completed flow
          --now DATE       pretends that it is another day, YYYY-MM-DD
          --reset          forgets everything first
          --locale ID      the language, such as de or ar
          --plain          asks line by line, also on a terminal that can do more
          --store DIR      where everything is kept; otherwise \(defaultStore.path)
          --help           shows this

        On a terminal the flow takes the whole screen: arrows move, space chooses, Enter goes on, Esc goes back, Ctrl-S
        skips and Ctrl-C leaves. Line by line, Enter keeps what stands in [brackets] and :help lists what can be typed.
        Exit status: 0 done, 1 the flow or the answers do not fit, 2 a file cannot be read, 64 usage.
        """

    /// The example flows.
    private static let names: [String] = {
        let files = try? FileManager.default.contentsOfDirectory(atPath: example("Flows").path)
        return (files ?? []).filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
    }()

    private static let defaultStore = FileManager.default.temporaryDirectory
        .appendingPathComponent("stride-\(getuid())")

    private(set) var flow = Options.example("Flows/fitness.json")
    private(set) var answers: URL?
    private var givenTargeting: URL?
    private(set) var isEdit = false
    private(set) var editScreen: String?
    private(set) var now: Moment?
    private(set) var isReset = false
    private(set) var isPlain = false
    private(set) var locale: Locale?
    private(set) var store = Options.defaultStore
    private(set) var wantsHelp = false

    init(_ words: [String]) throws {
        var rest = words[...]
        func value(of option: String) throws -> String {
            guard let value = rest.popFirst() else { throw UsageError("\(option) needs a value") }
            return value
        }
        while let word = rest.popFirst() {
            switch word {
            case "--answers": answers = URL(fileURLWithPath: try value(of: word))
            case "--targeting": givenTargeting = URL(fileURLWithPath: try value(of: word))
            case "--edit":
                isEdit = true
                if let next = rest.first, !next.hasPrefix("-") { editScreen = rest.popFirst() }
            case "--now":
                let text = try value(of: word)
                guard let date = CalendarDate(text) else {
                    throw UsageError("\"\(text)\" is no date; write YYYY-MM-DD")
                }
                now = Moment(noonOf: date)
            case "--reset": isReset = true
            case "--plain": isPlain = true
            case "--locale": locale = Locale(identifier: try value(of: word))
            case "--store": store = URL(fileURLWithPath: try value(of: word))
            case "--help", "-h": wantsHelp = true
            case _ where word.hasPrefix("-"): throw UsageError("the option \(word) is not known")
            case _ where word.hasSuffix(".json"): flow = URL(fileURLWithPath: word)
            default:
                flow = Self.example("Flows/\(word).json")
                guard FileManager.default.fileExists(atPath: flow.path) else {
                    throw UsageError(
                        "there is no flow \"\(word)\"; use \(Self.names.joined(separator: ", ")) or the name of a .json file"
                    )
                }
            }
        }
        if isReset, isEdit { throw UsageError("--reset forgets what --edit would change; leave one out") }
    }

    /// The targeting document: the one that was named, or for an example flow its own.
    var targeting: URL? {
        if let givenTargeting { return givenTargeting }
        let own = Self.example("Targeting/\(flow.lastPathComponent)")
        let isExample = flow.deletingLastPathComponent().path == Self.example("Flows").path
        return isExample && FileManager.default.fileExists(atPath: own.path) ? own : nil
    }

    /// A file of the examples beside this program's source.
    private static func example(_ path: String) -> URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent(path)
    }
}
