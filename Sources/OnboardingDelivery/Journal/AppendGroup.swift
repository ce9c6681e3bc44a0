/// Appends that are written and synced together.
final class AppendGroup {
    /// What each of them changes.
    var payloads: [[UInt8]] = []
    /// Whether the events that are cleared must not stand in the file any more, so that a new one is written.
    var leavesNothingCleared = false
    /// What became of it, once it is written.
    private(set) var result: Result<Void, StoreError>?
    /// Those who joined the one who writes it.
    private var followers: [CheckedContinuation<Void, Never>] = []

    func add(_ follower: CheckedContinuation<Void, Never>) { followers.append(follower) }

    func end(with result: Result<Void, StoreError>) {
        self.result = result
        for follower in followers { follower.resume() }
        followers = []
    }
}
