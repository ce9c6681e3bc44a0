import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

extension SystemFiles {
    package func open(_ path: String, _ mode: FileMode) throws(FileError) -> Int32 {
        let flags: Int32 =
            switch mode {
            case .read: O_RDONLY
            case .update: O_RDWR
            case .create: O_RDWR | O_CREAT
            case .createNew: O_RDWR | O_CREAT | O_EXCL
            }
        let file = try Self.repeated { Int(openFile(path, flags | O_CLOEXEC, 0o600)) }
        #if os(iOS) || os(tvOS) || os(watchOS) || os(visionOS)
        // Class C, completeUntilFirstUserAuthentication: an app that is woken behind a locked screen can still write.
        if mode == .create || mode == .createNew { _ = fcntl(Int32(file), F_SETPROTECTIONCLASS, 3) }
        #endif
        return Int32(file)
    }

    package func close(_ file: Int32) {
        _ = closeFile(file)
    }

    package func rename(_ path: String, to place: String) throws(FileError) {
        try Self.repeated { Int(renameFile(path, place)) }
    }

    package func remove(_ path: String) throws(FileError) {
        do {
            try Self.repeated { Int(unlink(path)) }
        } catch  where error.code == ENOENT {}
    }

    package func list(_ directory: String) throws(FileError) -> [String] {
        guard let stream = opendir(directory) else { throw FileError(code: errno) }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { place in
                place.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: place.pointee)) {
                    String(cString: $0)
                }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }

    package func createDirectory(_ path: String) throws(FileError) {
        if mkdir(path, 0o700) != 0 {
            let (code, parent) = (errno, Self.parent(of: path))
            if code == EEXIST, isDirectory(path) { return }
            guard code == ENOENT, parent != path else { throw FileError(code: code) }
            try createDirectory(parent)
            try Self.repeated { Int(mkdir(path, 0o700)) }
        }
        // A new directory is there after a power cut only once the one above it is synced.
        try syncDirectory(Self.parent(of: path))
        excludeFromBackup(path)
    }

    package func syncDirectory(_ path: String) throws(FileError) {
        let directory = try Self.repeated { Int(openFile(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0)) }
        defer { close(Int32(directory)) }
        do {
            try Self.repeated { Int(fsync(Int32(directory))) }
        } catch  where error.code == EINVAL {
            // Some network file systems know no sync of a directory.
        }
    }

    private func isDirectory(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    private static func parent(of path: String) -> String {
        let parent = (path as NSString).deletingLastPathComponent
        return parent.isEmpty ? "." : parent
    }

    private func excludeFromBackup(_ path: String) {
        #if canImport(Darwin)
        guard isExcludedFromBackup else { return }
        var directory = URL(fileURLWithPath: path, isDirectory: true)
        var values = URLResourceValues()
        values.isExcludedFromBackup = true
        try? directory.setResourceValues(values)
        #endif
    }
}

// Inside a type that has methods of these names they would hide the calls of the system.
private func openFile(_ path: String, _ flags: Int32, _ rights: mode_t) -> Int32 { open(path, flags, rights) }
private func closeFile(_ file: Int32) -> Int32 { close(file) }
private func renameFile(_ path: String, _ place: String) -> Int32 { rename(path, place) }
