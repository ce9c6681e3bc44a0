import TestSupport

extension SeededGenerator {
    /// True in so many of a hundred cases.
    mutating func percent(_ share: Int) -> Bool { Int.random(in: 0..<100, using: &self) < share }

    mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

    /// One of the items, or what stands for one when there are none.
    mutating func pick<Item>(_ items: [Item], or other: Item) -> Item { items.randomElement(using: &self) ?? other }
}
