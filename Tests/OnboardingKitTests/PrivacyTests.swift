import Foundation
import OnboardingKit
import TestSupport
import Testing

@Suite("Privacy")
struct PrivacyTests {
    private static let sources = Fixture.package.appendingPathComponent("Sources")

    /// The modules that a host links and that have no output of their own; a terminal's is what it is for.
    private static let modules = [
        "OnboardingValues", "OnboardingConditions", "OnboardingActions", "OnboardingProfile", "OnboardingFlow",
        "OnboardingDelivery", "OnboardingKit", "OnboardingTesting",
    ]

    @Test("The manifest says that nothing is tracked or collected, and why files are looked at")
    func manifest() throws {
        let file = Self.sources.appendingPathComponent("OnboardingKit/PrivacyInfo.xcprivacy")
        let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
        let manifest = try #require(list as? [String: Any])
        #expect(manifest["NSPrivacyTracking"] as? Bool == false)
        for key in ["NSPrivacyTrackingDomains", "NSPrivacyCollectedDataTypes"] {
            #expect((manifest[key] as? [Any])?.isEmpty == true)
        }
        let accessed = try #require(manifest["NSPrivacyAccessedAPITypes"] as? [[String: Any]])
        #expect(
            accessed.map { $0["NSPrivacyAccessedAPIType"] as? String } == ["NSPrivacyAccessedAPICategoryFileTimestamp"]
        )
        #expect(accessed.map { $0["NSPrivacyAccessedAPITypeReasons"] as? [String] } == [["C617.1"]])
    }

    @Test("The manifest is built beside every program that has the kit")
    func bundle() throws {
        let folder = try Program.killableHost.url().deletingLastPathComponent()
        let bundle = folder.appendingPathComponent("OnboardingKit_OnboardingKit.resources/PrivacyInfo.xcprivacy")
        #expect(FileManager.default.fileExists(atPath: bundle.path))
    }

    @Test("No module uses an interface whose use needs a reason that the manifest does not give", arguments: modules)
    func requiredReasons(module: String) throws {
        // UserDefaults, boot time, disk space and active keyboards, as Apple lists them.
        let names = [
            "UserDefaults", "NSUserDefaults", "CFPreferences", "systemUptime", "mach_absolute_time",
            "systemFreeSize", "systemSize", "volumeAvailableCapacity", "statfs", "statvfs", "activeInputModes",
        ]
        #expect(try Self.uses(of: names, in: module) == [])
    }

    @Test("No module writes a log", arguments: modules)
    func noLogs(module: String) throws {
        let names = [
            "print(", "NSLog(", "Logger(", "os_log(", "debugPrint(", "dump(", "standardError", "standardOutput",
        ]
        #expect(try Self.uses(of: names, in: module) == [])
    }

    @Test("A host that prints nothing prints nothing of a person, at a failing disk neither")
    func silence() async throws {
        let directory = TemporaryDirectory()
        let document = directory.url.appendingPathComponent("flow.json")
        try FileManager.default.createDirectory(at: directory.url, withIntermediateDirectories: true)
        try Data(Flow.tripDocument.utf8).write(to: document)
        let input = Data(
            "type name Adalovelace\ntype mail ada@example.com\ncontinue\nchoose level hard\ncontinue\n".utf8
        )
        // A store whose directory is a file can write nothing.
        for place in ["store", "flow.json"] {
            let folder = directory.url.appendingPathComponent(place)
            let outcome = try await Program.killableHost.run([folder.path, document.path, "silent"], input: input)
            #expect(outcome.outputText == "done\n" && outcome.errorText.isEmpty)
        }
    }

    /// The lines of a module that call something, comments left out.
    private static func uses(of names: [String], in module: String) throws -> [String] {
        let folder = sources.appendingPathComponent(module)
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        var uses: [String] = []
        for case let file as URL in files where file.pathExtension == "swift" {
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
                let code = line.drop { $0 == " " }
                if code.hasPrefix("//") { continue }
                // A name is used where no letter stands before it, so that `fingerprint(` is none.
                let isUse = names.contains { name in
                    code.ranges(of: name).contains { range in
                        range.lowerBound == code.startIndex
                            || !code[code.index(before: range.lowerBound)].isLetter
                    }
                }
                if isUse { uses.append("\(file.lastPathComponent): \(code)") }
            }
        }
        return uses
    }
}
