public import Foundation

/// A process that a test started; it must be waited for once.
///
/// Foundation's `Process` crashes now and then on Linux when many of them end at the same time, so this one stands on
/// `posix_spawn` and `waitpid` alone.
public struct ChildProcess: Sendable {
    /// How a process ended.
    public struct Ending: Hashable, Sendable {
        /// The exit status; of no meaning when a signal ended it.
        public var status: Int32
        /// Whether a signal ended it.
        public var wasKilled: Bool
    }

    private let id: pid_t

    /// Starts a program; what it is not given to read or write comes from nowhere and goes there.
    ///
    /// The handles are closed here once the process has them. Throws when the program cannot be started.
    public init(
        _ program: URL,
        _ arguments: [String],
        environment: [String: String],
        in folder: URL? = nil,
        input: FileHandle? = nil,
        output: FileHandle? = nil,
        errors: FileHandle? = nil
    ) throws {
        let nowhere = FileHandle(forUpdatingAtPath: "/dev/null")
        var actions = FileActions()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (number, handle) in [input, output, errors].enumerated() {
            guard let descriptor = (handle ?? nowhere)?.fileDescriptor else { continue }
            posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number))
        }
        var words = [program.path] + arguments
        // The shell goes to the folder and becomes the program, under the same id.
        if let folder { words = ["/bin/sh", "-c", #"cd "$0" && exec "$@""#, folder.path] + words }
        let texts = words.map { strdup($0) } + [nil]
        let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for text in texts + variables { free(text) } }
        var started = pid_t()
        // A thread of the test's own blocks signals, and what it starts would inherit that.
        var attributes = Attributes()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var noSignals = sigset_t()
        sigemptyset(&noSignals)
        posix_spawnattr_setsigmask(&attributes, &noSignals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
        let code = posix_spawn(&started, words[0], &actions, &attributes, texts, variables)
        for handle in [input, output, errors, nowhere] { try? handle?.close() }
        guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EINVAL) }
        id = started
    }

    /// Waits until the process has ended, holding up the thread.
    public func wait() -> Ending {
        var status: Int32 = 0
        while waitpid(id, &status, 0) == -1, errno == EINTR {}
        return Ending(status: (status >> 8) & 0xFF, wasKilled: status & 0x7F != 0)
    }

    /// Waits until the process has ended, holding up no other test.
    public func ended() async -> Ending {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async { continuation.resume(returning: wait()) }
        }
    }

    /// Ends the process at once, without a chance to tidy up.
    public func kill() { Foundation.kill(id, SIGKILL) }

    #if canImport(Darwin)
    private typealias FileActions = posix_spawn_file_actions_t?
    private typealias Attributes = posix_spawnattr_t?
    #else
    private typealias FileActions = posix_spawn_file_actions_t
    private typealias Attributes = posix_spawnattr_t
    #endif
}
