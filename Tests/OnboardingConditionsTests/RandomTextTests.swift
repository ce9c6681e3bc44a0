import OnboardingConditions
import OnboardingValues
import TestSupport
import Testing

@Suite("Anything at all")
struct RandomTextTests {
    @Test("Random text is a pattern or an error, and its search ends", arguments: [5, 77, UInt64.max])
    func patterns(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let pieces = [
            "(", ")", "[", "]", "{", "}", "*", "+", "?", "|", "^", "$", ".", "\\", "-", ",", "<", ":", "=", "!", "1",
            "9",
            "a", "b", "u", "x", "d", "W", "\u{e4}", "\u{1F600}", "\u{301}", "\\u", "d83d", "(?:", "{2,", "\n",
        ]
        func text(_ count: Int) -> String {
            (0..<count).map { _ in pieces[Int.random(in: 0..<pieces.count, using: &random)] }.joined()
        }
        var compiled = 0
        for round in 0..<4000 {
            let written = text(Int.random(in: 0..<10, using: &random))
            guard let pattern = try? Pattern(written, ignoringCase: round % 2 == 0) else { continue }
            compiled += 1
            _ = pattern.matches(text(Int.random(in: 0..<30, using: &random)))
        }
        #expect(compiled > 100, "seed \(seed)")
    }

    @Test("Random JSON is a condition; where it has a fault it says where", arguments: [5, 77, UInt64.max])
    func conditions(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let keys = [
            "a", "a.b", "", ".", "$", "$and", "$or", "$nor", "$not", "$eq", "$in", "$all", "$elemMatch", "$size", "$gt",
            "$regex", "$vgt", "$before", "$exists", "$type", "$inGroup", "$x",
        ]
        let scalars: [JSONValue] = [nil, true, 0, -1, 1.andAHalf, "", "a", "(", "-18y", "2024", "1.2", "number"]
        func tree(_ depth: Int) -> JSONValue {
            let count = Int.random(in: 0..<3, using: &random)
            return switch Int.random(in: 0..<(depth > 0 ? 6 : 2), using: &random) {
            case 0...1: scalars[Int.random(in: 0..<scalars.count, using: &random)]
            case 2: .array((0..<count).map { _ in tree(depth - 1) })
            default:
                .object(
                    JSONObject(
                        (0...count).map { _ in (keys[Int.random(in: 0..<keys.count, using: &random)], tree(depth - 1)) }
                    )
                )
            }
        }
        for round in 0..<3000 {
            let (source, attributes) = (tree(4), tree(3).object ?? [:])
            let condition = Condition(source)
            let isHeld = condition.holds(for: attributes, today: CalendarDate("2024-02-29"))
            let place: Comment = "seed \(seed), round \(round): \(source.text)"
            #expect(condition.source == source, place)
            #expect(!isHeld || source.object != nil, place)
            #expect(condition.faults.allSatisfy { !$0.text.isEmpty }, place)
        }
    }
}

extension Int {
    /// The number and a half.
    fileprivate var andAHalf: JSONValue { (try? JSONValue(reading: "\(self).5")) ?? nil }
}
