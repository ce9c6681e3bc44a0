/// Tasks that wait for something to come about.
@MainActor
final class Waiters {
    private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
    private var lastNumber = 0

    /// Returns with the next `resume()`, or when the task is cancelled.
    func wait() async {
        lastNumber += 1
        let number = lastNumber
        await withTaskCancellationHandler {
            if Task.isCancelled { return }
            await withCheckedContinuation { waiting[number] = $0 }
        } onCancel: {
            Task { @MainActor in waiting.removeValue(forKey: number)?.resume() }
        }
    }

    /// Lets everybody go on.
    func resume() {
        let resumed = waiting.sorted { $0.key < $1.key }
        waiting = [:]
        for (_, waiter) in resumed { waiter.resume() }
    }
}
