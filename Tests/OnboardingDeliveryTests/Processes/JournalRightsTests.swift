import Foundation
import TestSupport
import Testing

@testable import OnboardingDelivery

@Suite("The files of a store")
struct JournalRightsTests {
    @Test("Are their owner's alone, and so is the directory, from the first one on and whatever comes")
    func rights() async throws {
        let directory = TemporaryDirectory()
        let store = JournalStore(directory: directory.url)
        try await store.append([.set(key: "a", json: "1"), .set(key: "b", json: "2")])
        #expect(try directory.names == ["onboarding.journal", "onboarding.lock"])
        try directory.expectOwnersAlone("after the first append")

        let first = try directory.fileNumber
        for number in 0..<40 {
            try await store.append([.set(key: "a", json: "\"\(number)\(String(repeating: "7", count: 4_000))\"")])
        }
        #expect(try await store.contents().items.count == 2)
        #expect(try directory.fileNumber != first, "No compaction was seen")
        try directory.expectOwnersAlone("after a compaction")

        var bytes = try Data(contentsOf: directory.journal)
        bytes[bytes.count - 2_000] ^= 1
        // Not in one step, which would make a file of other rights.
        try bytes.write(to: directory.journal)
        let opened = JournalStore(directory: directory.url)
        #expect(try await opened.contents().damage.count == 1)
        #expect(try directory.names.contains("onboarding.journal.damaged-1"))
        try directory.expectOwnersAlone("after damage was set aside")

        try await opened.erase()
        #expect(try directory.names == ["onboarding.journal", "onboarding.lock"])
        try directory.expectOwnersAlone("after all was erased")
        try await store.append([.set(key: "a", json: "1")])
        try directory.expectOwnersAlone("after a new beginning")
    }

    @Test("Are their owner's alone where a snapshot was taken over, and the directories above are, too, if new")
    func takenOver() async throws {
        let above = TemporaryDirectory()
        let directory = above.url.appendingPathComponent("a/b")
        try await JournalStore(directory: directory).append([.set(key: "a", json: "1")])
        for part in [above.url, above.url.appendingPathComponent("a"), directory] {
            #expect(try part.rights == 0o700)
        }
        let old = TemporaryDirectory()
        try FileManager.default.createDirectory(
            at: old.url,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
        try Data(#"{"version":1,"items":{"a":1},"events":[]}"#.utf8)
            .write(to: old.url.appendingPathComponent("onboarding.json"))
        let store = JournalStore(directory: old.url)
        #expect(try await store.contents().items == ["a": "1"])
        try await store.append([.set(key: "b", json: "2")])
        #expect(try old.names == ["onboarding.journal", "onboarding.lock"])
        try old.expectOwnersAlone("after a snapshot was taken over")
    }
}

extension URL {
    fileprivate var rights: Int? {
        get throws { try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int }
    }
}

extension TemporaryDirectory {
    fileprivate var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
    }

    /// What tells the journal from the one that takes its place.
    fileprivate var fileNumber: Int? {
        get throws { try FileManager.default.attributesOfItem(atPath: journal.path)[.systemFileNumber] as? Int }
    }

    fileprivate func expectOwnersAlone(_ when: Comment, sourceLocation: SourceLocation = #_sourceLocation) throws {
        #expect(try url.rights == 0o700, when, sourceLocation: sourceLocation)
        for name in try names {
            let rights = try url.appendingPathComponent(name).rights
            #expect(rights == 0o600, "\(name) \(when)", sourceLocation: sourceLocation)
        }
    }
}
