import Foundation

/// A spring that is let go, after SwiftUI's `.spring(response:dampingFraction:)`.
struct Spring: Hashable, Sendable {
    let response: Double
    let damping: Double
    /// After so many seconds it stands still.
    let duration: Double

    static let standard = Spring(response: 0.4, damping: 0.8, duration: 0.55)

    /// How far it has come after some seconds: 0 at first, 1 in the end, a little more on the way.
    func value(at seconds: Double) -> Double {
        let frequency = 2 * Double.pi / response
        let damped = frequency * (1 - damping * damping).squareRoot()
        let decay = damping * frequency
        return 1 - exp(-decay * seconds) * (cos(damped * seconds) + decay / damped * sin(damped * seconds))
    }
}
