public import OnboardingKit

/// A renderer that shows nothing and does what a test says, on the screen that is current.
@MainActor
public final class ScriptedRenderer: OnboardingRenderer {
    /// Where inputs go; set by the controller.
    public var onInput: (@MainActor (UserInput) -> Void)?
    /// The states shown, in order.
    public private(set) var states: [ScreenState] = []
    /// Whether the screens were taken away.
    public private(set) var isDismissed = false
    /// The feelings given, in order.
    public private(set) var feedback: [String] = []

    private var waiting: [(fits: (ScreenState) -> Bool, continuation: CheckedContinuation<Void, Never>)] = []

    /// Makes a renderer.
    public init() {}

    /// The state shown last.
    public var screen: ScreenState? { states.last }

    /// Keeps the state.
    public func show(_ state: ScreenState) {
        isDismissed = false
        states.append(state)
        let (ready, others) = (waiting.filter { $0.fits(state) }, waiting.filter { !$0.fits(state) })
        waiting = others
        for waiter in ready { waiter.continuation.resume() }
    }

    /// Returns once the state shown last fits; for what happens while a delegate is still being asked.
    public func shown(where fits: @escaping (ScreenState) -> Bool) async {
        if let screen, fits(screen) { return }
        await withCheckedContinuation { waiting.append((fits, $0)) }
    }

    /// Notes that the screens are gone.
    public func dismiss() { isDismissed = true }

    /// Keeps the feeling.
    public func giveFeedback(_ kind: String) { feedback.append(kind) }

    /// Does something on the current screen.
    public func send(_ event: UserInput.Event) {
        guard let screen else { return }
        onInput?(UserInput(on: screen, event))
    }

    /// Chooses options of an element.
    public func choose(_ element: String, _ options: String...) {
        for option in options { send(.select(element: element, option: option, selected: true)) }
    }

    /// Types a text into a field.
    public func type(_ element: String, _ text: String) {
        send(.input(element: element, value: .string(text)))
    }

    /// Presses Continue.
    public func proceed() { send(.proceed()) }

    /// Presses Back.
    public func back() { send(.back) }

    /// Presses Skip.
    public func skip() { send(.skip) }
}
