package import OnboardingValues

/// A button of a screen.
public struct Button: Sendable, Hashable, Identifiable {
    /// What a press does.
    public enum Action: String, Sendable, Hashable, Codable, CaseIterable {
        /// Commits and goes on: Continue.
        case next
        /// Goes to the screen before.
        case back
        /// Ends the run, to be offered again.
        case skip
        /// Leaves the flow.
        case close
        /// Commits, then asks the host to show a paywall.
        case openPaywall
        /// Hands `actionId` to the host; neither commits nor moves.
        case custom
        /// Opens a link through the host; neither commits nor moves.
        case openURL
    }

    /// The id, unique on its screen.
    public let id: String
    /// The words on it.
    public let label: String
    /// What a press does.
    public let action: Action
    /// What the host receives; for a paywall the placement. The button's id where the document gives none.
    public let actionId: String
    /// The link of `openURL`, https or mailto.
    public let url: String?

    package let place: DocumentPlace
}
