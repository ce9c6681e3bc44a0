/// Ids that are the same for the same seed, so that `--seed` makes the same output twice.
@MainActor
final class SeededIds {
    private let seed: UInt64
    private var count: UInt64 = 0

    init(seed: UInt64) { self.seed = seed }

    /// The next id, of the form of a random UUID (RFC 9562).
    func next() -> String {
        count += 1
        let group = { (value: UInt64, digits: Int) in
            let text = String(value, radix: 16)
            return String(repeating: "0", count: max(0, digits - text.count)) + text.suffix(digits)
        }
        let parts = [(seed >> 32, 8), (seed >> 16 & 0xFFFF, 4), (seed & 0xFFF | 0x4000, 4), (0x8000, 4), (count, 12)]
        return parts.map(group).joined(separator: "-")
    }
}
