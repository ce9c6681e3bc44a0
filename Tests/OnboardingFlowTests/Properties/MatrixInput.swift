import OnboardingActions
import OnboardingValues
import Testing

@testable import OnboardingFlow

/// Every kind of input, fitting and not.
struct MatrixInput: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let input: @Sendable (Play) -> Input

    init(_ description: String, _ input: @escaping @Sendable (Play) -> Input) {
        testDescription = description
        self.input = input
    }

    /// Something the person does on the screen that is shown, and the same as if it came from an earlier visit and from
    /// another screen.
    private static func user(_ event: UserInput.Event) -> [Self] {
        func input(_ kind: String, _ make: @escaping @Sendable (RunState.Visit?) -> (String, Int)) -> Self {
            Self("\(kind)\(event)") { play in
                let (screen, visit) = make(play.state.visits.last)
                return .user(UserInput(screen: screen, visit: visit, event: event))
            }
        }
        return [
            input("") { ($0?.screen ?? "", $0?.number ?? 0) },
            input("late ") { ($0?.screen ?? "", ($0?.number ?? 0) - 1) },
            input("elsewhere ") { ("nowhere", $0?.number ?? 0) },
        ]
    }

    private static let events: [UserInput.Event] =
        [
            .ready, .shown, .back, .skip, .close, .haptic("selection"), .proceed(), .proceed(auto: true),
            .action("plans"), .action("more"), .action("done"), .action("buy"), .action("none"),
        ] + selections + values

    private static let selections: [UserInput.Event] = [
        .select(element: "goal", option: "a", selected: true), .select(element: "goal", option: "b", selected: true),
        .select(element: "goal", option: "a", selected: false), .select(element: "goal", option: "z", selected: true),
        .select(element: "likes", option: "y", selected: true), .select(element: "age", option: "a", selected: true),
        .select(element: "none", option: "a", selected: true),
    ]

    private static let values: [UserInput.Event] = [
        .input(element: "age", value: "21"), .input(element: "age", value: "x"), .input(element: "age", value: 40),
        .input(element: "age", value: nil), .settled(element: "name", value: "bo"),
        .settled(element: "name", value: []),
        .input(element: "born", value: 5, place: .part(.day)), .input(element: "born", value: "2001-02-03"),
        .input(element: "goal", value: "text", place: .option("b")), .input(element: "goal", value: "a"),
        .input(element: "goal", value: "text", place: .option("z")), .settled(element: "pace", value: 1_000_000),
        .input(element: "pace", value: [:]), .input(element: "note", value: "hi"), .input(element: "none", value: 1),
        .input(element: "name", value: "bo", place: .part(.year)),
    ]

    private static let host: [Self] = [
        HostInput.start, .leave, .close, .proceed(.next), .proceed(.stay), .proceed(.close), .delivered(sequence: 0),
        .delivered(sequence: -1), .delivered(sequence: 99), .completionDelivered,
    ].map { host in Self("\(host)") { _ in .host(host) } }

    private static let verdicts: [Self] = [AnswerVerdict.accept, .reject("not that")].flatMap { verdict in
        [
            Self("\(verdict) on the open question") { .verdict(ticket: $0.coordinator.lastTicket, verdict) },
            Self("\(verdict) on none") { .verdict(ticket: $0.coordinator.lastTicket + 7, verdict) },
            Self("\(verdict) on nothing") { _ in .verdict(ticket: -1, verdict) },
        ]
    }

    static let all: [Self] = events.flatMap(user) + host + verdicts
}
