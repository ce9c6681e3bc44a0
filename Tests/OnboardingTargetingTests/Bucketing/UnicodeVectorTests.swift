import Testing

@testable import OnboardingTargeting

/// The expected numbers were worked out by a program of its own in Python: FNV-1a of 32 bits (offset 0x811C9DC5, prime
/// 0x01000193) over the code units of `text.encode("utf-16-le")`, each unit in one step; version 1 of id and seed modulo
/// 1,000, version 2 of the decimal digits of the hash of seed and id, modulo 10,000.
@Suite("Ids that are not ASCII")
struct UnicodeVectorTests {
    struct Vector: Sendable {
        let seed: String
        let id: String
        let first: Double
        let second: Double
    }

    static let vectors = [
        Vector(seed: "main", id: "\u{1F600}", first: 0.901, second: 0.2537),
        Vector(seed: "main", id: "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", first: 0.437, second: 0.9471),
        Vector(seed: "main", id: "e\u{301}", first: 0.826, second: 0.1646),
        Vector(seed: "main", id: "\u{E9}", first: 0.113, second: 0.9614),
        Vector(seed: "main", id: "a\u{308}\u{323}", first: 0.08, second: 0.2556),
        Vector(seed: "main", id: "\u{645}\u{631}\u{62D}\u{628}\u{627}", first: 0.034, second: 0.7471),
        Vector(seed: "\u{628}\u{630}\u{631}\u{629}", id: "user-1", first: 0.25, second: 0.6884),
        Vector(seed: "\u{1F331}", id: "\u{10437}", first: 0.202, second: 0.7576),
        Vector(seed: "main", id: "\u{65E5}\u{672C}", first: 0.649, second: 0.1469),
        Vector(seed: "main", id: "", first: 0.592, second: 0.7527),
    ]

    @Test("Fall where their UTF-16 code units say, in both versions", arguments: vectors)
    func position(of vector: Vector) {
        #expect(Bucketing.hash(seed: vector.seed, value: vector.id, version: 1) == vector.first)
        #expect(Bucketing.hash(seed: vector.seed, value: vector.id, version: 2) == vector.second)
        #expect(Bucketing.position(seed: vector.seed, value: vector.id) == vector.second)
    }
}
