import Foundation
import OnboardingActions
import OnboardingValues

@testable import OnboardingFlow

/// Plays a run in a test: owns the coordinator, the moment and everything that was to be done so far.
///
/// Questions to the host are answered at once and reports return at once, unless a test says otherwise.
struct Play: Sendable {
    var coordinator: FlowCoordinator
    /// 1 March 2024, noon; a test moves it by hand.
    var moment = Moment(Date(timeIntervalSince1970: 1_709_294_400))
    /// Every effect so far.
    var effects: [Effect] = []
    /// What the host says of an answer; nil leaves the question open.
    var verdict: @Sendable (StateUpdatedAction) -> AnswerVerdict? = { _ in .accept }
    /// Whether reports return.
    var acknowledges = true
    /// Tickets of questions that are open.
    var openTickets: [Int] = []

    init(
        _ flow: Flow,
        mode: RunMode = .firstRun,
        answers: [String: Answer] = [:],
        attributes: RunAttributes = RunAttributes(),
        seed: UInt64 = 1,
        conventions: Conventions = Conventions(),
        starts: Bool = true
    ) {
        let state = RunState(
            runId: "run-1",
            flow: flow,
            mode: mode,
            answers: answers,
            attributes: attributes,
            seed: seed,
            startedAt: moment.instant
        )
        coordinator = FlowCoordinator(flow, resuming: state, conventions: conventions, today: moment.today)
        if starts { handle(.host(.start)) }
    }

    /// The run after the process died and began anew, with the state read back from its JSON; not started yet.
    func revived(with flow: Flow? = nil, conventions: Conventions? = nil) throws -> Play {
        let json = try JSONEncoder().encode(coordinator.state)
        let state = try JSONDecoder().decode(RunState.self, from: json)
        var play = self
        play.coordinator = FlowCoordinator(
            flow ?? coordinator.flow,
            resuming: state,
            conventions: conventions ?? coordinator.conventions,
            today: moment.today
        )
        play.effects = []
        play.openTickets = []
        return play
    }

    /// Handles an input and everything that follows from it.
    @discardableResult
    mutating func handle(_ input: Input) -> [Effect] {
        var waiting = [input]
        var all: [Effect] = []
        while !waiting.isEmpty {
            let new = coordinator.handle(waiting.removeFirst(), at: moment)
            all += new
            for effect in new { waiting += replies(to: effect) }
        }
        effects += all
        return all
    }

    private mutating func replies(to effect: Effect) -> [Input] {
        switch effect {
        case .ask(let ticket, let action):
            if let verdict = verdict(action) { return [.verdict(ticket: ticket, verdict)] }
            openTickets.append(ticket)
        case .report(let action):
            if acknowledges, let sequence = action.meta.sequence { return [.host(.delivered(sequence: sequence))] }
        case .complete: if acknowledges { return [.host(.completionDelivered)] }
        default: break
        }
        return []
    }
}

/// What the person and the host do.
extension Play {
    /// Does something on the screen as it is shown now.
    @discardableResult
    mutating func act(_ event: UserInput.Event) -> [Effect] {
        let visit = coordinator.state.visits.last
        return handle(.user(UserInput(screen: visit?.screen ?? "", visit: visit?.number ?? 0, event: event)))
    }

    @discardableResult
    mutating func select(_ option: String, in element: String? = nil, _ selected: Bool = true) -> [Effect] {
        act(.select(element: element ?? screen, option: option, selected: selected))
    }

    @discardableResult
    mutating func enter(_ value: JSONValue, in element: String? = nil) -> [Effect] {
        act(.input(element: element ?? screen, value: value))
    }

    /// Types into an option that takes a text.
    @discardableResult
    mutating func enter(_ text: String, inOption option: String, of element: String? = nil) -> [Effect] {
        act(.input(element: element ?? screen, value: .string(text), place: .option(option)))
    }

    mutating func pick(year: Int? = nil, month: Int? = nil, day: Int? = nil, in element: String? = nil) {
        for (part, number) in [(DateField.Part.day, day), (.month, month), (.year, year)] {
            guard let number else { continue }
            act(.input(element: element ?? screen, value: JSONValue.number(Decimal(number)), place: .part(part)))
        }
    }

    @discardableResult mutating func goOn() -> [Effect] { act(.proceed()) }
    @discardableResult mutating func back() -> [Effect] { act(.back) }
    @discardableResult mutating func skip() -> [Effect] { act(.skip) }
    @discardableResult mutating func press(_ button: String) -> [Effect] { act(.action(button)) }
    @discardableResult mutating func start() -> [Effect] { handle(.host(.start)) }
    @discardableResult mutating func leave() -> [Effect] { handle(.host(.leave)) }
    @discardableResult mutating func close() -> [Effect] { handle(.host(.close)) }
    @discardableResult mutating func proceed(_ proceeding: Proceeding) -> [Effect] {
        handle(.host(.proceed(proceeding)))
    }

    /// Taps an option of the screen's one question and goes on, as a renderer does by itself.
    @discardableResult
    mutating func choose(_ option: String) -> [Effect] {
        select(option) + act(.proceed(auto: true))
    }

    /// Answers the oldest open question to the host.
    @discardableResult
    mutating func say(_ verdict: AnswerVerdict) -> [Effect] {
        guard !openTickets.isEmpty else { return [] }
        return handle(.verdict(ticket: openTickets.removeFirst(), verdict))
    }
}

/// What can be seen of a run.
extension Play {
    var state: RunState { coordinator.state }
    /// The id of the current screen; empty before the start.
    var screen: String { state.visits.last?.screen ?? "" }
    var walked: [String] { state.visits.map(\.screen) }
    var shown: ScreenState? { coordinator.screenState(today: moment.today) }
    var result: OnboardingResult? { coordinator.result }
    var progress: Double { shown?.progress ?? -1 }

    func element(_ id: String? = nil) -> ElementState? {
        shown?.elements.first { $0.id == id ?? screen }
    }

    func choice(_ id: String? = nil) -> ChoiceState? {
        if case .choice(let choice) = element(id)?.content { choice } else { nil }
    }

    func selected(_ id: String? = nil) -> [String] {
        choice(id)?.options.filter(\.selected).map(\.id) ?? []
    }

    func field(_ id: String? = nil) -> FieldState? {
        if case .field(let field) = element(id)?.content { field } else { nil }
    }

    func slider(_ id: String? = nil) -> SliderState? {
        if case .slider(let slider) = element(id)?.content { slider } else { nil }
    }

    func date(_ id: String? = nil) -> DateState? {
        if case .date(let date) = element(id)?.content { date } else { nil }
    }

    var reports: [StateUpdatedAction] { effects.reports }
    var sequences: [Int] { reports.compactMap(\.meta.sequence) }
}

extension [Effect] {
    var reports: [StateUpdatedAction] { compactMap { if case .report(let action) = $0 { action } else { nil } } }
    var asked: [StateUpdatedAction] { compactMap { if case .ask(_, let action) = $0 { action } else { nil } } }
    var presented: [ScreenState] { compactMap { if case .present(let state) = $0 { state } else { nil } } }
    var events: [AnalyticsEvent] { compactMap { if case .event(let event) = $0 { event } else { nil } } }
    var results: [OnboardingResult] { compactMap { if case .complete(let result) = $0 { result } else { nil } } }
    var errors: [OnboardingError] { compactMap { if case .fail(let error) = $0 { error } else { nil } } }
    var paywalls: [OpenPaywallAction] { compactMap { if case .openPaywall(let action) = $0 { action } else { nil } } }

    /// The kinds of effects in order, without those that only draw; a report and a question with their element.
    var outline: [String] {
        compactMap { effect in
            switch effect {
            case .present, .haptic: nil
            case .ask(_, let action): "ask \(action.elementId)"
            case .report(let action): "report \(action.elementId)"
            case .event(let event): event.name
            case .openPaywall: "paywall"
            case .custom: "custom"
            case .openURL: "open"
            case .close: "close"
            case .skip(let screen): "skip \(screen)"
            case .complete: "complete"
            case .fail: "fail"
            case .dismiss: "dismiss"
            }
        }
    }
}
