// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// A module of the kit. Its folder is Sources/<name>; it imports only what is named here.
func module(_ name: String, _ imports: String..., resources: [Resource] = []) -> Target {
    .target(name: name, dependencies: imports.map { .byName(name: $0) }, resources: resources)
}

/// The tests of a module, in Tests/<module>Tests.
func tests(of name: String, _ imports: String...) -> Target {
    .testTarget(
        name: "\(name)Tests",
        dependencies: [.byName(name: name), "TestSupport"] + imports.map { .byName(name: $0) }
    )
}

let package = Package(
    name: "OnboardingKit",
    platforms: [.iOS(.v16), .macOS(.v13)],
    products: [
        .library(name: "OnboardingKit", targets: ["OnboardingKit"]),
        .library(name: "OnboardingTerminal", targets: ["OnboardingTerminal"]),
        .library(name: "OnboardingTesting", targets: ["OnboardingTesting"]),
        .executable(name: "onboarding", targets: ["onboarding"]),
        .executable(name: "cli-host", targets: ["cli-host"]),
    ],
    targets: [
        module("OnboardingValues"),
        module("OnboardingConditions", "OnboardingValues"),
        module("OnboardingActions", "OnboardingValues"),
        module("OnboardingProfile", "OnboardingValues", "OnboardingActions"),
        module(
            "OnboardingFlow",
            "OnboardingValues",
            "OnboardingConditions",
            "OnboardingActions",
            "OnboardingProfile"
        ),
        module("OnboardingDelivery", "OnboardingValues", "OnboardingActions", "OnboardingProfile"),
        module(
            "OnboardingTargeting",
            "OnboardingValues",
            "OnboardingConditions",
            "OnboardingActions",
            "OnboardingProfile"
        ),
        module(
            "OnboardingKit",
            "OnboardingValues",
            "OnboardingConditions",
            "OnboardingActions",
            "OnboardingProfile",
            "OnboardingFlow",
            "OnboardingTargeting",
            "OnboardingDelivery",
            resources: [.copy("PrivacyInfo.xcprivacy")]
        ),
        module(
            "OnboardingMatrix",
            "OnboardingValues",
            "OnboardingConditions",
            "OnboardingActions",
            "OnboardingProfile",
            "OnboardingFlow",
            "OnboardingTargeting"
        ),
        module("OnboardingTerminal", "OnboardingKit"),
        module("OnboardingTesting", "OnboardingKit"),
        .executableTarget(
            name: "onboarding",
            dependencies: ["OnboardingTerminal", "OnboardingMatrix"],
            path: "Sources/OnboardingCommand"
        ),
        .executableTarget(
            name: "cli-host",
            dependencies: ["OnboardingTerminal"],
            path: "Examples/CLIHost",
            packageAccess: false
        ),
        .executableTarget(name: "api-snapshot", dependencies: ["OnboardingValues"], path: "Tests/APISnapshot"),
        .executableTarget(
            name: "onboarding-bench",
            dependencies: [
                "OnboardingKit", "OnboardingDelivery", "OnboardingConditions", "OnboardingValues", "TestSupport",
            ],
            path: "Tests/Benchmarks",
            exclude: ["static-size"]
        ),
        .target(name: "TestSupport", dependencies: ["OnboardingValues"], path: "Tests/TestSupport"),
        tests(of: "OnboardingValues"),
        tests(of: "OnboardingConditions", "OnboardingValues"),
        tests(of: "OnboardingFlow", "OnboardingValues"),
        tests(of: "OnboardingActions", "OnboardingValues"),
        tests(of: "OnboardingProfile", "OnboardingActions", "OnboardingValues"),
        tests(of: "OnboardingTargeting", "OnboardingProfile", "OnboardingConditions", "OnboardingValues"),
        tests(of: "OnboardingMatrix", "OnboardingKit", "OnboardingTesting"),
        tests(of: "OnboardingDelivery", "OnboardingValues", "JournalWriter"),
        tests(of: "OnboardingKit", "OnboardingTesting", "KillableHost"),
        .testTarget(
            name: "HostTests",
            dependencies: ["OnboardingKit", "OnboardingTesting"],
            packageAccess: false
        ),
        .executableTarget(
            name: "JournalWriter",
            dependencies: ["OnboardingDelivery", "OnboardingValues"],
            path: "Tests/JournalWriter"
        ),
        .executableTarget(name: "KillableHost", dependencies: ["OnboardingTesting"], path: "Tests/KillableHost"),
        tests(of: "OnboardingTerminal", "OnboardingKit", "OnboardingTesting", "OnboardingValues", "cli-host"),
        .testTarget(
            name: "OnboardingCommandTests",
            dependencies: ["TestSupport", "OnboardingConditions", "OnboardingValues", "onboarding"]
        ),
    ]
)

for target in package.targets {
    target.swiftSettings = [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ]
    // Warnings are errors where every change is checked; in a host's build they stay warnings.
    if ProcessInfo.processInfo.environment["ONBOARDING_STRICT"] != nil {
        target.swiftSettings?.append(.treatAllWarnings(as: .error))
    }
}
