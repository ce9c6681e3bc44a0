import OnboardingActions
package import OnboardingValues

/// Plays a flow: takes one input at a time, changes the state of the run, and says what is to be done.
///
/// It is a value without a clock, a disk or randomness of its own; the moment comes in with each input.
package struct FlowCoordinator: Sendable {
    /// The flow being played.
    package let flow: Flow
    /// How the person reads and writes.
    package let conventions: Conventions
    /// The flow's texts in the person's language.
    let localizer: Localizer
    /// What outlives the process.
    package internal(set) var state: RunState
    /// Answers of an earlier document that no longer fit this one.
    package let dropped: [String: Answer]
    /// Whether typed text, e-mail addresses, phone numbers and dates may stand in events.
    package let includesFreeText: Bool

    /// Whether the run is complete while its last screen is still there.
    var isFinishing: Bool {
        if case .finished = pending { true } else { false }
    }

    /// What waits, is shown for the moment, and does not outlive the process.
    var pending: Pending?
    var problems: [String: EntryProblem] = [:]
    var direction: ScreenState.Direction?
    var revision = 0
    var lastTicket = 0
    /// The path as it was walked last; nil once an answer or a way back may have changed it.
    var knownPath: KnownPath?
    /// Whether the run was shown, and whether its screens are gone again, in this process.
    var isStarted = false
    package internal(set) var isDismissed = false
    /// Paywalls that the person left by Back, and that the host will still tell the end of.
    var abandonedPaywalls = 0

    /// What a screen waits for.
    enum Pending: Hashable, Sendable {
        /// Verdicts on changed answers, and what happens once all are in.
        case verdicts(Round)
        /// The host's word after a paywall.
        case paywall
        /// The end of the host's work after the last screen, which is there again once a paywall was refused.
        case finished(isBusy: Bool)
    }

    /// A round of questions to the host.
    struct Round: Hashable, Sendable {
        var open: [Int: String]
        /// The elements that the host was asked about.
        let asked: Set<String>
        var rejections: [String: String] = [:]
        let answers: [String: Answer]
        let purpose: Purpose
    }

    /// What follows a commit.
    enum Purpose: Hashable, Sendable {
        case goOn
        case paywall(Button)
    }

    /// Makes a coordinator that begins a run, or goes on with one.
    ///
    /// When the flow document has changed since the state was kept, answers whose element, type and option still exist
    /// stay, the rest is listed in `dropped`, and the run goes on at the first screen that still needs an answer.
    package init(
        _ flow: Flow,
        resuming state: RunState,
        conventions: Conventions = Conventions(),
        includesFreeText: Bool = false,
        today: CalendarDate
    ) {
        self.flow = flow
        self.conventions = conventions
        localizer = Localizer(flow: flow, locale: conventions.locale)
        self.includesFreeText = includesFreeText
        self.state = state
        guard state.documentFingerprint != flow.fingerprint else {
            dropped = [:]
            return
        }
        dropped = self.state.adapt(to: flow, today: today)
    }

    /// Handles one input and returns what is to be done, in order.
    ///
    /// An input that belongs to an earlier visit of a screen, or a verdict on a question that was withdrawn, does nothing.
    package mutating func handle(_ input: Input, at moment: Moment) -> [Effect] {
        // Handed over, not copied: what only one holds is changed in place.
        var turn = Turn(coordinator: consume self, moment: moment)
        turn.handle(input)
        self = turn.coordinator
        return turn.effects
    }
}

/// The handling of one input: the coordinator, the moment, and the effects so far.
struct Turn {
    var coordinator: FlowCoordinator
    let moment: Moment
    var effects: [Effect] = []

    init(coordinator: consuming FlowCoordinator, moment: Moment) {
        self.coordinator = coordinator
        self.moment = moment
    }

    var state: RunState {
        _read { yield coordinator.state }
        _modify { yield &coordinator.state }
    }

    var flow: Flow { coordinator.flow }

    mutating func emit(_ effect: Effect) { effects.append(effect) }

    /// Takes the screens away.
    mutating func dismiss() {
        coordinator.isDismissed = true
        emit(.dismiss)
    }

    mutating func handle(_ input: Input) {
        switch input {
        case .host(let input): handle(input)
        case .verdict(let ticket, let verdict): handle(verdict, ticket: ticket)
        case .user(let input):
            guard !state.isOver || coordinator.isFinishing else { return }
            guard let visit = state.visits.last, input.screen == visit.screen, input.visit == visit.number else {
                // A page that was loaded anew names no screen yet; what names an earlier visit comes too late.
                if input.event == .ready, input.screen.isEmpty { present() }
                return
            }
            handle(input.event)
        }
    }

    private mutating func handle(_ event: UserInput.Event) {
        if case .finished(let isBusy) = coordinator.pending { return handleAtTheEnd(event, isBusy: isBusy) }
        if coordinator.isDismissed { return handleAfterDismissal(event) }
        switch event {
        case .ready: present()
        case .shown: break
        case .haptic(let kind): emit(.haptic(kind))
        case .back: goBack()
        case .skip: skip()
        case .close: close(actionId: "")
        case .select(let element, let option, let selected):
            select(option, selected, in: element)
        case .input(let element, let value, let place), .settled(let element, let value, let place):
            enter(value, at: place, in: element)
        case .proceed: pressMain()
        case .action(let id): press(id)
        }
    }

    /// The run is complete, so nothing can be entered any more; while the paywall is up only leaving does something.
    private mutating func handleAtTheEnd(_ event: UserInput.Event, isBusy: Bool) {
        switch event {
        case .ready: present()
        case .close: close(actionId: "")
        case .action(let id): if !isBusy { press(id) }
        case .proceed: if !isBusy { pressMain() }
        default: break
        }
    }

    /// What was entered as the screens of a run that was closed went is kept; nothing else happens until it is started
    /// again.
    private mutating func handleAfterDismissal(_ event: UserInput.Event) {
        switch event {
        case .select(let element, let option, let selected): select(option, selected, in: element)
        case .input(let element, let value, let place), .settled(let element, let value, let place):
            enter(value, at: place, in: element)
        default: break
        }
    }

    private mutating func handle(_ input: HostInput) {
        switch input {
        case .start: start()
        case .leave: commitDrafts()
        case .close: close(actionId: "")
        case .proceed(let proceeding): proceed(proceeding)
        case .delivered, .completionDelivered: state.acknowledge(input)
        }
    }
}
