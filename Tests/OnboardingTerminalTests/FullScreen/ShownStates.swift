import OnboardingKit
import TestSupport

/// The states that the example flows show when they are played by keys.
@MainActor
enum ShownStates {
    private static let played = Task {
        var states: [ScreenState] = []
        for file in KeysTests.answers {
            let shown = try await PlayedByKeys(file).states
            for (number, state) in shown.enumerated() {
                let isFirst = number == 0 || shown[number - 1].visit != state.visit
                let isLast = number == shown.count - 1 || shown[number + 1].visit != state.visit
                if isFirst || isLast { states.append(state) }
            }
        }
        return states
    }

    /// The first and the last state of each screen of every example, in the order they were shown.
    static func all() async throws -> [ScreenState] { try await played.value }
}
