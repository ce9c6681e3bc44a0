public import Foundation
public import OnboardingValues

/// Files that tests read: this project's own, and public test vectors where they are at hand.
public enum Fixture {
    /// The folder of the package.
    public static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The folder of public test vectors, named by `ONBOARDING_CONFORMANCE`; nil where they are not at hand.
    public static let conformance: URL? = ProcessInfo.processInfo.environment["ONBOARDING_CONFORMANCE"]
        .map { URL(fileURLWithPath: $0, relativeTo: package) }

    /// Reads a JSON file of any size.
    public static func json(_ url: URL) throws -> JSONValue {
        try JSONValue(reading: Data(contentsOf: url), limits: JSONLimits(bytes: 64 << 20))
    }

    /// The files of a folder with an ending, in the order of their names.
    public static func files(in folder: URL, ending: String = "json") throws -> [URL] {
        try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == ending }
            .sorted { $0.path < $1.path }
    }
}
