import Foundation
import OnboardingValues

/// The machine that the figures are of.
enum Machine {
    static var processor: String {
        let lines = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
        let line = lines.split(separator: "\n").first { $0.hasPrefix("model name") }
        return line?.split(separator: ":").last.map { String($0).trimmingCharacters(in: .whitespaces) } ?? "unknown CPU"
    }

    static var cores: Int { ProcessInfo.processInfo.activeProcessorCount }
    static var system: String { ProcessInfo.processInfo.operatingSystemVersionString }

    /// The compiler's version as far as a program can ask for it.
    static var swift: String {
        #if compiler(>=6.4)
        "Swift 6.4 or newer"
        #elseif compiler(>=6.3)
        "Swift 6.3"
        #else
        "Swift 6.2"
        #endif
    }

    static var text: String { "\(processor), \(cores) cores, \(system), \(swift), \(build)" }

    static var json: JSONValue {
        [
            "processor": .string(processor), "cores": .number(Decimal(cores)), "system": .string(system),
            "swift": .string(swift), "build": .string(build),
        ]
    }

    private static var build: String {
        #if DEBUG
        "debug build: the figures mean nothing"
        #else
        "release build"
        #endif
    }
}
