/// The order in which a run shows options: the same for the same seed and element, always.
enum Shuffle {
    /// The options in their order; pinned ones keep their place.
    static func order(_ options: [Option], seed: UInt64, elementId: String) -> [Option] {
        var generator = SplitMix64(state: seed ^ Fingerprint.of(elementId.utf8))
        var loose = options.filter { !$0.isPinned }
        loose.shuffle(using: &generator)
        var next = loose.makeIterator()
        return options.compactMap { $0.isPinned ? $0 : next.next() }
    }

    /// SplitMix64 of Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators" (2014).
    private struct SplitMix64: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }
}
