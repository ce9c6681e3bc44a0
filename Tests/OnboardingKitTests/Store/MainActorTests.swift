import Dispatch
import Foundation
import OnboardingTesting
import TestSupport
import Testing

@testable import OnboardingDelivery
@testable import OnboardingKit

@Suite("The main actor")
@MainActor
struct MainActorTests {
    @Test("Makes no file call: opening, playing, consent, erasure and a failing disk")
    func noFileCalls() async throws {
        let directory = TemporaryDirectory()
        let files = WatchedFiles()
        MainQueue.mark()
        #expect(MainQueue.isHere)
        let store = JournalStore(directory: directory.url, files: files)
        let stage = try await Stage(store: store)
        await stage.playToPace()
        let client = stage.client
        try await client.updateProfile(params: ProfileParameters.Builder().with(lastName: "Lovelace").build())
        _ = try await client.events()
        try await client.setConsent(.denied)
        try await client.eraseAll()
        try FileManager.default.removeItem(at: directory.url)
        try Data().write(to: directory.url)
        await #expect(throws: StoreError.self) {
            try await client.updateProfile(params: ProfileParameters.Builder().with(lastName: "Lovelace").build())
        }
        #expect(files.calls > 20)
        #expect(files.callsOnMainQueue == 0)
    }
}

/// Tells whether code runs on the main queue, where the main actor runs.
enum MainQueue {
    private static let key = DispatchSpecificKey<Bool>()

    static func mark() { DispatchQueue.main.setSpecific(key: key, value: true) }

    static var isHere: Bool { DispatchQueue.getSpecific(key: key) == true }
}

/// The system's files, and a count of the calls.
final class WatchedFiles: FileLayer {
    private let system = SystemFiles()
    private let lock = NSLock()
    nonisolated(unsafe) private var counts = (all: 0, onMainQueue: 0)

    var calls: Int { lock.withLock { counts.all } }
    var callsOnMainQueue: Int { lock.withLock { counts.onMainQueue } }

    private var watched: SystemFiles {
        lock.withLock {
            counts.all += 1
            if MainQueue.isHere { counts.onMainQueue += 1 }
        }
        return system
    }

    func open(_ path: String, _ mode: FileMode) throws(FileError) -> Int32 { try watched.open(path, mode) }
    func close(_ file: Int32) { watched.close(file) }
    func status(at path: String) throws(FileError) -> FileStatus? { try watched.status(at: path) }
    func status(of file: Int32) throws(FileError) -> FileStatus { try watched.status(of: file) }
    func read(_ file: Int32, into buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws(FileError) -> Int {
        try watched.read(file, into: buffer, at: offset)
    }
    func write(_ file: Int32, _ bytes: UnsafeRawBufferPointer, at offset: Int) throws(FileError) -> Int {
        try watched.write(file, bytes, at: offset)
    }
    func sync(_ file: Int32) throws(FileError) { try watched.sync(file) }
    func truncate(_ file: Int32, to size: Int) throws(FileError) { try watched.truncate(file, to: size) }
    func rename(_ path: String, to place: String) throws(FileError) { try watched.rename(path, to: place) }
    func remove(_ path: String) throws(FileError) { try watched.remove(path) }
    func list(_ directory: String) throws(FileError) -> [String] { try watched.list(directory) }
    func createDirectory(_ path: String) throws(FileError) { try watched.createDirectory(path) }
    func syncDirectory(_ path: String) throws(FileError) { try watched.syncDirectory(path) }
    func lock(_ file: Int32) throws(FileError) { try watched.lock(file) }
    func unlock(_ file: Int32) { watched.unlock(file) }
}
