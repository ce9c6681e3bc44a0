package import Foundation
import OnboardingValues

/// A store of one JSON file that is written whole, atomically: to a new file, synced, then renamed over the old one.
///
/// A process that is killed at any moment leaves the file of before or the file of after. A power cut may bring back an
/// earlier file, since the directory is not synced. Two processes must not share a directory: the last write wins. A file
/// that cannot be read as JSON is set aside beside it, never overwritten.
package actor SnapshotStore: Store {
    private let file: URL
    private let executor = QueueExecutor(label: "onboarding.store")
    private var kept: StoreContents?
    /// Whether a write failed, so that the file is behind the memory.
    private var isBehind = false

    package nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// Makes a store in a directory, which is made when it is first written to.
    package init(directory: URL) {
        file = directory.appendingPathComponent("onboarding.json")
    }

    package func contents() throws -> StoreContents {
        if let kept { return kept }
        let read = try readFile()
        kept = read
        return read
    }

    package func append(_ records: [StoreRecord]) throws {
        var contents = try contents()
        if records.isEmpty, !isBehind { return }
        let records = records.map(\.encoded)
        for record in records { contents.apply(record) }
        kept = contents
        isBehind = true
        try write(contents)
        isBehind = false
        try records.throwFailure()
    }

    // MARK: The file

    private func readFile() throws -> StoreContents {
        let data: Data
        do {
            data = try Data(contentsOf: file)
        } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
            return StoreContents()
        } catch {
            // Denied is not missing: a locked device must not look like a new one.
            throw StoreError(operation: .read, file: file.path, cause: error)
        }
        if let contents = StoreContents(snapshot: data) { return contents }
        if let version = StoreContents.version(ofSnapshot: data), version > StoreContents.version {
            // Not damage: an older app must not begin anew what a newer one keeps.
            let reason = "it was written by a newer version of the kit (\(version)); update the app"
            throw StoreError(operation: .read, file: file.path, reason: reason)
        }
        var contents = StoreContents()
        let place = try setAside()
        let reason = "it is damaged and was set aside as \(place.lastPathComponent)"
        contents.damage = [StoreError(operation: .read, file: file.path, reason: reason)]
        return contents
    }

    private func setAside() throws -> URL {
        var number = 1
        while FileManager.default.fileExists(atPath: file.path + ".damaged-\(number)") { number += 1 }
        let place = URL(fileURLWithPath: file.path + ".damaged-\(number)")
        do {
            try FileManager.default.moveItem(at: file, to: place)
        } catch {
            throw StoreError(operation: .read, file: file.path, cause: error)
        }
        return place
    }

    private func write(_ contents: StoreContents) throws {
        let files = FileManager.default
        // One name, so that writes cut short by a kill leave one file behind at most.
        let new = URL(fileURLWithPath: file.path + ".new")
        do {
            try files.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700]
            )
            #if os(iOS)
            let attributes: [FileAttributeKey: Any] = [
                .posixPermissions: 0o600, .protectionKey: FileProtectionType.completeUntilFirstUserAuthentication,
            ]
            #else
            let attributes: [FileAttributeKey: Any] = [.posixPermissions: 0o600]
            #endif
            guard files.createFile(atPath: new.path, contents: nil, attributes: attributes) else {
                throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
            }
            let handle = try FileHandle(forWritingTo: new)
            defer { try? handle.close() }
            try handle.write(contentsOf: Data(contents.snapshot.utf8))
            try handle.synchronize()
            guard rename(new.path, file.path) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        } catch {
            throw StoreError(operation: .write, file: file.path, cause: error)
        }
    }
}

extension StoreContents {
    fileprivate static let version = 1

    /// The contents as a snapshot file holds them. The texts are put together as they are: a file that is written at every
    /// step must not be built anew from its values.
    var snapshot: String {
        let items = items.sorted { $0.key < $1.key }.map { "\(JSONValue.string($0.key).text):\($0.value)" }
        return """
            {"version":\(Self.version),"items":{\(items.joined(separator: ","))},\
            "events":[\(events.joined(separator: ","))],"eventsDropped":\(eventsDropped)}
            """
    }

    /// The version that a snapshot file says it has.
    fileprivate static func version(ofSnapshot data: Data) -> Int? {
        try? JSONValue(reading: data, limits: JSONLimits(bytes: .max, depth: 512))["version"]?.integer
    }

    /// Reads a snapshot file; nil when it is damaged.
    init?(snapshot: Data) {
        let limits = JSONLimits(bytes: .max, depth: 512)
        guard let json = try? JSONValue(reading: snapshot, limits: limits), json["version"]?.integer == Self.version,
            let items = json["items"]?.object, let events = json["events"]?.array
        else { return nil }
        self.items = Dictionary(items.map { ($0.key, $0.value.text) }, uniquingKeysWith: { first, _ in first })
        self.events = events.map(\.text)
        eventsDropped = json["eventsDropped"]?.integer ?? 0
    }
}
