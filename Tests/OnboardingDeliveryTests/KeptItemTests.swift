import Foundation
import TestSupport
import Testing

@testable import OnboardingDelivery

@Suite("Values that are encoded when a store wants them")
struct KeptItemTests {
    private let store = MemoryStore()

    @Test("A store in memory gives the last value as JSON, and none that was removed")
    func inMemory() async throws {
        try await store.append([.keep(key: "a", KeptItem([1])), .keep(key: "b", KeptItem([1]))])
        try await store.append([.keep(key: "a", KeptItem([2])), .remove(key: "b")])
        #expect(await store.contents().items == ["a": "[2]"])
        try await store.append([.keep(key: "a", KeptItem([3])), .set(key: "a", json: "[4]")])
        #expect(await store.contents().items == ["a": "[4]"])
    }

    @Test("One that cannot be encoded leaves what was before")
    func unwritable() async throws {
        try await store.append([.set(key: "a", json: "1")])
        try await store.append([.keep(key: "a", KeptItem([Double.nan]))])
        #expect(await store.contents().items == ["a": "1"])
    }

    @Test("A store on disk tells of one that cannot be encoded, and writes the rest")
    func onDisk() async throws {
        let directory = TemporaryDirectory()
        let store = JournalStore(directory: directory.url)
        try await store.append([.set(key: "a", json: "1")])
        let error = await #expect(throws: StoreError.self) {
            try await store.append([.keep(key: "a", KeptItem([Double.nan])), .keep(key: "b", KeptItem(["x"]))])
        }
        #expect(error?.file == "a")
        #expect(try await JournalStore(directory: directory.url).contents().items == ["a": "1", "b": #"["x"]"#])
    }

    @Test("Records of equal values are equal")
    func equality() {
        #expect(StoreRecord.keep(key: "a", KeptItem(1)) == .keep(key: "a", KeptItem(1)))
        #expect(KeptItem(1) != KeptItem(2))
        #expect(KeptItem(1) != KeptItem("1"))
    }
}
