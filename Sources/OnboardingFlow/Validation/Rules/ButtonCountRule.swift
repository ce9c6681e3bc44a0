import OnboardingValues

/// A warning for a third button: a screen has a main action and a quiet one.
struct ButtonCountRule: FlowRule {
    func issues(in flow: Flow) -> [DocumentIssue] {
        flow.screens.filter { $0.buttons.count > 2 }.map { screen in
            let ids = screen.buttons.dropFirst(2).map(\.id).quotedList
            let text = "a screen has room for two buttons, a main and a quiet one; remove \(ids)"
            return screen.place.key("buttons").issue(.warning, "too-many-buttons", text)
        }
    }
}
