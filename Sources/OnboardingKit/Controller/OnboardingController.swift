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
    private var openVerdicts = 0
    private let dismissal = Waiters()
    private let idleness = Waiters()

    init(client: OnboardingClient, coordinator: FlowCoordinator) {
        self.client = client
        self.coordinator = coordinator
    }

    /// Shows the run on a renderer, from its start or where it was left.
    ///
    /// Another renderer takes the place of the one before, which is dismissed, and shows the current screen. Once the
    /// screens are gone they stay so: to go on with a run that was left, ask the client for a controller again.
    public func present(on renderer: any OnboardingRenderer) {
        let before = self.renderer
        self.renderer = renderer
        if before !== renderer { before?.dismiss() }
        renderer.onInput = { [weak self, weak renderer] input in
            if let self, self.renderer === renderer { handle(.user(input)) }
        }
        if isDismissed {
            renderer.dismiss()
        } else if before == nil {
            client.noteStart(of: coordinator.state, flow)
            handle(.host(.start))
        } else if let screen = coordinator.screenState(today: client.configuration.now().today) {
            renderer.show(screen)
        }
    }

    /// Goes on after a paywall or a custom action. Without one it does nothing but what a person could do there.
    ///
    /// The end of a paywall that the person left by Back is dropped, so tell of each paywall's end once.
    public func proceed(_ proceeding: Proceeding) { handle(.host(.proceed(proceeding))) }

    /// Closes the flow: valid drafts are committed and reported first, and the run can go on later.
    public func close() { handle(.host(.close)) }

    /// Call when the app goes to the background: valid drafts are committed and reported.
    public func appWillLeave() { handle(.host(.leave)) }

    /// Returns once the screens are gone; at once when none were shown, and when the task is cancelled.
    ///
    /// Not to be awaited within `verdictOn`: the screens wait for that to return.
    public func dismissed() async {
        if renderer == nil || isDismissed { return }
        await dismissal.wait()
    }

    /// Returns once every input so far, and what the delegate did because of it, has been handled, verdicts among it; or
    /// when the task is cancelled. Not to be awaited within `verdictOn`, which it would wait for.
    public func settled() async {
        while isHandling || openVerdicts > 0, !Task.isCancelled { await idleness.wait() }
    }

    /// Whether this controller, open, is what plays a flow in a mode.
    func plays(_ flow: Flow, _ mode: RunMode) -> Bool {
        !isDismissed && !coordinator.isDismissed && state.mode == mode && self.flow.fingerprint == flow.fingerprint
    }

    // MARK: One input at a time

    private func handle(_ input: Input) {
        guard renderer != nil else { return }
        waiting.append(input)
        guard !isHandling else { return }
        isHandling = true
        Task {
            while !waiting.isEmpty { await handleNext() }
            isHandling = false
            idleness.resume()
        }
    }

    private func handleNext() async {
        let input = waiting.removeFirst()
        guard counts(input) else {
            // The host heard it, whoever plays the flow by now.
            if case .host(let heard) = input { client.acknowledge(heard, runId: runId, of: flow) }
            return
        }
        let effects = coordinator.handle(input, at: client.configuration.now())
        var records = client.take(coordinator.state) + client.take(effects.compactMap(\.loggedEvent))
        for effect in effects {
            switch effect {
            case .skip: records += client.beginWaitForOffer(of: flow)
            case .complete(let result): records += client.takeBackAbandoned(result)
            default: break
            }
        }
        // What a call reports is on disk before the call; showing a screen waits for nothing.
        if !effects.contains(where: \.isHeardByDelegate) {
            client.writer.write(records)
        } else {
            do {
                try await client.writer.writeAndWait(records)
            } catch {
                fail(OnboardingError(.storeFailed, "\(error); it is held and written with the next change"))
            }
        }
        // Another controller may have taken over meanwhile. What this one owes is in the kept state and told there.
        guard isCurrent else { return }
        // Or it takes over in one of the calls: the rest is still told, and nothing more is shown or asked.
        for effect in effects where isCurrent || !effect.concernsScreen { perform(effect) }
    }

    /// Takes note of what the host has heard from a controller that played this run before.
    func acknowledge(_ input: HostInput) {
        _ = coordinator.handle(.host(input), at: client.configuration.now())
        client.writer.write(client.take(coordinator.state))
    }

    /// Whether this controller is the one that plays its flow.
    private var isCurrent: Bool { client.openRuns[flow.id]?.controller === self }

    /// Whether an input still counts: none once another controller plays the flow, and once the screens are gone only what
    /// was entered as they went, and that a report has returned.
    private func counts(_ input: Input) -> Bool {
        switch input {
        case .user, .host(.delivered), .host(.completionDelivered): isCurrent
        default: isCurrent && !isDismissed
        }
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
            client.heardRuns.insert(runId)
            delegate?.onboardingController(self, didComplete: result)
            handle(.host(.completionDelivered))
        case .fail(let error): fail(error)
        }
    }

    private func report(_ action: StateUpdatedAction) {
        let known = client.profileProblems
        do {
            try client.map(action, with: flow.mapping)
        } catch {
            fail(OnboardingError(.profileLimit, "\(error)", place: action.elementId))
        }
        delegate?.onboardingController(self, onStateUpdatedAction: action)
        for problem in client.profileProblems where !known.contains(problem) {
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
            idleness.resume()
        }
    }

    private func reportLoaded() {
        let meta = coordinator.metaOfCurrentScreen(today: client.configuration.now().today)
        delegate?.onboardingController(self, didFinishLoading: DidFinishLoadingAction(meta: meta))
    }

    private func fail(_ error: OnboardingError) {
        delegate?.onboardingController(self, didFailWithError: error)
    }

    /// Takes the screens away, for good.
    func dismiss() {
        guard !isDismissed else { return }
        isDismissed = true
        renderer?.dismiss()
        dismissal.resume()
    }
}

extension Effect {
    /// Whether it needs the screens.
    fileprivate var concernsScreen: Bool {
        switch self {
        case .present, .dismiss, .haptic, .ask: true
        default: false
        }
    }

    /// Whether the delegate, or somebody outside, is told something.
    fileprivate var isHeardByDelegate: Bool {
        switch self {
        case .present, .dismiss, .haptic: false
        default: true
        }
    }

    /// The event that stands in the log; what the field derives from other events only the delegate hears.
    fileprivate var loggedEvent: AnalyticsEvent? {
        guard case .event(let event) = self else { return nil }
        switch event {
        case .secondScreenPresented, .registrationScreenPresented, .productsScreenPresented, .userEmailCollected:
            return nil
        default: return event
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
        let origin = ChangeOrigin(action, source: .mapping)
        // A repeated report must not lift the mapping above what the host made of the action the first time.
        if kept.profile.changes.contains(ProfileChange(parameters: parameters, origin: origin)) { return }
        change(parameters, origin: origin)
    }
}
