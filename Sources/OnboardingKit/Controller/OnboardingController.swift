import Foundation
import OnboardingActions
import OnboardingDelivery
public import OnboardingFlow
import OnboardingProfile
import OnboardingValues

/// Plays one run of a flow on a renderer and tells its delegate what happens.
///
/// It handles one input at a time: the coordinator decides, the state of the run goes to disk, then the delegate hears
/// and the renderer shows. Waiting for a verdict blocks nothing.
@MainActor
public final class OnboardingController {
    /// Hears what happens; held weakly.
    public weak var delegate: (any OnboardingControllerDelegate)?

    /// The flow being played.
    public var flow: Flow { coordinator.flow }
    /// The id of the run, in every action's meta.
    public var runId: String { coordinator.state.runId }
    /// The state of the run.
    public var state: RunState { coordinator.state }
    /// Answers of an earlier document that no longer fit the flow.
    public var droppedAnswers: [String: Answer] { coordinator.dropped }
    /// Whether the screens are gone: the run is over, or was left.
    public private(set) var isDismissed = false

    private let client: OnboardingClient
    private var coordinator: FlowCoordinator
    private var renderer: (any OnboardingRenderer)?
    private var waiting: [Input] = []
    private var isHandling = false
    private var dismissalWaiters: [CheckedContinuation<Void, Never>] = []
    private var idleWaiters: [CheckedContinuation<Void, Never>] = []
    private var openVerdicts = 0

    init(client: OnboardingClient, coordinator: FlowCoordinator) {
        self.client = client
        self.coordinator = coordinator
    }

    /// Shows the run on a renderer, from its start or where it was left.
    public func present(on renderer: any OnboardingRenderer) {
        let isFirst = self.renderer == nil
        self.renderer = renderer
        renderer.onInput = { [weak self] input in self?.handle(.user(input)) }
        client.noteStart(of: coordinator.state, flow)
        if isFirst { handle(.host(.start)) }
    }

    /// Goes on after a paywall or a custom action. Without one it does nothing but what a person could do there.
    public func proceed(_ proceeding: Proceeding) { handle(.host(.proceed(proceeding))) }

    /// Closes the flow: valid drafts are committed and reported first, and the run can go on later.
    public func close() { handle(.host(.close)) }

    /// Call when the app goes to the background: valid drafts are committed and reported.
    public func appWillLeave() { handle(.host(.leave)) }

    /// Returns once the screens are gone.
    public func dismissed() async {
        if isDismissed { return }
        await withCheckedContinuation { dismissalWaiters.append($0) }
    }

    /// Returns once every input so far, and what the delegate did because of it, has been handled.
    public func settled() async {
        while isHandling || openVerdicts > 0 {
            await withCheckedContinuation { idleWaiters.append($0) }
        }
    }

    // MARK: One input at a time

    private func handle(_ input: Input) {
        waiting.append(input)
        guard !isHandling else { return }
        isHandling = true
        Task {
            while !waiting.isEmpty { await handleNext() }
            isHandling = false
            resumeIdleWaiters()
        }
    }

    private func handleNext() async {
        let input = waiting.removeFirst()
        let effects = coordinator.handle(input, at: client.configuration.now())
        let events = effects.compactMap { effect in
            if case .event(let event) = effect, event.isLogged { event } else { nil }
        }
        let kept = client.writer.write(client.runRecords(coordinator.state) + client.eventRecords(events))
        // What a call reports is on disk before the call; showing a screen waits for nothing.
        if effects.contains(where: \.isHeardByDelegate) {
            do {
                try await kept.value
            } catch {
                fail(OnboardingError(.storeFailed, "\(error); it is held and written with the next change"))
            }
        }
        for effect in effects { perform(effect) }
    }

    private func perform(_ effect: Effect) {
        switch effect {
        case .present(let screen):
            renderer?.show(screen)
            if screen.revision == 1 { reportLoaded() }
        case .dismiss: dismiss()
        case .haptic(let kind): renderer?.giveFeedback(kind)
        case .openURL(let link):
            if let url = URL(string: link) { client.configuration.openURL(url) }
        case .ask(let ticket, let action): ask(ticket, action)
        case .report(let action): report(action)
        case .event(let event): delegate?.onboardingController(self, onAnalyticsEvent: event)
        case .openPaywall(let action):
            if let delegate {
                delegate.onboardingController(self, onPaywallAction: action)
            } else {
                proceed(.next)
            }
        case .custom(let action): delegate?.onboardingController(self, onCustomAction: action)
        case .close(let action): delegate?.onboardingController(self, onCloseAction: action)
        case .skip(let screen): delegate?.onboardingController(self, didSkipAt: screen)
        case .complete(let result):
            client.takeBackAbandoned(result)
            delegate?.onboardingController(self, didComplete: result)
            handle(.host(.completionDelivered))
        case .fail(let error): fail(error)
        }
    }

    private func report(_ action: StateUpdatedAction) {
        do {
            try client.map(action, with: flow.mapping)
        } catch {
            fail(OnboardingError(.profileLimit, "\(error)", place: action.elementId))
        }
        delegate?.onboardingController(self, onStateUpdatedAction: action)
        for problem in client.profile.problems(under: client.configuration.profileLimits) {
            fail(OnboardingError(.profileLimit, "\(problem)", place: action.elementId))
        }
        if let sequence = action.meta.sequence { handle(.host(.delivered(sequence: sequence))) }
    }

    private func ask(_ ticket: Int, _ action: StateUpdatedAction) {
        openVerdicts += 1
        Task {
            let verdict = await delegate?.onboardingController(self, verdictOn: action) ?? .accept
            handle(.verdict(ticket: ticket, verdict))
            openVerdicts -= 1
            resumeIdleWaiters()
        }
    }

    private func reportLoaded() {
        let meta = coordinator.metaOfCurrentScreen(today: client.configuration.now().today)
        delegate?.onboardingController(self, didFinishLoading: DidFinishLoadingAction(meta: meta))
    }

    private func fail(_ error: OnboardingError) {
        delegate?.onboardingController(self, didFailWithError: error)
    }

    private func dismiss() {
        guard !isDismissed else { return }
        isDismissed = true
        renderer?.dismiss()
        for waiter in dismissalWaiters { waiter.resume() }
        dismissalWaiters = []
    }

    private func resumeIdleWaiters() {
        let waiters = idleWaiters
        idleWaiters = []
        for waiter in waiters { waiter.resume() }
    }
}

extension Effect {
    /// Whether the delegate, or somebody outside, is told something.
    fileprivate var isHeardByDelegate: Bool {
        switch self {
        case .present, .dismiss, .haptic: false
        default: true
        }
    }
}

extension AnalyticsEvent {
    /// Whether the event stands in the log; what the field derives from other events only the delegate hears.
    fileprivate var isLogged: Bool {
        switch self {
        case .secondScreenPresented, .registrationScreenPresented, .productsScreenPresented, .userEmailCollected: false
        default: true
        }
    }
}

extension OnboardingClient {
    /// Starting the run of a due offer counts as having offered it.
    fileprivate func noteStart(of state: RunState, _ flow: Flow) {
        if !state.mode.isEdit { markOffered(flow) }
    }

    /// Changes the profile as the document says.
    fileprivate func map(_ action: StateUpdatedAction, with mapping: ProfileMapping) throws {
        guard let parameters = try mapping.parameters(for: action, limits: configuration.profileLimits) else { return }
        change(parameters, origin: ChangeOrigin(action, source: .mapping))
    }
}
