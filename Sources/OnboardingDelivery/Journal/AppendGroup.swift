/// Appends that are written and synced together.
final class AppendGroup {
    /// What each of them changes.
    var payloads: [[UInt8]] = []
    /// What became of it, once it is written.
    var result: Result<Void, StoreError>?
}
