/// Appends that are written and synced together.
final class AppendGroup {
    /// What each of them changes.
    var payloads: [[UInt8]] = []
    /// Whether the events that are cleared must not stand in the file any more, so that a new one is written.
    var leavesNothingCleared = false
    /// What became of it, once it is written.
    var result: Result<Void, StoreError>?
}
