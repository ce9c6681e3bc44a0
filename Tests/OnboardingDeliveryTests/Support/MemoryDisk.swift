import Foundation
import OnboardingDelivery

/// Files in memory: fast, with a note of every call that changes something, and with faults at chosen calls.
final class MemoryDisk: FileLayer {
    /// A call that changes files or waits for the disk.
    enum Call: Hashable {
        case create(path: String, file: Int)
        case write(file: Int, offset: Int, bytes: [UInt8])
        case truncate(file: Int, size: Int)
        case sync(file: Int)
        case rename(String, to: String)
        case remove(String)
        case syncDirectory
        case lock
        case open(path: String)
        /// Asking, reading and listing, which change nothing.
        case look
    }

    /// What becomes of a call.
    enum Fault: Hashable, Sendable {
        case error(Int32)
        /// Of a write half of the bytes go through, and no error is told.
        case short
        /// Of a write half of the bytes go through before the error.
        case partial(Int32)
    }

    private struct State {
        var files: [Int: [UInt8]] = [:]
        var names: [String: Int] = [:]
        var open: [Int32: Int] = [:]
        var locks: [Int: Int32] = [:]
        var nextFile = 1
        var nextDescriptor: Int32 = 3
        var calls: [Call] = []
        var isRecording = false
        var fault: (@Sendable (Call, Int) -> Fault?)?
        var count = 0
    }

    // Stores on queues of their own share one disk; every use stands under the lock.
    private let condition = NSCondition()
    nonisolated(unsafe) private var state = State()

    init(_ files: [String: [UInt8]] = [:]) {
        for (path, bytes) in files {
            state.names[path] = state.nextFile
            state.files[state.nextFile] = bytes
            state.nextFile += 1
        }
    }

    // MARK: For tests

    /// The files as they are, by their paths.
    var files: [String: [UInt8]] { use { state in state.names.compactMapValues { state.files[$0] } } }

    /// The calls since recording began.
    var calls: [Call] { use { $0.calls } }

    /// How many calls there were since the fault was set.
    var count: Int { use { $0.count } }

    func record() { use { $0.isRecording = true } }

    /// Asks for a fault before every call, with the call and its number.
    func setFault(_ fault: (@Sendable (Call, Int) -> Fault?)?) {
        use { state in
            state.fault = fault
            state.count = 0
        }
    }

    subscript(path: String) -> [UInt8]? {
        get { files[path] }
        set {
            use { state in
                state.names[path] = nil
                guard let newValue else { return }
                state.names[path] = state.nextFile
                state.files[state.nextFile] = newValue
                state.nextFile += 1
            }
        }
    }

    /// Adds bytes to a file behind everybody's back.
    func append(_ bytes: [UInt8], to path: String) {
        use { state in
            if let file = state.names[path] { state.files[file]? += bytes }
        }
    }

    private func use<Value>(_ body: (inout State) throws -> Value) rethrows -> Value {
        condition.lock()
        defer { condition.unlock() }
        return try body(&state)
    }

    /// Makes a call, after the fault that is due, if one is.
    private func call<Value>(
        _ call: Call,
        _ body: (inout State, Fault?) throws(FileError) -> Value
    ) throws(FileError) -> Value {
        condition.lock()
        defer { condition.unlock() }
        state.count += 1
        let fault = state.fault?(call, state.count)
        if case .error(let code) = fault { throw FileError(code: code) }
        let value = try body(&state, fault)
        if state.isRecording, call.changesFiles { state.calls.append(call) }
        return value
    }

    // MARK: The calls

    func open(_ path: String, _ mode: FileMode) throws(FileError) -> Int32 {
        let isNew = use { $0.names[path] == nil }
        let makes = isNew && (mode == .create || mode == .createNew)
        let next = use { $0.nextFile }
        return try call(makes ? .create(path: path, file: next) : .open(path: path)) { (state, _) throws(FileError) in
            if mode == .createNew, state.names[path] != nil { throw FileError(code: EEXIST) }
            if state.names[path] == nil {
                guard makes else { throw FileError(code: ENOENT) }
                state.names[path] = state.nextFile
                state.files[state.nextFile] = []
                state.nextFile += 1
            }
            state.nextDescriptor += 1
            state.open[state.nextDescriptor] = state.names[path]
            return state.nextDescriptor
        }
    }

    func close(_ file: Int32) { use { $0.open[file] = nil } }

    func status(at path: String) throws(FileError) -> FileStatus? {
        try call(.look) { (state, _) throws(FileError) in
            state.names[path].map { Self.status($0, state) }
        }
    }

    func status(of file: Int32) throws(FileError) -> FileStatus {
        try call(.look) { (state, _) throws(FileError) in try Self.status(Self.file(file, state), state) }
    }

    func read(_ file: Int32, into buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws(FileError) -> Int {
        try call(.look) { (state, _) throws(FileError) in
            let bytes = try state.files[Self.file(file, state)] ?? []
            guard offset < bytes.count else { return 0 }
            let count = min(buffer.count, bytes.count - offset)
            bytes.withUnsafeBytes {
                buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[offset..<(offset + count)]))
            }
            return count
        }
    }

    func write(_ file: Int32, _ bytes: UnsafeRawBufferPointer, at offset: Int) throws(FileError) -> Int {
        let number = use { $0.open[file] } ?? 0
        let noted = use { $0.isRecording || $0.fault != nil } ? Array(bytes) : []
        return try call(.write(file: number, offset: offset, bytes: noted)) { (state, fault) throws(FileError) in
            let count = fault == nil ? bytes.count : max(bytes.count / 2, fault == .short ? 1 : 0)
            var content = state.files.removeValue(forKey: number) ?? []
            if content.count < offset { content += [UInt8](repeating: 0, count: offset - content.count) }
            content.replaceSubrange(offset..<min(content.count, offset + count), with: bytes[..<count])
            state.files[number] = content
            if case .partial(let code) = fault { throw FileError(code: code) }
            return count
        }
    }

    func sync(_ file: Int32) throws(FileError) {
        let number = use { $0.open[file] } ?? 0
        try call(.sync(file: number)) { (_, _) throws(FileError) in }
    }

    func truncate(_ file: Int32, to size: Int) throws(FileError) {
        let number = use { $0.open[file] } ?? 0
        try call(.truncate(file: number, size: size)) { (state, _) throws(FileError) in
            if let bytes = state.files[number], bytes.count > size { state.files[number] = Array(bytes[..<size]) }
        }
    }

    func rename(_ path: String, to place: String) throws(FileError) {
        try call(.rename(path, to: place)) { (state, _) throws(FileError) in
            guard let file = state.names.removeValue(forKey: path) else { throw FileError(code: ENOENT) }
            state.names[place] = file
        }
    }

    func remove(_ path: String) throws(FileError) {
        try call(.remove(path)) { (state, _) throws(FileError) in state.names[path] = nil }
    }

    func list(_ directory: String) throws(FileError) -> [String] {
        try call(.look) { (state, _) throws(FileError) in
            state.names.keys.filter { $0.hasPrefix(directory + "/") }.map { String($0.dropFirst(directory.count + 1)) }
        }
    }

    func createDirectory(_ path: String) throws(FileError) {}

    func syncDirectory(_ path: String) throws(FileError) {
        try call(.syncDirectory) { (_, _) throws(FileError) in }
    }

    func lock(_ file: Int32) throws(FileError) {
        condition.lock()
        defer { condition.unlock() }
        state.count += 1
        if case .error(let code) = state.fault?(.lock, state.count) { throw FileError(code: code) }
        let number = try Self.file(file, state)
        while let holder = state.locks[number], holder != file { condition.wait() }
        state.locks[number] = file
    }

    func unlock(_ file: Int32) {
        use { state in
            if let number = state.open[file], state.locks[number] == file { state.locks[number] = nil }
        }
        condition.broadcast()
    }

    private static func file(_ descriptor: Int32, _ state: State) throws(FileError) -> Int {
        guard let number = state.open[descriptor] else { throw FileError(code: EBADF) }
        return number
    }

    private static func status(_ file: Int, _ state: State) -> FileStatus {
        FileStatus(identity: .init(device: 1, number: UInt64(file)), size: state.files[file]?.count ?? 0)
    }
}

extension MemoryDisk.Call {
    /// Whether it changes files or waits for the disk, and so counts for what is there after a power cut.
    var changesFiles: Bool {
        switch self {
        case .look, .lock, .open: false
        default: true
        }
    }
}
