public import Foundation

/// A folder that is there for a while.
public enum TemporaryFolder {
    /// Makes a folder, hands it over, and removes it with everything in it.
    public static func use<Value>(_ body: (URL) async throws -> Value) async throws -> Value {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("onboarding-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try await body(folder)
    }
}
