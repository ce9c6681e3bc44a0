import Foundation

/// A file to whose end bytes are written and synced by nothing but the calls of the system.
final class RawFile {
    private let descriptor: Int32
    private var end = 0

    init(in directory: URL) throws {
        let path = directory.appendingPathComponent("raw-\(UUID().uuidString)").path
        descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw BenchmarkError.wrongResult(path) }
    }

    deinit { close(descriptor) }

    func write(_ bytes: [UInt8]) throws {
        let count = bytes.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, off_t(end)) }
        guard count == bytes.count, sync() == 0 else { throw BenchmarkError.wrongResult("write") }
        end += count
    }

    private func sync() -> Int32 {
        #if os(Linux)
        fdatasync(descriptor)
        #else
        fsync(descriptor)
        #endif
    }
}
