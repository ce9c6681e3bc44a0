import TestSupport

/// What a disk may hold after a power cut at some call of a run.
struct PowerCut {
    /// What becomes of bytes that were written and not synced.
    enum Unsynced: CaseIterable {
        /// They are all there, as after a kill.
        case kept
        /// None of them is there, and no name that was changed without a sync of the directory.
        case dropped
        /// Some writes are there, some in part, some not; the names changed up to some point.
        case torn
        /// As torn, and where bytes are missing the file is long enough and has zeros.
        case zeroed
    }

    private struct File {
        var durable: [UInt8] = []
        var pending: [MemoryDisk.Call] = []
    }

    private var files: [Int: File] = [:]
    private var names: [String: Int] = [:]
    private var pendingNames: [MemoryDisk.Call] = []

    /// A disk on which some files are, the first of them first made.
    init(files: [String: [UInt8]] = [:]) {
        for (number, path) in files.keys.sorted().enumerated() {
            names[path] = number + 1
            self.files[number + 1] = File(durable: files[path] ?? [])
        }
    }

    /// Takes a call of the run.
    mutating func take(_ call: MemoryDisk.Call) {
        switch call {
        case .create(_, let file):
            files[file] = File()
            pendingNames.append(call)
        case .write(let file, _, _), .truncate(let file, _): files[file]?.pending.append(call)
        case .sync(let file):
            for change in files[file]?.pending ?? [] { files[file]?.durable.apply(change) }
            files[file]?.pending = []
        case .rename, .remove: pendingNames.append(call)
        case .syncDirectory:
            for change in pendingNames { names.apply(change) }
            pendingNames = []
        case .open, .look, .lock: break
        }
    }

    /// The files after a cut now.
    func files(_ unsynced: Unsynced, _ generator: inout SeededGenerator) -> [String: [UInt8]] {
        var names = names
        let changed =
            switch unsynced {
            case .kept: pendingNames.count
            case .dropped: 0
            case .torn, .zeroed: Int.random(in: 0...pendingNames.count, using: &generator)
            }
        for change in pendingNames.prefix(changed) { names.apply(change) }
        return names.compactMapValues { number in
            guard let file = files[number] else { return nil }
            var bytes = file.durable
            for change in file.pending where unsynced != .dropped {
                bytes.apply(unsynced == .kept ? change : change.torn(unsynced, &generator))
            }
            return bytes
        }
    }
}

extension [UInt8] {
    fileprivate mutating func apply(_ call: MemoryDisk.Call) {
        switch call {
        case .write(_, let offset, let bytes):
            if count < offset { self += [UInt8](repeating: 0, count: offset - count) }
            replaceSubrange(offset..<Swift.min(count, offset + bytes.count), with: bytes)
        case .truncate(_, let size): if size < count { removeLast(count - size) }
        default: break
        }
    }
}

extension [String: Int] {
    fileprivate mutating func apply(_ call: MemoryDisk.Call) {
        switch call {
        case .create(let path, let file): self[path] = file
        case .remove(let path): self[path] = nil
        case .rename(let path, let place): if let file = removeValue(forKey: path) { self[place] = file }
        default: break
        }
    }
}

extension MemoryDisk.Call {
    fileprivate func torn(_ unsynced: PowerCut.Unsynced, _ generator: inout SeededGenerator) -> Self {
        guard case .write(let file, let offset, let bytes) = self else { return self }
        let count = Int.random(in: 0...bytes.count, using: &generator)
        let rest = unsynced == .zeroed ? [UInt8](repeating: 0, count: bytes.count - count) : []
        return .write(file: file, offset: offset, bytes: bytes[..<count] + rest)
    }
}
