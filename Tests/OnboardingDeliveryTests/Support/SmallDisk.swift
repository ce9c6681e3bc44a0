#if os(Linux)
import Foundation
import TestSupport

/// A disk of a few bytes, in memory, which goes with this object.
final class SmallDisk {
    private static let size = 256 * 1024

    let url: URL
    private let directory: TemporaryDirectory

    /// Whether this process may make one.
    static let canBeMade: Bool = {
        guard geteuid() == 0 else { return false }
        return (try? SmallDisk()) != nil
    }()

    init() throws {
        directory = TemporaryDirectory()
        url = directory.url
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        guard mount("onboarding-test", url.path, "tmpfs", 0, "size=\(Self.size)") == 0 else {
            throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EPERM)
        }
    }

    deinit { _ = umount2(url.path, Int32(MNT_DETACH)) }

    /// How many bytes can still be written.
    var room: Int {
        var status = statvfs()
        return statvfs(url.path, &status) == 0 ? Int(status.f_bavail) * Int(status.f_bsize) : 0
    }

    /// Takes up room with a file of somebody else's, so that so much is left; none of it where all room is to be had.
    func leave(_ rest: Int) throws {
        let ballast = url.appendingPathComponent("ballast")
        try? FileManager.default.removeItem(at: ballast)
        if rest < room { try Data(count: room - rest).write(to: ballast) }
    }
}
#endif
