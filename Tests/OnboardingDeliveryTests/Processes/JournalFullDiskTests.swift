#if os(Linux)
import Foundation
import TestSupport
import Testing

@testable import OnboardingDelivery

@Suite(
    "A journal on a disk that is full",
    .enabled(if: SmallDisk.canBeMade, "A small disk can be mounted by root alone, where it is not forbidden, too")
)
struct JournalFullDiskTests {
    @Test("Keeps what it has, says that there is no room, and goes on in the same process once there is")
    func full() async throws {
        let disk = try SmallDisk()
        let directory = disk.url.appendingPathComponent("store")
        let store = JournalStore(directory: directory)
        try disk.leave(100_000)
        var kept: [String: String] = [:]
        var refused: [String: String] = [:]
        for number in 0..<200 where refused.isEmpty {
            let item = (key: "key/\(number)", json: "\"\(String(repeating: "\(number % 10)", count: 1_500))\"")
            do {
                try await store.append([.set(key: item.key, json: item.json)])
                kept[item.key] = item.json
            } catch {
                refused[item.key] = item.json
                expectNoRoom(error)
            }
        }
        #expect(refused.count == 1 && kept.count > 50)
        #expect(try await JournalStore(directory: directory).contents() == StoreContents(kept))

        // It stays so: nothing is half there, nothing takes away what is there, and small ones have no room either.
        for number in 0..<20 {
            let key = "late/\(number)"
            refused[key] = "\(number)"
            await #expect(throws: StoreError.self) { try await store.append([.set(key: key, json: "\(number)")]) }
        }
        #expect(try await JournalStore(directory: directory).contents() == StoreContents(kept))
        let all = kept.merging(refused) { $1 }
        #expect(try await store.contents() == StoreContents(all))

        try disk.leave(.max)
        try await store.append([.set(key: "last", json: "1")])
        let expected = StoreContents(all.merging(["last": "1"]) { $1 })
        #expect(try await store.contents() == expected)
        #expect(try await JournalStore(directory: directory).contents() == expected)
    }

    @Test("Loses nothing where there is no room for a compaction, and compacts once there is")
    func compaction() async throws {
        let disk = try SmallDisk()
        let directory = disk.url.appendingPathComponent("store")
        let journal = directory.appendingPathComponent("onboarding.journal")
        let store = JournalStore(directory: directory)
        // A new file of ten items needs twice as much as is left when a compaction is due for the first time.
        try disk.leave(84_000)
        var kept: [String: String] = [:]
        var refused: [String: String] = [:]
        func append(_ number: Int) async {
            let item = (key: "key/\(number % 10)", json: "\"\(number) \(String(repeating: "7", count: 2_000))\"")
            do {
                try await store.append([.set(key: item.key, json: item.json)])
                kept[item.key] = item.json
            } catch {
                refused[item.key] = item.json
                expectNoRoom(error)
            }
        }
        var number = 0
        while refused.isEmpty, number < 200 {
            await append(number)
            number += 1
        }
        #expect(refused.count == 1 && number > 32)
        #expect(try size(journal) > 72_000, "It was compacted")
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted() == [
                "onboarding.journal", "onboarding.lock",
            ]
        )
        #expect(try await JournalStore(directory: directory).contents() == StoreContents(kept))

        try disk.leave(.max)
        kept.merge(refused) { $1 }
        refused = [:]
        while refused.isEmpty, number < 200, try size(journal) > 72_000 {
            await append(number)
            number += 1
        }
        #expect(refused.isEmpty)
        #expect(try size(journal) <= 72_000, "It was not compacted")
        await append(number)
        #expect(try await store.contents() == StoreContents(kept))
        #expect(try await JournalStore(directory: directory).contents() == StoreContents(kept))
    }

    private func size(_ file: URL) throws -> Int { try Data(contentsOf: file).count }

    private func expectNoRoom(_ error: any Error, sourceLocation: SourceLocation = #_sourceLocation) {
        let error = error as? StoreError
        #expect(error?.operation == .write, sourceLocation: sourceLocation)
        #expect(error?.reason == "No space left on device", sourceLocation: sourceLocation)
        #expect(error?.file.hasSuffix("/store/onboarding.journal") == true, sourceLocation: sourceLocation)
    }
}

extension StoreContents {
    fileprivate init(_ items: [String: String]) {
        self.init()
        self.items = items
    }
}
#endif
