public import Foundation

/// A directory of a test's own, which goes with it.
public final class TemporaryDirectory: Sendable {
    /// Where it is; made when somebody first writes to it.
    public let url: URL

    /// Makes a place that nothing else has.
    public init() {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("onboarding-test-\(UUID().uuidString)")
    }

    /// Makes a directory, hands it over, and removes it with everything in it.
    public static func use<Value>(_ body: (URL) async throws -> Value) async throws -> Value {
        let directory = TemporaryDirectory()
        try FileManager.default.createDirectory(at: directory.url, withIntermediateDirectories: true)
        let value = try await body(directory.url)
        withExtendedLifetime(directory) {}
        return value
    }

    /// A copy as it is now: what a kill at this moment would leave behind.
    public func copy() throws -> TemporaryDirectory {
        let copy = TemporaryDirectory()
        try FileManager.default.copyItem(at: url, to: copy.url)
        return copy
    }

    deinit { try? FileManager.default.removeItem(at: url) }
}
