#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The files of the system, by the calls of POSIX.
package struct SystemFiles: FileLayer {
    /// Whether a sync on Apple's systems waits until the disk itself has emptied its cache (`F_FULLFSYNC`), which takes
    /// many times as long. Without it a power cut, not a crash, can take back what was synced last.
    package let syncsDiskCache: Bool
    /// Whether the directory is left out of backups, on Apple's systems.
    package let isExcludedFromBackup: Bool

    package init(syncsDiskCache: Bool = false, isExcludedFromBackup: Bool = false) {
        self.syncsDiskCache = syncsDiskCache
        self.isExcludedFromBackup = isExcludedFromBackup
    }

    package func read(
        _ file: Int32,
        into buffer: UnsafeMutableRawBufferPointer,
        at offset: Int
    ) throws(FileError) -> Int {
        try Self.repeated { pread(file, buffer.baseAddress, buffer.count, off_t(offset)) }
    }

    package func write(_ file: Int32, _ bytes: UnsafeRawBufferPointer, at offset: Int) throws(FileError) -> Int {
        try Self.repeated { pwrite(file, bytes.baseAddress, bytes.count, off_t(offset)) }
    }

    package func sync(_ file: Int32) throws(FileError) {
        #if canImport(Darwin)
        if syncsDiskCache, fcntl(file, F_FULLFSYNC) == 0 { return }
        try Self.repeated { Int(fsync(file)) }
        #else
        try Self.repeated { Int(fdatasync(file)) }
        #endif
    }

    package func truncate(_ file: Int32, to size: Int) throws(FileError) {
        try Self.repeated { Int(ftruncate(file, off_t(size))) }
    }

    package func lock(_ file: Int32) throws(FileError) {
        try Self.repeated { Int(flock(file, LOCK_EX)) }
    }

    package func unlock(_ file: Int32) {
        _ = flock(file, LOCK_UN)
    }

    package func status(of file: Int32) throws(FileError) -> FileStatus {
        var status = stat()
        guard fstat(file, &status) == 0 else { throw FileError(code: errno) }
        return FileStatus(status)
    }

    package func status(at path: String) throws(FileError) -> FileStatus? {
        var status = stat()
        if stat(path, &status) == 0 { return FileStatus(status) }
        // Below something that is no directory there is nothing, too.
        if errno == ENOENT || errno == ENOTDIR { return nil }
        throw FileError(code: errno)
    }

    /// Makes a call again while a signal cuts it short, and throws what the system says when it fails.
    @discardableResult
    static func repeated(_ call: () -> Int) throws(FileError) -> Int {
        while true {
            let result = call()
            if result >= 0 { return result }
            if errno != EINTR { throw FileError(code: errno) }
        }
    }
}

extension FileStatus {
    fileprivate init(_ status: stat) {
        let identity = Identity(
            device: UInt64(truncatingIfNeeded: status.st_dev),
            number: UInt64(truncatingIfNeeded: status.st_ino)
        )
        self.init(identity: identity, size: Int(status.st_size))
    }
}
