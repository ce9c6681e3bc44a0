import Foundation
import OnboardingDelivery
import OnboardingKit
import TestSupport

/// What this program does when it is started by itself, so that a process begins and ends with it.
enum Child: String {
    case nothing = "child-nothing"
    case firstScreen = "child-first-screen"
    case validate = "child-validate"
    case play = "child-play"
    case openJournal = "child-open-journal"
    case appendToJournal = "child-append-to-journal"

    /// Does it, and writes the peak memory of this process in bytes to standard output.
    @MainActor
    func run() async throws {
        switch self {
        case .nothing: break
        case .firstScreen:
            let client = try await OnboardingClient(.inMemory)
            let controller = client.controller(for: try Flow(reading: BenchmarkFlow.twentyScreens))
            let renderer = FirstScreen()
            controller.present(on: renderer)
            await controller.settled()
            guard renderer.hasShown else { throw BenchmarkError.wrongResult(rawValue) }
        case .validate:
            guard Flow.issues(in: BenchmarkFlow.chain(10_000)).isEmpty else {
                throw BenchmarkError.wrongResult(rawValue)
            }
        case .play:
            let player = OneAnswer()
            try await player.play(try Flow(reading: BenchmarkFlow.twentyScreens))
            guard player.took.count == 20 else { throw BenchmarkError.wrongResult(rawValue) }
        case .openJournal: keep(try await Self.store.contents())
        case .appendToJournal:
            let store = Self.store
            for number in 0..<JournalBenchmark.records {
                try await store.append([JournalBenchmark.event(number).record])
            }
        }
        FileHandle.standardOutput.write(Data(" \(Self.peakMemoryOfThisProcess)\n".utf8))
    }

    /// The store in the directory that this process was given.
    private static var store: JournalStore {
        JournalStore(directory: URL(fileURLWithPath: CommandLine.arguments[2]))
    }

    /// How long it takes from before the process is started until it writes; nanoseconds.
    func timeToFirstByte() throws -> Double {
        let pipe = Pipe()
        let start = Monotonic.now
        let process = try self.start(pipe)
        var byte: UInt8 = 0
        let count = read(pipe.fileHandleForReading.fileDescriptor, &byte, 1)
        let took = Double(Monotonic.now - start)
        _ = pipe.fileHandleForReading.readDataToEndOfFile()
        guard process.succeeded(), count == 1 else {
            throw BenchmarkError.childFailed(rawValue)
        }
        return took
    }

    /// The most memory that the process had, in bytes.
    func peakMemory(_ directory: URL? = nil) throws -> Double {
        let pipe = Pipe()
        let process = try start(pipe, directory)
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        guard process.succeeded(),
            let bytes = text.split(whereSeparator: \.isWhitespace).last.flatMap({ Double($0) })
        else { throw BenchmarkError.childFailed(rawValue) }
        return bytes
    }

    private func start(_ pipe: Pipe, _ directory: URL? = nil) throws -> ChildProcess {
        try ChildProcess(
            URL(fileURLWithPath: Bundle.main.executablePath ?? CommandLine.arguments[0]),
            [rawValue] + (directory.map { [$0.path] } ?? []),
            environment: ["LANG": "C.UTF-8", "TZ": "UTC"],
            output: pipe.fileHandleForWriting,
            errors: FileHandle(fileDescriptor: dup(2), closeOnDealloc: true)
        )
    }

    /// On Linux `getrusage` counts what the parent had before the program was loaded, so the kernel's own note is read.
    private static var peakMemoryOfThisProcess: Int {
        #if os(Linux)
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? ""
        return (line.split(separator: " ").compactMap { Int($0) }.first ?? 0) * 1024
        #else
        var usage = rusage()
        getrusage(RUSAGE_SELF, &usage)
        return usage.ru_maxrss
        #endif
    }
}

/// Writes a byte to standard output when the first screen is to be shown.
@MainActor
private final class FirstScreen: OnboardingRenderer {
    var onInput: (@MainActor (UserInput) -> Void)?
    private(set) var hasShown = false

    func show(_ state: ScreenState) {
        guard !hasShown else { return }
        hasShown = true
        FileHandle.standardOutput.write(Data("!".utf8))
    }

    func dismiss() {}
}

extension ChildProcess {
    /// Waits for the end of the process, and tells whether all went well.
    fileprivate func succeeded() -> Bool {
        let ending = wait()
        return ending.status == 0 && !ending.wasKilled
    }
}
