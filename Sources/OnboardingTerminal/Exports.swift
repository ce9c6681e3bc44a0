@_exported import OnboardingKit
