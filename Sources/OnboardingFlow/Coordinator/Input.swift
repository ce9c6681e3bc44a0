/// Something that happens to a run.
package enum Input: Hashable, Sendable {
    /// The person did something.
    case user(UserInput)
    /// The host did something.
    case host(HostInput)
    /// The host's answer to a question that an effect asked.
    case verdict(ticket: Int, AnswerVerdict)
}

/// Something the host did.
package enum HostInput: Hashable, Sendable {
    /// The run is shown, for the first time or again.
    case start
    /// The app goes to the background.
    case leave
    /// The flow is closed from outside.
    case close
    /// A paywall or a custom action is done with.
    case proceed(Proceeding)
    /// The report of the action with this sequence number has returned.
    case delivered(sequence: Int)
    /// The report of the completion has returned.
    case completionDelivered

    /// Whether it says that the host has heard something.
    package var isAcknowledgement: Bool {
        switch self {
        case .delivered, .completionDelivered: true
        default: false
        }
    }
}

/// How to go on after a paywall or a custom action.
public enum Proceeding: String, Hashable, Sendable, Codable {
    /// To the next screen.
    case next
    /// Stay on the screen.
    case stay
    /// Leave the flow.
    case close
}

/// Whether the host takes an answer.
public enum AnswerVerdict: Hashable, Sendable {
    /// The answer is taken.
    case accept
    /// The answer is not taken; the screen shows the message and stays.
    case reject(String)
}
