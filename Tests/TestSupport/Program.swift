public import Foundation

/// A program that this package builds, or that the machine has, run as a process of its own.
public struct Program: Sendable {
    /// What came of one run.
    public struct Outcome: Hashable, Sendable {
        /// What was written to standard output.
        public var output: Data
        /// What was written to standard error.
        public var errors: Data
        /// The exit status.
        public var status: Int32
        /// Whether a signal ended it.
        public var wasKilled: Bool

        /// Standard output as text.
        public var outputText: String { String(decoding: output, as: UTF8.self) }
        /// Standard error as text.
        public var errorText: String { String(decoding: errors, as: UTF8.self) }
        /// The lines of standard output.
        public var lines: [String] { outputText.split(separator: "\n").map(String.init) }
    }

    /// The author's command.
    public static let onboarding = Program(name: "onboarding")
    /// The example host.
    public static let cliHost = Program(name: "cli-host")
    /// A host that is made to be killed.
    public static let killableHost = Program(name: "KillableHost")
    /// A writer of journals that is made to be killed.
    public static let journalWriter = Program(name: "JournalWriter")

    /// The terminal multiplexer, which plays a terminal of any size; nil where it is not installed.
    public static let tmux = Program(installed: "tmux")

    private let name: String
    private var place: URL?

    private init(name: String) { self.name = name }

    /// A program of the machine's own, where `start` and `run` look for programs.
    private init?(installed name: String) {
        self.name = name
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        let places = path.split(separator: ":").map {
            URL(fileURLWithPath: "\($0)/\(name)")
        }
        guard let place = places.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else {
            return nil
        }
        self.place = place
    }

    /// Where the program was built: in the folder of the test bundle; or where it is installed.
    public func url() throws -> URL {
        if let place { return place }
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
        var folder = bundle ?? URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        while folder.path != "/" {
            folder.deleteLastPathComponent()
            let url = folder.appendingPathComponent(name)
            var isFolder: ObjCBool = false
            if FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), !isFolder.boolValue {
                return url
            }
        }
        throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: name])
    }

    /// Starts the program; its environment has no terminal and no locale but those that are given.
    public func start(
        _ arguments: [String],
        environment: [String: String] = [:],
        in folder: URL? = nil,
        input: FileHandle? = nil,
        output: FileHandle? = nil,
        errors: FileHandle? = nil
    ) throws -> ChildProcess {
        try ChildProcess(
            url(),
            arguments,
            environment: [
                "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "TZ": "UTC", "SWIFT_BACKTRACE": "enable=no",
            ].merging(environment) { $1 },
            in: folder,
            input: input,
            output: output,
            errors: errors
        )
    }

    /// Runs the program to its end; at most two run at a time.
    ///
    /// - Parameters:
    ///   - arguments: the words after the program's name.
    ///   - input: what stands on standard input; nothing by default.
    ///   - folder: the folder it runs in.
    /// - Returns: what it wrote, and how it ended.
    /// - Throws: when the program is not there, or cannot be started.
    public func run(_ arguments: [String], input: Data = Data(), in folder: URL? = nil) async throws -> Outcome {
        await Gate.processes.enter()
        let outcome: Result<Outcome, any Error>
        do {
            outcome = .success(
                try await TemporaryDirectory.use { try await run(arguments, input, in: folder, files: $0) }
            )
        } catch {
            outcome = .failure(error)
        }
        await Gate.processes.leave()
        return try outcome.get()
    }

    /// Files take the place of pipes, so that neither side waits for the other.
    private func run(_ arguments: [String], _ input: Data, in folder: URL?, files: URL) async throws -> Outcome {
        let (stdin, stdout, stderr) = (file("in"), file("out"), file("err"))
        func file(_ name: String) -> URL { files.appendingPathComponent(name) }
        try input.write(to: stdin)
        for url in [stdout, stderr] { try Data().write(to: url) }
        let process = try start(
            arguments,
            in: folder,
            input: FileHandle(forReadingFrom: stdin),
            output: FileHandle(forWritingTo: stdout),
            errors: FileHandle(forWritingTo: stderr)
        )
        let ending = await process.ended()
        return Outcome(
            output: try Data(contentsOf: stdout),
            errors: try Data(contentsOf: stderr),
            status: ending.status,
            wasKilled: ending.wasKilled
        )
    }
}

/// Lets only so many in at a time.
private actor Gate {
    static let processes = Gate(places: 2)

    private var places: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(places: Int) { self.places = places }

    func enter() async {
        if places > 0 {
            places -= 1
        } else {
            await withCheckedContinuation { waiting.append($0) }
        }
    }

    func leave() {
        if waiting.isEmpty { places += 1 } else { waiting.removeFirst().resume() }
    }
}
