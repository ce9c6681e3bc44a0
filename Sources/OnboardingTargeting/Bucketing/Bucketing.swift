/// How chance is drawn: the same for the same person and seed, on every device and in every language.
///
/// The rules are those of GrowthBook's SDK specification 0.8.0 (`hash`, `getBucketRange`, `chooseVariation`).
package enum Bucketing {
    /// Where a value falls, from 0 up to 1; nil for a version that does not exist.
    ///
    /// Version 2 gives one of 10,000 numbers, version 1 one of 1,000.
    package static func hash(seed: String, value: String, version: Int = 2) -> Double? {
        switch version {
        case 1: Double(fnv1a(value, seed) % 1_000) / 1_000
        case 2: position(seed: seed, value: value)
        default: nil
        }
    }

    /// Where a value falls, from 0 up to 1, in steps of 0.0001.
    package static func position(seed: String, value: String) -> Double {
        Double(fnv1a(String(fnv1a(seed, value)), "") % 10_000) / 10_000
    }

    /// The ranges of variations: one behind the other, each as wide as its weight, of which the part that is covered counts.
    ///
    /// Equal weights where there are not as many as variations, or they do not add up to 1.
    package static func ranges(count: Int, coverage: Double = 1, weights: [Double]? = nil) -> [Range<Double>] {
        let coverage = min(max(coverage, 0), 1)
        var used = equalWeights(count)
        if let weights, weights.count == count, (0.99...1.01).contains(weights.reduce(0, +)) { used = weights }
        var start = 0.0
        return used.map { weight in
            defer { start += weight }
            return start..<(start + coverage * weight)
        }
    }

    /// The same weight for each; none where there are no variations.
    package static func equalWeights(_ count: Int) -> [Double] {
        count < 1 ? [] : Array(repeating: 1 / Double(count), count: count)
    }

    /// The first variation in whose range a position falls; nil where it falls into none.
    package static func choose(_ position: Double, _ ranges: [Range<Double>]) -> Int? {
        ranges.firstIndex { $0.contains(position) }
    }

    /// FNV-1a of 32 bits (Fowler, Noll and Vo) over UTF-16 code units, each taken as a whole.
    private static func fnv1a(_ first: String, _ second: String) -> UInt32 {
        var hash: UInt32 = 0x811C_9DC5
        for text in [first, second] {
            for unit in text.utf16 { hash = (hash ^ UInt32(unit)) &* 0x0100_0193 }
        }
        return hash
    }
}
