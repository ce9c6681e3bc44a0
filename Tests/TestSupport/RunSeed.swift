import Foundation

extension UInt64 {
    /// The seed of this run's random cases: `ONBOARDING_SEED`, or a new one.
    ///
    /// It is printed, so that a failure can be repeated.
    public static let forThisRun: UInt64 = {
        let given = ProcessInfo.processInfo.environment["ONBOARDING_SEED"].flatMap { UInt64($0) }
        let seed = given ?? UInt64.random(in: 0...9_999_999)
        print("ONBOARDING_SEED=\(seed)")
        return seed
    }()
}
