package import Foundation

/// A store in a journal: every append is one record at the end of a file, there as a whole or not at all.
///
/// Writers that come while a sync is under way share the next one. A kill or a power cut at any moment takes back nothing
/// of what was acknowledged. Several stores, also of several processes, may have the same directory. What is damaged is
/// set aside, never overwritten.
package actor JournalStore: Store {
    private let executor = QueueExecutor(label: "onboarding.store")
    private var journal: Journal
    /// The appends that go together in the next write.
    private var waiting: AppendGroup?
    /// How many went together in the last write.
    private var lastCount = 1
    private var willCompact = false
    private var writer = ByteWriter()
    private let encoder = JSONEncoder()

    package nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// Makes a store in a directory, which is made when it is first written to.
    ///
    /// - Parameters:
    ///   - directory: the store's own directory.
    ///   - bounds: how many events are kept.
    ///   - files: the calls on files.
    ///   - now: the time, of which the day counts.
    package init(
        directory: URL,
        bounds: StoreBounds = .standard,
        files: any FileLayer = SystemFiles(),
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        journal = Journal(directory: directory.path, bounds: bounds, files: files, now: now)
    }

    package func contents() throws -> StoreContents {
        write(waiting)
        return try journal.contents()
    }

    package func append(_ records: [StoreRecord]) async throws {
        let records = records.map { $0.encoded(with: encoder) }
        let payload = payload(of: records)
        if payload.isEmpty, waiting == nil, !journal.isBehind { return try records.throwFailure() }
        let group = waiting ?? AppendGroup()
        if !payload.isEmpty { group.payloads.append(payload) }
        if records.contains(.clearEvents) { group.leavesNothingCleared = true }
        if waiting != nil {
            await withCheckedContinuation { group.add($0) }
        } else {
            await lead(group)
        }
        try group.result?.get()
        try records.throwFailure()
    }

    /// Writes a group once those have joined it who are about to.
    ///
    /// Those who came during the last write are before this one in the queue. Those whom it answered are on their way back
    /// if they write again at once: without them two halves would take turns, each with a sync of its own. A few turns of
    /// the queue are short beside a sync, and where nobody comes the next one waits no longer.
    private func lead(_ group: AppendGroup) async {
        waiting = group
        let most = min(4 * lastCount, 128)
        var turns = 0
        repeat {
            await executor.turn()
            turns += 1
        } while group.result == nil && group.payloads.count < lastCount && turns < most
        write(group)
    }

    package func erase() throws {
        // What waits came before and is erased with the rest.
        write(waiting)
        try journal.erase()
    }

    private func payload(of records: [StoreRecord]) -> [UInt8] {
        writer.clear()
        for record in records { JournalChange(record)?.put(into: &writer) }
        return writer.bytes
    }

    private func write(_ group: AppendGroup?) {
        guard let group, group.result == nil else { return }
        waiting = nil
        lastCount = max(1, group.payloads.count)
        group.end(
            with: Result { () throws(StoreError) in
                try journal.append(group.payloads, leavingNothingElse: group.leavesNothingCleared)
            }
        )
        if journal.isCompactionDue, !willCompact {
            willCompact = true
            // After those who wait for this write have heard of it.
            Task { compact() }
        }
    }

    private func compact() {
        willCompact = false
        if journal.isCompactionDue { journal.compact() }
    }
}
