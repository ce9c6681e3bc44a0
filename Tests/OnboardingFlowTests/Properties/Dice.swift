import Foundation
import OnboardingActions
import OnboardingFlow
import OnboardingValues
import TestSupport

/// Random choices that are the same for the same seed.
struct Dice {
    private var generator: SeededGenerator

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
    mutating func happens(percent: Int) -> Bool { number(1...100) <= percent }
    mutating func pick<Item>(_ items: [Item]) -> Item? { items.randomElement(using: &generator) }
}
