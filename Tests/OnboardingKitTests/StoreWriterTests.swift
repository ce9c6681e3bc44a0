import Foundation
import OnboardingDelivery
import Testing

@testable import OnboardingKit

@Suite("The store's writer")
@MainActor
struct StoreWriterTests {
    func record(_ number: Int) -> StoreRecord { .set(key: "key", json: "\(number)") }

    @Test("Hands records on in their order, those that come during a write together")
    func groups() async throws {
        let store = GatedStore()
        await store.close()
        let writer = StoreWriter(store: store)
        let first = writer.write([record(0)])
        await store.appendIsWaiting()
        let others = (1...30).map { writer.write([record($0)]) }
        await store.open()
        try await first.value
        for other in others { try await other.value }
        #expect(await store.batches == [[record(0)], (1...30).map(record)])
    }

    @Test("Groups what is written in one go, and flushing waits for all of it")
    func flush() async throws {
        let store = GatedStore()
        let writer = StoreWriter(store: store)
        for number in 0..<5 { writer.write([record(number)]) }
        try await writer.flush()
        #expect(await store.batches == [(0..<5).map(record)])
    }

    @Test("Who waits goes on once all so far is written, and hears of a failure")
    func waiting() async throws {
        let store = GatedStore()
        let writer = StoreWriter(store: store)
        writer.write([record(0)])
        try await writer.writeAndWait([record(1)])
        #expect(await store.batches == [[record(0), record(1)]])
        try await writer.writeAndWait([record(2)])
        #expect(await store.batches.last == [record(2)])

        let failing = FailingStore()
        let other = StoreWriter(store: failing)
        await #expect(throws: StoreError.self) { try await other.writeAndWait([record(1)]) }
        await failing.mend()
        try await other.writeAndWait([record(2)])
        #expect(await failing.taken == [record(1), record(2)])
    }

    @Test("Goes on after a write that failed")
    func failure() async throws {
        let store = FailingStore()
        let writer = StoreWriter(store: store)
        await #expect(throws: StoreError.self) { try await writer.write([record(1)]).value }
        await store.mend()
        try await writer.write([record(2)]).value
        #expect(await store.taken == [record(1), record(2)])
    }
}

private actor FailingStore: Store {
    private(set) var taken: [StoreRecord] = []
    private var isBroken = true

    func contents() -> StoreContents { StoreContents() }

    func append(_ records: [StoreRecord]) throws {
        taken += records
        if isBroken { throw StoreError(operation: .write, file: "store", reason: "full") }
    }

    func erase() {}

    func mend() { isBroken = false }
}
