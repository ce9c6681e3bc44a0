/// Ids that are the same in every run of a test: `id-1`, `id-2` and so on.
@MainActor
public final class SequentialIds {
    private var last = 0

    /// Makes a source that begins at 1.
    public init() {}

    /// The next id.
    public func next() -> String {
        last += 1
        return "id-\(last)"
    }
}
