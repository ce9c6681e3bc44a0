import Foundation

/// What a sanitizer, where the tests run under one, means for them.
public enum Sanitizer {
    /// Whether the tests run under one, as `ONBOARDING_SANITIZER` says.
    public static let isOn = ProcessInfo.processInfo.environment["ONBOARDING_SANITIZER"] != nil

    /// How often to do what one thread does by itself: a part of the times, since it sees nothing new there and takes many
    /// times as long.
    public static func few(_ times: Int) -> Int { isOn ? max(1, times / 20) : times }
}
