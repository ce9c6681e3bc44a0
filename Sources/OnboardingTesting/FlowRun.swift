import Foundation
public import OnboardingKit

/// What came of a flow that was played by answers.
public struct FlowRun: Sendable {
    /// The calls of the delegate, in order.
    public let calls: [RecordingDelegate.Call]
    /// The result; nil when a screen could not be left.
    public let result: OnboardingResult?
    /// The profile that came out.
    public let profile: Profile
    /// The states shown, in order.
    public let states: [ScreenState]
    /// Why a screen could not be left, by element.
    public let refusals: [String: String]

    /// The state-updated actions, in order.
    public var actions: [StateUpdatedAction] {
        calls.compactMap { if case .stateUpdated(let action) = $0 { action } else { nil } }
    }

    /// The ids of the screens shown, in order.
    public var screens: [String] {
        states.reduce(into: []) { screens, state in
            if screens.last != state.screen { screens.append(state.screen) }
        }
    }
}

/// Plays a flow by answers, in memory, with a clock that stands still, and returns what came of it.
///
/// - Parameters:
///   - flow: the flow.
///   - answers: the answers by element id, as an answers file writes them; the rest is left as it is.
///   - delegate: a delegate that keeps its calls; set what it does to test a host's handler.
///   - attributes: what conditions see under `host.`.
///   - locale: the language of the texts.
///   - moment: the time and the day.
/// - Returns: the calls, the result and the profile.
/// - Throws: `AnswersError` when an answer fits no element of the flow.
@MainActor
public func run(
    _ flow: Flow,
    answers: JSONObject,
    delegate: RecordingDelegate = RecordingDelegate(),
    attributes: JSONObject = [:],
    locale: String = "en",
    at moment: Moment = Moment(ManualClock.noon)
) async throws -> FlowRun {
    let ids = SequentialIds()
    let client = try await OnboardingClient(
        OnboardingConfiguration(
            storage: .memory,
            conventions: Conventions(Locale(identifier: locale)),
            hostAttributes: attributes,
            now: { moment },
            makeId: { ids.next() },
            makeSeed: { 1 }
        )
    )
    let renderer = AnswersRenderer(answers: try flow.answers(from: .object(answers)))
    let controller = client.controller(for: flow)
    controller.delegate = delegate
    await renderer.play(controller)
    return FlowRun(
        calls: delegate.calls,
        result: delegate.result,
        profile: client.profile,
        states: renderer.states,
        refusals: renderer.refusals
    )
}
