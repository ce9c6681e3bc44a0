import OnboardingKit

/// Gives a verdict when a test says so, and not before.
@MainActor
final class Judge {
    private(set) var asked: [String] = []
    private var open: [CheckedContinuation<AnswerVerdict, Never>] = []
    private var waiting: (count: Int, continuation: CheckedContinuation<Void, Never>)?

    func verdict(on action: StateUpdatedAction) async -> AnswerVerdict {
        await withCheckedContinuation { continuation in
            asked.append(action.elementId)
            open.append(continuation)
            if let waiting, asked.count >= waiting.count {
                self.waiting = nil
                waiting.continuation.resume()
            }
        }
    }

    /// Returns once so many questions were asked in all.
    func questions(_ count: Int) async {
        if asked.count >= count { return }
        await withCheckedContinuation { waiting = (count, $0) }
    }

    /// Answers the questions that are open, the oldest first.
    func answer(_ verdicts: AnswerVerdict...) {
        for verdict in verdicts where !open.isEmpty { open.removeFirst().resume(returning: verdict) }
    }
}
