import Dispatch

/// Runs an actor on a dispatch queue of its own, so that blocking disk calls hold up nobody else.
final class QueueExecutor: SerialExecutor {
    private let queue: DispatchQueue

    init(label: String) { queue = DispatchQueue(label: label) }

    func enqueue(_ job: UnownedJob) {
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }

    func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }

    /// Returns after everything that stands in the queue by now.
    nonisolated(nonsending) func turn() async {
        await withCheckedContinuation { continuation in queue.async { continuation.resume() } }
    }
}
