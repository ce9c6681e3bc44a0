public import OnboardingValues

/// Something the person did on a screen, as a renderer reports it.
public struct UserInput: Hashable, Sendable {
    /// What was done.
    public enum Event: Hashable, Sendable {
        /// The renderer can draw.
        case ready
        /// The new screen has settled.
        case shown
        /// An option was pressed or reached by an arrow key.
        case select(element: String, option: String, selected: Bool)
        /// A value changed and is kept as a draft: text, a slider's number, the text of an option, a part of a date.
        case input(element: String, value: JSONValue, place: ValuePlace = .whole)
        /// A field was left or a slider released.
        case settled(element: String, value: JSONValue, place: ValuePlace = .whole)
        /// Continue was pressed, or (auto) a choice's hold or an interlude ended.
        case proceed(auto: Bool = false)
        /// Back was pressed.
        case back
        /// Skip was pressed.
        case skip
        /// The flow is to be left.
        case close
        /// A button other than Continue was pressed.
        case action(String)
        /// The device should give a feeling of this kind.
        case haptic(String)
    }

    /// Which part of an element's value an input is.
    public enum ValuePlace: Hashable, Sendable {
        /// The whole value.
        case whole
        /// The text of an option that takes one.
        case option(String)
        /// A part of a date.
        case part(DateField.Part)
    }

    /// The screen it was done on.
    public var screen: String
    /// The visit it was done in.
    public var visit: Int
    /// The state that was shown, for diagnosis.
    public var revision: Int?
    /// What was done.
    public var event: Event

    /// Makes an input.
    public init(screen: String, visit: Int, revision: Int? = nil, event: Event) {
        self.screen = screen
        self.visit = visit
        self.revision = revision
        self.event = event
    }

    /// Makes an input that was done on a state.
    public init(on state: ScreenState, _ event: Event) {
        self.init(screen: state.screen, visit: state.visit, revision: state.revision, event: event)
    }
}
