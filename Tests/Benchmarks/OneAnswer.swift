import OnboardingKit

/// Plays the flow of twenty screens, and measures how long each answer takes from the inputs to the delegate.
@MainActor
final class OneAnswer: OnboardingRenderer, OnboardingControllerDelegate {
    var onInput: (@MainActor (UserInput) -> Void)?
    private(set) var took: [Double] = []
    private(set) var last: StateUpdatedAction?

    /// Whether what is entered is on disk before Continue, as where a person takes a moment for it; it is not measured then.
    private let isUnhurried: Bool
    private var state: ScreenState?
    private var began: UInt64 = 0

    init(isUnhurried: Bool = false) { self.isUnhurried = isUnhurried }

    func show(_ state: ScreenState) { self.state = state }
    func dismiss() { state = nil }

    func onboardingController(_ controller: OnboardingController, onStateUpdatedAction action: StateUpdatedAction) {
        took.append(Double(Monotonic.now - began))
        last = action
    }

    /// Plays one run, in memory where nothing else is said.
    func play(_ flow: Flow, _ configuration: OnboardingConfiguration = .inMemory) async throws {
        let client = try await OnboardingClient(configuration)
        let controller = client.controller(for: flow)
        controller.delegate = self
        controller.present(on: self)
        await controller.settled()
        while let state {
            began = Monotonic.now
            for event in BenchmarkFlow.entries(on: state) { onInput?(UserInput(on: state, event)) }
            if isUnhurried {
                await controller.settled()
                try await client.flush()
                began = Monotonic.now
            }
            onInput?(UserInput(on: state, .proceed()))
            await controller.settled()
        }
        // What is still to be written would come after the directory is gone.
        try await client.flush()
    }
}

extension OnboardingConfiguration {
    /// In memory, in one language, with random numbers and times as a host has them.
    static var inMemory: Self { OnboardingConfiguration(storage: .memory, conventions: Conventions(locale: "en")) }
}
